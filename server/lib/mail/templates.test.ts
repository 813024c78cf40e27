import { describe, expect, it } from "vitest";
import { PRODUCT_NAME } from "@shared/constants/brand";
import { passwordChangedMail, passwordWasResetMail, resetMail, verificationMail } from "./templates";

const URL_BASE = "https://app.example.org";
const TOKEN = "abc_DEF-123";
const ama = { email: "ama@example.org", firstName: "Ama" };

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

const mailsFor = (person: typeof ama) => [
  verificationMail(person, URL_BASE, TOKEN),
  resetMail(person, URL_BASE, TOKEN),
  passwordChangedMail(person, URL_BASE),
  passwordWasResetMail(person, URL_BASE),
];

describe("mails about an account", () => {
  it("say the same in text and in HTML", () => {
    for (const mail of mailsFor(ama)) {
      const inHtml = readable(mail.html);
      for (const line of mail.text.split("\n").filter((text) => text !== ""))
        expect(inHtml).toContain(line.replace(/:$/, ""));
      expect(mail.to).toBe("ama@example.org");
      expect(mail.subject).toContain(PRODUCT_NAME);
      expect(mail.text).toContain("Hello Ama,");
    }
  });

  it("link to the page that reads the token, at the configured address", () => {
    const verification = verificationMail(ama, URL_BASE, TOKEN);
    expect(verification.text).toContain(`${URL_BASE}/verify-email?token=${TOKEN}`);
    expect(verification.html).toContain(`href="${URL_BASE}/verify-email?token=${TOKEN}"`);
    const reset = resetMail(ama, URL_BASE, TOKEN);
    expect(reset.text).toContain(`${URL_BASE}/reset-password?token=${TOKEN}`);
    expect(reset.html).toContain(`href="${URL_BASE}/reset-password?token=${TOKEN}"`);
  });

  it("say what to do when it was somebody else, without a token", () => {
    for (const mail of [passwordChangedMail(ama, URL_BASE), passwordWasResetMail(ama, URL_BASE)]) {
      expect(mail.text).toContain(`${URL_BASE}/forgot-password`);
      expect(mail.text).not.toContain("token=");
    }
  });

  it("show a name as text, on one line, whatever was typed", () => {
    const nasty = { ...ama, firstName: 'A<img src=x onerror="alert(1)">\r\n\r\nYou won! & more' };
    for (const mail of mailsFor(nasty)) {
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
      for (const mail of mailsFor({ ...ama, firstName })) {
        expect(mail.text).toMatch(/^Hello,\n/);
        expect(mail.text + mail.html).not.toContain(firstName);
      }
    for (const firstName of ["J.R.R.", "Dr. Ama", "Ọmọ́wùnmí", "O'Neill-Smith", "أمينة"])
      expect(verificationMail({ ...ama, firstName }, URL_BASE, TOKEN).text).toContain(`Hello ${firstName},`);
  });

  it("greet without a name when none is known", () => {
    const mail = verificationMail({ email: "x@example.org", firstName: null }, URL_BASE, TOKEN);
    expect(mail.text).toMatch(/^Hello,\n/);
  });
});
