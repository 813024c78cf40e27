import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import request from "supertest";
import { users, verificationTokens } from "@shared/schema/index";
import type { CalendarView } from "@shared/validators/calendar";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { signUpWithCookie } from "../../test/helpers/events";
import { readCookie, mailedToken, mailsTo, PASSWORD, signIn, signUp } from "../../test/helpers/auth";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW_PASSWORD = "a phrase that is new";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ env: { PUBLIC_URL: "http://app.example.org" } })));
afterAll(() => app.close());

const verify = (token: string) => app.visitor.get(`/api/auth/verify-email/${token}`);
const isVerified = async (browser: Awaited<ReturnType<typeof signIn>>) =>
  ((await browser.get("/api/auth/user").expect(200)).body as { emailVerified: boolean }).emailVerified;
const forgot = (email: string) => app.visitor.post("/api/auth/forgot-password").send({ email });
const reset = (token: string, password = NEW_PASSWORD) =>
  app.visitor.post("/api/auth/reset-password").send({ token, password });

async function resetToken(email: string): Promise<string> {
  await forgot(email).expect(200);
  return mailedToken(app, email, "/reset-password");
}

describe("GET /api/auth/verify-email/:token", () => {
  it("verifies the address with the mailed link, and answers ok again for a second visit", async () => {
    const { browser, email } = await signUp(app);
    const token = await mailedToken(app, email, "/verify-email");
    expect(await isVerified(browser)).toBe(false);
    const answer = await verify(token).expect(200);
    expect(answer.body).toEqual({ message: "Email verified!" });
    expect(readCookie(answer)).toBeUndefined();
    expect(await isVerified(browser)).toBe(true);
    app.clock.advance(48 * HOUR);
    await verify(token).expect(200);
  });

  it("works when the link is opened twice at the same time", async () => {
    const { browser, email } = await signUp(app);
    const token = await mailedToken(app, email, "/verify-email");
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await isVerified(browser)).toBe(true);
  });

  it("verifies its own address, whoever is signed in", async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    const token = await mailedToken(app, one.email, "/verify-email");
    await two.browser.get(`/api/auth/verify-email/${token}`).expect(200);
    expect(await isVerified(one.browser)).toBe(true);
    expect(await isVerified(two.browser)).toBe(false);
  });

  it("refuses a link after 24 hours, and not a minute before", async () => {
    const [late, inTime] = [await signUp(app), await signUp(app)];
    app.clock.advance(24 * HOUR - MINUTE);
    await verify(await mailedToken(app, inTime.email, "/verify-email")).expect(200);
    app.clock.advance(MINUTE);
    const answer = await verify(await mailedToken(app, late.email, "/verify-email")).expect(400);
    expect(answer.body).toEqual({ message: "Invalid or expired verification link", code: "invalid_token" });
    expect(await isVerified(late.browser)).toBe(false);
  });

  it("takes each link that was mailed within 24 hours, and any of them again afterwards", async () => {
    const { browser, email } = await signUp(app);
    const first = await mailedToken(app, email, "/verify-email");
    app.clock.advance(HOUR);
    await browser.post("/api/auth/resend-verification").expect(200);
    const second = await mailedToken(app, email, "/verify-email");
    expect(second).not.toBe(first);
    await verify(first).expect(200);
    expect(await isVerified(browser)).toBe(true);
    await verify(second).expect(200);
    app.clock.advance(48 * HOUR);
    // A new link of somebody else deletes only their own expired ones.
    await signUp(app);
    await verify(first).expect(200);
    await verify(second).expect(200);
  });

  it("refuses each link when its own 24 hours are over", async () => {
    const { browser, email } = await signUp(app);
    const first = await mailedToken(app, email, "/verify-email");
    app.clock.advance(2 * HOUR);
    await browser.post("/api/auth/resend-verification").expect(200);
    const second = await mailedToken(app, email, "/verify-email");
    app.clock.advance(22 * HOUR);
    await verify(first).expect(400);
    expect(await isVerified(browser)).toBe(false);
    await verify(second).expect(200);
  });

  it("takes a link that an older version of the server has mailed", async () => {
    const { browser, email, id } = await signUp(app);
    const token = await mailedToken(app, email, "/verify-email");
    await app.db.delete(verificationTokens).where(eq(verificationTokens.userId, id));
    await verify(token).expect(200);
    expect(await isVerified(browser)).toBe(true);
  });

  it("keeps no links that do not work any more", async () => {
    const { browser, id } = await signUp(app);
    const kept = () => app.db.select().from(verificationTokens).where(eq(verificationTokens.userId, id));
    app.clock.advance(24 * HOUR - 1);
    await browser.post("/api/auth/resend-verification").expect(200);
    expect(await kept()).toHaveLength(2);
    app.clock.advance(1);
    await browser.post("/api/auth/resend-verification").expect(200);
    expect(await kept()).toHaveLength(2);
  });

  it("confirms nothing when only its head is asked for, as mail scanners do", async () => {
    const { browser, email } = await signUp(app);
    const token = await mailedToken(app, email, "/verify-email");
    await request(app.url).head(`/api/auth/verify-email/${token}`).expect(200);
    await request(app.url).head("/api/auth/verify-email/nonsense").expect(200);
    expect(await isVerified(browser)).toBe(false);
    await verify(token).expect(200);
    expect(await isVerified(browser)).toBe(true);
  });

  it("tells every open page of the person, and nobody else's, and once", async () => {
    const [ama, kofi] = [await signUpWithCookie(app), await signUpWithCookie(app)];
    const [amaStream, kofiStream] = [await ama.openStream(), await kofi.openStream()];
    const token = await mailedToken(app, ama.email, "/verify-email");
    await verify(token).expect(200);
    await verify(token).expect(200);
    const refreshEvent = { event: "refresh", data: [["/api/auth/user"]] };
    await eventually(() => amaStream.events).toContainEqual(refreshEvent);
    await verify(await mailedToken(app, kofi.email, "/verify-email")).expect(200);
    await eventually(() => kofiStream.events).toContainEqual(refreshEvent);
    expect(amaStream.events.filter(({ event }) => event === "refresh")).toEqual([refreshEvent]);
    expect(kofiStream.events.filter(({ event }) => event === "refresh")).toEqual([refreshEvent]);
  });

  it("refuses anything that was never mailed, also the other kind of token", async () => {
    const { email, browser } = await signUp(app);
    const row = (await app.db.select().from(users).where(eq(users.email, email)))[0]!;
    for (const token of [
      "x",
      "null",
      row.verificationToken!,
      "a".repeat(5_000),
      "%00",
      "%F0%9F%94%92",
      await resetToken(email),
    ])
      expect((await verify(token).expect(400)).body.code).toBe("invalid_token");
    expect(await isVerified(browser)).toBe(false);
  });
});

describe("POST /api/auth/resend-verification", () => {
  it("mails another link that works, to the caller's own address only", async () => {
    const { browser, email } = await signUp(app);
    await browser.post("/api/auth/resend-verification").send({ email: "other@example.org" }).expect(200);
    expect(await mailsTo(app, email)).toHaveLength(2);
    expect(await mailsTo(app, "other@example.org")).toHaveLength(0);
    await verify(await mailedToken(app, email, "/verify-email")).expect(200);
    expect(await isVerified(browser)).toBe(true);
  });

  it("needs no body, and sends nothing to an address that is verified", async () => {
    const { browser, email } = await signUp(app);
    await verify(await mailedToken(app, email, "/verify-email")).expect(200);
    const answer = await browser.post("/api/auth/resend-verification").expect(200);
    expect(answer.body.message).toMatch(/already verified/);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });
});

describe("POST /api/auth/forgot-password", () => {
  it("answers the same for every address, and mails only where there is an account", async () => {
    const { email } = await signUp(app);
    const known = await forgot(` ${email.toUpperCase()}`).expect(200);
    const unknown = await forgot("nobody@example.org").expect(200);
    expect(unknown.body).toEqual(known.body);
    expect(Object.keys(known.body as object)).toEqual(["message"]);
    expect(await mailsTo(app, email)).toHaveLength(2);
    expect(await mailsTo(app, "nobody@example.org")).toHaveLength(0);
  });

  it("takes as long for an unknown address as for a known one", async () => {
    const { email } = await signUp(app);
    const millisecondsFor = async (address: string) => {
      const start = performance.now();
      await forgot(address);
      return performance.now() - start;
    };
    const known = await millisecondsFor(email);
    const unknown = await millisecondsFor("nobody@example.org");
    for (const time of [known, unknown]) expect(time).toBeGreaterThan(140);
  });

  it("makes links from the configured address, never from the request", async () => {
    const { email } = await signUp(app);
    await forgot(email).set("X-Forwarded-Host", "evil.example").set("Host", "evil.example").expect(200);
    for (const { text, html } of await mailsTo(app, email)) {
      expect(text).toContain("http://app.example.org/");
      expect(text + html).not.toContain("evil.example");
    }
  });

  it("answers 400 on the e-mail field for what is no address", async () => {
    for (const email of ["", "x", "a@b@c.org", null, { toString: 1 }, "a\u0000@example.org"]) {
      const answer = await app.visitor.post("/api/auth/forgot-password").send({ email }).expect(400);
      expect(Object.keys(answer.body.fieldErrors as object)).toEqual(["email"]);
    }
  });
});

describe("POST /api/auth/reset-password", () => {
  it("sets the password with the mailed link, signs out everywhere, signs nobody in, and tells by mail", async () => {
    const { email, browser } = await signUp(app);
    const elsewhere = await signIn(app, email, PASSWORD);
    const answer = await reset(await resetToken(email)).expect(200);
    expect(answer.body).toEqual({ message: expect.any(String) });
    expect(readCookie(answer)).toBeUndefined();
    await browser.get("/api/auth/user").expect(401);
    await elsewhere.get("/api/auth/user").expect(401);
    await app.visitor.post("/api/auth/login").send({ email, password: PASSWORD }).expect(401);
    expect((await mailsTo(app, email)).at(-1)?.subject).toMatch(/password was reset/);
    await signIn(app, email, NEW_PASSWORD);
  });

  it("leaves other people signed in", async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    await reset(await resetToken(one.email)).expect(200);
    await two.browser.get("/api/auth/user").expect(200);
  });

  it("confirms the address, for the link came by mail", async () => {
    const { email, browser } = await signUp(app);
    const token = await resetToken(email);
    expect(await isVerified(browser)).toBe(false);
    await reset(token).expect(200);
    expect(await isVerified(await signIn(app, email, NEW_PASSWORD))).toBe(true);
  });

  it("ends the address of the calendar and says so in the mail, in the person's language", async () => {
    const { email, browser } = await signUp(app);
    await browser.patch("/api/auth/user/preferences").send({ preferredLanguage: "fr" }).expect(200);
    const { pathname } = new URL(
      ((await browser.post("/api/calendar").expect(201)).body as CalendarView).url!,
    );
    await app.visitor.get(pathname).expect(200);
    await reset(await resetToken(email)).expect(200);
    await app.visitor.get(pathname).expect(404);
    const mail = (await mailsTo(app, email)).at(-1);
    expect(mail?.text).toContain("L’adresse de votre calendrier a elle aussi pris fin");
    expect(mail?.text).toContain("http://app.example.org/settings#calendar");
    const again = await signIn(app, email, NEW_PASSWORD);
    expect((await again.get("/api/calendar")).body.url).toBeNull();
  });

  it("leaves other people's calendars alone, and speaks of none to whoever has none", async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    const { pathname } = new URL(((await two.browser.post("/api/calendar")).body as CalendarView).url!);
    await reset(await resetToken(one.email)).expect(200);
    await app.visitor.get(pathname).expect(200);
    expect((await mailsTo(app, one.email)).at(-1)?.text).not.toContain("calendar");
  });

  it("sends its mail at once, not at the next poll of the outbox", async () => {
    const { email } = await signUp(app);
    await reset(await resetToken(email)).expect(200);
    const subjects = () => app.transport.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
    await eventually(subjects).toContain("Your Amberway password was reset");
  });

  it("takes a link once, also when it comes twice at the same time", async () => {
    const { email } = await signUp(app);
    const token = await resetToken(email);
    const answers = await Promise.all([reset(token, "the first phrase"), reset(token, "the second phrase")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body).toEqual({ message: "Invalid reset link", code: "invalid_token" });
    await reset(token).expect(400);
    const winner = answers[0]?.status === 200 ? "the first phrase" : "the second phrase";
    await signIn(app, email, winner);
  });

  it("takes only the newest link", async () => {
    const { email } = await signUp(app);
    const older = await resetToken(email);
    const newer = await resetToken(email);
    await reset(older).expect(400);
    await reset(newer).expect(200);
  });

  it("refuses a link after an hour, and not a minute before", async () => {
    const [late, inTime] = [await signUp(app), await signUp(app)];
    const [lateToken, inTimeToken] = [await resetToken(late.email), await resetToken(inTime.email)];
    app.clock.advance(59 * MINUTE);
    await reset(inTimeToken).expect(200);
    app.clock.advance(MINUTE);
    expect((await reset(lateToken).expect(400)).body.code).toBe("invalid_token");
    await signIn(app, late.email, PASSWORD);
  });

  it("does not use the link up for a password that is refused", async () => {
    const { email } = await signUp(app);
    const token = await resetToken(email);
    for (const password of ["short", "password123", "x".repeat(129), 12345678]) {
      const answer = await app.visitor.post("/api/auth/reset-password").send({ token, password }).expect(400);
      expect(Object.keys(answer.body.fieldErrors as object)).toEqual(["password"]);
    }
    await reset(token).expect(200);
  });

  it("refuses tokens of the other kind, stored hashes and nonsense", async () => {
    const { email } = await signUp(app);
    await resetToken(email);
    const row = (await app.db.select().from(users).where(eq(users.email, email)))[0]!;
    const verification = await mailedToken(app, email, "/verify-email");
    for (const token of [verification, row.resetPasswordToken!, "null", "\u0000", "x".repeat(150)])
      expect((await reset(token).expect(400)).body.code).toBe("invalid_token");
    for (const token of ["", null, ["x"], { toString: 1 }, "x".repeat(201)])
      await app.visitor.post("/api/auth/reset-password").send({ token, password: NEW_PASSWORD }).expect(400);
    await signIn(app, email, PASSWORD);
  });
});

describe("POST /api/auth/change-password", () => {
  const change = (given: Record<string, unknown> = {}) => ({
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    ...given,
  });

  it("ends every other session, keeps this one under a new id, and tells by mail", async () => {
    const { browser, email } = await signUp(app);
    const elsewhere = await signIn(app, email, PASSWORD);
    const old = readCookie(await browser.get("/api/auth/user"));
    await app.visitor.get("/api/auth/user").set("Cookie", old!).expect(200);
    await browser.post("/api/auth/change-password").send(change()).expect(200);
    await browser.get("/api/auth/user").expect(200);
    await elsewhere.get("/api/auth/user").expect(401);
    await app.visitor.get("/api/auth/user").set("Cookie", old!).expect(401);
    await app.visitor.post("/api/auth/login").send({ email, password: PASSWORD }).expect(401);
    await signIn(app, email, NEW_PASSWORD);
    expect((await mailsTo(app, email)).at(-1)?.subject).toMatch(/password was changed/);
  });

  it("leaves the address of the calendar alone, and says in the mail that it still works", async () => {
    const { browser, email } = await signUp(app);
    const { pathname } = new URL(((await browser.post("/api/calendar")).body as CalendarView).url!);
    await browser.post("/api/auth/change-password").send(change()).expect(200);
    await app.visitor.get(pathname).expect(200);
    expect((await mailsTo(app, email)).at(-1)?.text).toContain("The address of your calendar still works.");
  });

  it("makes a reset link that is still on its way worthless", async () => {
    const { browser, email } = await signUp(app);
    const token = await resetToken(email);
    await browser.post("/api/auth/change-password").send(change()).expect(200);
    await reset(token, "an attacker's phrase").expect(400);
    await signIn(app, email, NEW_PASSWORD);
  });

  it("answers 400 on the current password when it is wrong, and changes nothing", async () => {
    const { browser, email } = await signUp(app);
    const answer = await browser
      .post("/api/auth/change-password")
      .send(change({ currentPassword: "not the phrase" }))
      .expect(400);
    expect(answer.body).toMatchObject({
      code: "wrong_password",
      fieldErrors: { currentPassword: [expect.any(String)] },
    });
    await browser.get("/api/auth/user").expect(200);
    await signIn(app, email, PASSWORD);
  });

  it.each([
    ["currentPassword", { currentPassword: "" }, "Current password is required"],
    [
      "newPassword",
      { newPassword: "short", confirmPassword: "short" },
      "Password must be at least 8 characters",
    ],
    [
      "newPassword",
      { newPassword: "password1", confirmPassword: "password1" },
      "This password is too common",
    ],
    ["confirmPassword", { confirmPassword: "" }, "Please confirm your password"],
    ["confirmPassword", { confirmPassword: "another phrase" }, "Passwords don't match"],
  ])("answers 400 on %s for %j", async (field, given, sentence) => {
    const { browser, email } = await signUp(app);
    const answer = await browser.post("/api/auth/change-password").send(change(given)).expect(400);
    expect((answer.body.fieldErrors as Record<string, string[]>)[field]).toContain(sentence);
    await signIn(app, email, PASSWORD);
  });

  it("lets one of two changes at the same time win", async () => {
    const { browser, email } = await signUp(app);
    const other = await signIn(app, email, PASSWORD);
    const phrases = ["the first phrase", "the second phrase"];
    const answers = await Promise.all(
      [browser, other].map((who, n) =>
        who
          .post("/api/auth/change-password")
          .send(change({ newPassword: phrases[n], confirmPassword: phrases[n] })),
      ),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    expect([400, 401]).toContain(answers[1 - won]?.status);
    await signIn(app, email, phrases[won]!);
  });
});

describe("the language of mails about an account", () => {
  const FRENCH = "fr-CI,fr;q=0.9,en;q=0.5";

  it("is that in which it was made, whoever asks for the next one", async () => {
    const email = "awa@example.org";
    const answer = await app.visitor
      .post("/api/auth/signup")
      .set("Accept-Language", FRENCH)
      .send({ firstName: "Awa", lastName: "Koné", email, password: PASSWORD })
      .expect(201);
    expect(answer.body.preferredLanguage).toBe("fr");
    const asked = await forgot(email).set("Accept-Language", "en-GB").expect(200);
    expect(asked.body.message).toMatch(/^If there is an account/);
    const done = await app.visitor
      .post("/api/auth/reset-password")
      .set("Accept-Language", FRENCH)
      .send({ token: await mailedToken(app, email, "/reset-password"), password: NEW_PASSWORD })
      .expect(200);
    expect(done.body.message).toMatch(/^Votre mot de passe a été réinitialisé\./);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      "Confirmez votre adresse e-mail pour Amberway",
      "Réinitialisez votre mot de passe Amberway",
      "Votre mot de passe Amberway a été réinitialisé",
    ]);
  });

  it("stays English for an account that is, when its link is asked for from a French browser", async () => {
    const { email, browser } = await signUp(app);
    await forgot(email).set("Accept-Language", FRENCH).expect(200);
    await browser.post("/api/auth/resend-verification").set("Accept-Language", FRENCH).expect(200);
    const mails = await mailsTo(app, email);
    expect(mails).toHaveLength(3);
    for (const { text } of mails) expect(text).toMatch(/^Hello Ama,/);
  });

  it("is the one that was chosen since, also for the last mail of all", async () => {
    const { email, browser } = await signUp(app);
    await verify(await mailedToken(app, email, "/verify-email")).expect(200);
    await browser.patch("/api/auth/user/preferences").send({ preferredLanguage: "fr" }).expect(200);
    const changed = await browser
      .post("/api/auth/change-password")
      .send({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })
      .expect(200);
    expect(changed.body.message).toMatch(/^Mot de passe modifié\./);
    await browser.delete("/api/auth/user").send({ password: NEW_PASSWORD }).expect(204);
    const [, passwordChanged, last] = await mailsTo(app, email);
    expect(passwordChanged?.subject).toBe("Votre mot de passe Amberway a été modifié");
    expect(last?.subject).toBe("Votre compte Amberway a été supprimé");
  });
});
