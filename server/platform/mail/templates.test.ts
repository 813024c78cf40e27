import { describe, expect, it } from "vitest";
import { PRODUCT_NAME } from "@shared/constants/brand";
import { withLanguage } from "../text/with-language";
import {
  createAddressChangedMail,
  createAddressTakenMail,
  createAddressWarningMail,
  createNewAddressMail,
} from "./address-templates";
import {
  createAccountDeletedMail,
  createNewDeviceMail,
  createPasswordChangedMail,
  createPasswordWasResetMail,
  createResetMail,
  createVerificationMail,
} from "./templates";

const URL_BASE = "https://app.example.org";
const TOKEN = "abc_DEF-123";
const ama = { email: "ama@example.org", firstName: "Ama", preferredLanguage: null as string | null };

/** What a person reads of a page: without tags, with its entities resolved and its spaces joined. */
const readable = (html: string) =>
  html
    .replace(/<title>.*<\/title>/, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();

/** With every space an ordinary one. */
const plainSpaces = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

const firefox = { browser: "Firefox", system: "Windows", kind: "desktop" } as const;
const signIn = { device: firefox, at: new Date("2026-11-27T23:30:00Z") };

const mailsFor = (person: typeof ama) => [
  createVerificationMail(person, URL_BASE, TOKEN),
  createResetMail(person, URL_BASE, TOKEN),
  createPasswordChangedMail(person, URL_BASE, { hasCalendar: true, keysEnded: 0 }),
  createPasswordWasResetMail(person, URL_BASE, { calendarEnded: true, keysEnded: 0 }),
  createNewDeviceMail({ ...person, timezone: "Africa/Lagos" }, URL_BASE, signIn),
];
const addressMailsFor = (person: typeof ama) => [
  createNewAddressMail(person, URL_BASE, TOKEN),
  createAddressWarningMail(person, URL_BASE, TOKEN),
  createAddressTakenMail(person),
  createAddressChangedMail(person),
];

describe("mails about an account", () => {
  it("say the same in text and in HTML", () => {
    for (const mail of [...mailsFor(ama), ...addressMailsFor(ama)]) {
      const inHtml = readable(mail.html);
      for (const line of mail.text.split("\n").filter((text) => text !== ""))
        expect(inHtml).toContain(line.replace(/:$/, ""));
      expect(mail.to).toBe("ama@example.org");
      expect(mail.subject).toContain(PRODUCT_NAME);
      expect(mail.text).toContain("Hello Ama,");
    }
  });

  it("link to the page that reads the token, at the configured address", () => {
    const verification = createVerificationMail(ama, URL_BASE, TOKEN);
    expect(verification.text).toContain(`${URL_BASE}/verify-email?token=${TOKEN}`);
    expect(verification.html).toContain(`href="${URL_BASE}/verify-email?token=${TOKEN}"`);
    const reset = createResetMail(ama, URL_BASE, TOKEN);
    expect(reset.text).toContain(`${URL_BASE}/reset-password?token=${TOKEN}`);
    expect(reset.html).toContain(`href="${URL_BASE}/reset-password?token=${TOKEN}"`);
    const [confirm, warning, ...others] = addressMailsFor(ama);
    expect(confirm!.text).toContain(`Use this address:\n${URL_BASE}/change-email#token=${TOKEN}\n`);
    expect(warning!.text).toContain(`Stop the change:\n${URL_BASE}/cancel-email-change#token=${TOKEN}\n`);
    expect(warning!.text).toContain(`${URL_BASE}/forgot-password`);
    for (const { text } of others) expect(text).not.toContain("token=");
  });

  it("say what to do when it was somebody else, without a token", () => {
    for (const mail of mailsFor(ama).slice(2)) {
      expect(mail.text).toContain(`${URL_BASE}/forgot-password`);
      expect(mail.text).not.toContain("token=");
    }
  });

  it("say of a calendar's address what became of it, and nothing where there was none", () => {
    expect(createPasswordChangedMail(ama, URL_BASE, { hasCalendar: true, keysEnded: 0 }).text).toContain(
      `The address of your calendar still works. If somebody else may know it, make a new one in Settings: ${URL_BASE}/settings#calendar`,
    );
    expect(createPasswordWasResetMail(ama, URL_BASE, { calendarEnded: true, keysEnded: 0 }).text).toMatch(
      /The address of your calendar ended too,.* until you make a new one in Settings: https:\/\/app.example.org\/settings#calendar\n/,
    );
    expect(createPasswordChangedMail(ama, URL_BASE, { hasCalendar: false, keysEnded: 0 }).text).not.toContain(
      "calendar",
    );
    expect(
      createPasswordWasResetMail(ama, URL_BASE, { calendarEnded: false, keysEnded: 0 }).text,
    ).not.toContain("calendar");
  });

  it("say that the API keys have ended, and nothing where there were none", () => {
    const of = (keysEnded: number) => [
      createPasswordChangedMail(ama, URL_BASE, { hasCalendar: false, keysEnded }).text,
      createPasswordWasResetMail(ama, URL_BASE, { calendarEnded: false, keysEnded }).text,
    ];
    for (const text of of(2)) expect(text).toContain(`make in Settings: ${URL_BASE}/settings#api-keys`);
    for (const text of of(0)) expect(text).not.toContain("API key");
  });

  it("say of a new device what it is and when it signed in, by the clocks of the person's zone", () => {
    const of = (timezone: string | null, device: typeof firefox | null = firefox) =>
      createNewDeviceMail({ ...ama, timezone }, URL_BASE, {
        ...signIn,
        device: device ?? { browser: null, system: null, kind: null },
      });
    expect(of("Africa/Lagos").subject).toBe("New sign-in to your Amberway account");
    expect(of("Africa/Lagos").text).toContain("Device: Firefox on Windows\n");
    expect(of("Africa/Lagos").text).toContain("Time: 28 November 2026, 00:30 (Africa/Lagos)\n");
    expect(of("America/New_York").text).toContain("Time: 27 November 2026, 18:30 (America/New York)\n");
    expect(of(null).text).toContain("Time: 27 November 2026, 23:30 (UTC)\n");
    expect(of(null, null).text).toContain("Device: not known\n");
    expect(of(null).text).toContain(`See your devices:\n${URL_BASE}/settings#devices\n`);
  });

  it("show a name as text, on one line, whatever was typed", () => {
    const nasty = { ...ama, firstName: 'A<img src=x onerror="alert(1)">\r\n\r\nYou won! & more' };
    for (const mail of [...mailsFor(nasty), ...addressMailsFor(nasty)]) {
      expect(mail.html).not.toContain("<img");
      expect(mail.html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
      expect(mail.text).toContain('Hello A<img src=x onerror="alert(1)"> You won! & more,\n');
      expect(mail.subject).not.toMatch(/[\r\n]/);
    }
  });

  it("greet nobody by a name that a mail program would make a link of", () => {
    for (const firstName of [
      "Win at evil.example",
      "https://evil.example",
      "www.evil.example",
      "a@evil",
      "win1.com",
    ])
      for (const mail of [...mailsFor({ ...ama, firstName }), ...addressMailsFor({ ...ama, firstName })]) {
        expect(mail.text).toMatch(/^Hello,\n/);
        expect(mail.text + mail.html).not.toContain(firstName);
      }
    for (const firstName of ["J.R.R.", "Dr. Ama", "Ọmọ́wùnmí", "O'Neill-Smith", "أمينة"])
      expect(createVerificationMail({ ...ama, firstName }, URL_BASE, TOKEN).text).toContain(
        `Hello ${firstName},`,
      );
  });

  it("greet without a name when none is known", () => {
    const mail = createVerificationMail({ ...ama, firstName: null }, URL_BASE, TOKEN);
    expect(mail.text).toMatch(/^Hello,\n/);
  });
});

describe("mails to somebody who reads French", () => {
  const awa = { email: "awa@example.org", firstName: "Awa", preferredLanguage: "fr" };

  it("ask to confirm the address", () => {
    const mail = createVerificationMail(awa, URL_BASE, TOKEN);
    expect(mail.subject).toBe("Confirmez votre adresse e-mail pour Amberway");
    expect(plainSpaces(mail.text)).toBe(`Bonjour Awa,

Veuillez confirmer que cette adresse e-mail est bien la vôtre, afin de permettre à Amberway de vous joindre.

Confirmer l’adresse e-mail :
https://app.example.org/verify-email?token=abc_DEF-123

Ce lien est valable 24 heures.

Si vous n’avez pas créé de compte chez Amberway, vous pouvez ignorer ce message.

L’équipe Amberway
`);
    expect(mail.html).toContain('<html lang="fr" dir="ltr">');
  });

  it("lead to a new password", () => {
    const mail = createResetMail(awa, URL_BASE, TOKEN);
    expect(mail.subject).toBe("Réinitialisez votre mot de passe Amberway");
    expect(plainSpaces(mail.text)).toBe(`Bonjour Awa,

Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte.

Choisir un nouveau mot de passe :
https://app.example.org/reset-password?token=abc_DEF-123

Ce lien fonctionne une seule fois, pendant 60 minutes. Un lien plus récent le remplace.

Si la demande ne vient pas de vous, vous pouvez ignorer ce message : votre mot de passe reste inchangé.

L’équipe Amberway
`);
  });

  it("tell of a new device", () => {
    const mail = createNewDeviceMail({ ...awa, timezone: "Africa/Abidjan" }, URL_BASE, signIn);
    expect(mail.subject).toBe("Nouvelle connexion à votre compte Amberway");
    expect(plainSpaces(mail.text)).toContain("Appareil : Firefox sur Windows\n");
    expect(plainSpaces(mail.text)).toContain("Heure : 27 novembre 2026, 23:30 (Africa/Abidjan)\n");
  });

  it("say the same in text and in HTML, with spaces that keep a mark on its line", () => {
    for (const mail of [...mailsFor(awa), ...addressMailsFor(awa), createAccountDeletedMail(awa)]) {
      const inHtml = readable(mail.html);
      for (const line of mail.text.split("\n").filter((text) => text !== ""))
        expect(inHtml).toContain(plainSpaces(line).replace(/ :$/, ""));
      expect(mail.text).not.toMatch(/ [:;!?]/);
      expect(mail.html).toContain('<html lang="fr" dir="ltr">');
    }
  });

  it("do not depend on the language of whoever asks for them", () => {
    const english = { ...awa, preferredLanguage: "en" };
    expect(withLanguage("fr", () => createResetMail(english, URL_BASE, TOKEN))).toEqual(
      createResetMail(english, URL_BASE, TOKEN),
    );
    expect(withLanguage("en", () => createResetMail(awa, URL_BASE, TOKEN)).text).toMatch(/^Bonjour Awa,/);
    expect(createResetMail({ ...awa, preferredLanguage: "klingon" }, URL_BASE, TOKEN).html).toContain(
      'lang="en"',
    );
  });
});
