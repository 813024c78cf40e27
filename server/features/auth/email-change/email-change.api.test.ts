import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emailChanges, mailOutbox, users } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../../test/app";
import { eventually } from "../../../test/eventually";
import {
  type Browser,
  mailedToken,
  mailsTo,
  PASSWORD,
  readCookie,
  signIn,
  signUp,
} from "../../../test/helpers/auth";
import { signUpWithCookie, withCookie } from "../../../test/helpers/events";

const HOUR = 60 * 60_000;
const NEW_PASSWORD = "a phrase that is new";
const PATH = "/api/auth/change-email";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ env: { PUBLIC_URL: "http://app.example.org" } })));
afterAll(() => app.close());

const newAddress = () => `${randomUUID()}@example.net`;
const ask = (browser: Browser, email: string, currentPassword = PASSWORD) =>
  browser.post(PATH).send({ email, currentPassword });
const confirm = (token: string, who: Pick<Browser, "post"> = app.visitor) =>
  who.post(`${PATH}/confirm`).send({ token });
const cancel = (token: string) => app.visitor.post(`${PATH}/cancel`).send({ token });
const linkTo = (email: string) => mailedToken(app, email, "/change-email");
const stopLinkTo = (email: string) => mailedToken(app, email, "/cancel-email-change");
const userOf = async (browser: Browser) =>
  (await browser.get("/api/auth/user").expect(200)).body as { email: string; emailVerified: boolean };
const login = (email: string, password = PASSWORD) =>
  app.visitor.post("/api/auth/login").send({ email, password });
const subjectsTo = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);
const WARNING = "Your Amberway e-mail address is about to change";

describe("asking for another address", () => {
  it("mails a link to the new address and a warning to the present one, and changes nothing yet", async () => {
    const { browser, email } = await signUp(app);
    const wanted = newAddress();
    const answer = await ask(browser, ` ${wanted.toUpperCase()} `).expect(200);
    expect(answer.body).toEqual({
      message: `We sent a link to ${wanted}. Your address changes when you open it.`,
    });
    expect(await subjectsTo(wanted)).toEqual(["Confirm your new e-mail address for Amberway"]);
    const warning = (await mailsTo(app, email)).at(-1)!;
    expect(warning.subject).toBe(WARNING);
    expect(warning.text + warning.html).not.toContain(wanted);
    expect(await userOf(browser)).toMatchObject({ email, emailVerified: false });
    await login(wanted).expect(401);
    await login(email).expect(200);
  });

  it("wants the current password, at its field, and counts wrong ones", async () => {
    const { browser } = await signUp(app);
    const wanted = newAddress();
    const answer = await ask(browser, wanted, "a guess").expect(400);
    expect(answer.body).toMatchObject({
      code: "wrong_password",
      fieldErrors: { currentPassword: ["The current password is not right"] },
    });
    expect(await subjectsTo(wanted)).toEqual([]);
  });

  it("refuses what is no address, and the address that it is already", async () => {
    const { browser, email } = await signUp(app);
    for (const wanted of ["", "x", "a@b@c.org", "a,b@example.org"]) {
      const answer = await ask(browser, wanted).expect(400);
      expect(Object.keys(answer.body.fieldErrors as object)).toEqual(["email"]);
    }
    const same = await ask(browser, email.toUpperCase()).expect(400);
    expect(same.body.fieldErrors).toEqual({ email: ["This is your address already"] });
    expect(await subjectsTo(email)).not.toContain(WARNING);
  });

  it("does not tell whether the address has an account: only its owner learns of it", async () => {
    const [ama, kofi] = [await signUp(app), await signUp(app)];
    const free = newAddress();
    const [ofFree, ofTaken] = [await ask(ama.browser, free), await ask(ama.browser, kofi.email)];
    const mask = (answer: { body: { message: string } }, email: string) =>
      JSON.stringify(answer.body).replaceAll(email, "…");
    expect([ofFree.status, ofTaken.status]).toEqual([200, 200]);
    expect(mask(ofTaken, kofi.email)).toBe(mask(ofFree, free));
    const toKofi = (await mailsTo(app, kofi.email)).at(-1)!;
    expect(toKofi.subject).toBe("Your e-mail address was asked for at Amberway");
    expect(toKofi.text + toKofi.html).not.toContain(ama.email);
    expect(toKofi.text).not.toContain("token=");
    expect((await subjectsTo(ama.email)).filter((subject) => subject === WARNING)).toHaveLength(2);
    // Nor does it show in what is stored about the asker, which the archive holds.
    const [row] = await app.db.select().from(emailChanges).where(eq(emailChanges.userId, ama.id));
    expect(row?.newEmail).toBe(kofi.email);
    const ofAma = await app.db.select().from(mailOutbox).where(eq(mailOutbox.userId, ama.id));
    expect(ofAma.map(({ kind }) => kind)).not.toContain("email_taken");
  });

  it("mails in each one's language", async () => {
    const { browser, email } = await signUp(app);
    await browser.patch("/api/auth/user/preferences").send({ preferredLanguage: "fr" }).expect(200);
    const { email: taken } = await signUp(app);
    const wanted = newAddress();
    await ask(browser, wanted).expect(200);
    await ask(browser, taken).expect(200);
    expect(await subjectsTo(wanted)).toEqual(["Confirmez votre nouvelle adresse e-mail pour Amberway"]);
    expect((await subjectsTo(email)).at(-1)).toMatch(/est sur le point de changer$/);
    expect((await subjectsTo(taken)).at(-1)).toBe("Your e-mail address was asked for at Amberway");
  });
});

describe("opening the link at the new address", () => {
  it("changes the address, which is confirmed, and tells the old one", async () => {
    const { browser, email } = await signUp(app);
    const wanted = newAddress();
    await ask(browser, wanted).expect(200);
    const answer = await confirm(await linkTo(wanted), browser).expect(200);
    expect(answer.body).toEqual({ message: `Your e-mail address is ${wanted} now.` });
    expect(await userOf(browser)).toMatchObject({ email: wanted, emailVerified: true });
    await login(email).expect(401);
    await login(wanted).expect(200);
    expect((await subjectsTo(email)).at(-1)).toBe("Your Amberway e-mail address was changed");
    // The old address is free again.
    await signUp(app, { email });
  });

  it("ends all other sessions and the streams of their pages; this one goes on under a new id", async () => {
    const ama = await signUpWithCookie(app);
    const elsewhere = await signIn(app, ama.email, PASSWORD);
    const streams = [await ama.openStream(), await (await withCookie(app, elsewhere)).openStream()];
    const wanted = newAddress();
    await ask(ama.browser, wanted).expect(200);
    const answer = await confirm(await linkTo(wanted), ama.browser).expect(200);
    expect(readCookie(answer)).toBeDefined();
    await elsewhere.get("/api/auth/user").expect(401);
    await app.visitor.get("/api/auth/user").set("Cookie", ama.cookie).expect(401);
    await ama.browser.get("/api/auth/user").expect(200);
    for (const stream of streams) await eventually(() => stream.hasEnded).toBe(true);
  });

  it("signs nobody in, ends all sessions, and leaves another person in this browser signed in", async () => {
    const [ama, kofi] = [await signUpWithCookie(app), await signUp(app)];
    const stream = await ama.openStream();
    const wanted = newAddress();
    await ask(ama.browser, wanted).expect(200);
    const answer = await confirm(await linkTo(wanted), kofi.browser).expect(200);
    expect(readCookie(answer)).toBe(readCookie(await kofi.browser.get("/api/auth/user")));
    expect(await userOf(kofi.browser)).toMatchObject({ email: kofi.email });
    await ama.browser.get("/api/auth/user").expect(401);
    await eventually(() => stream.hasEnded).toBe(true);
    await login(wanted).expect(200);
  });

  it("works once, also when it comes twice at the same time", async () => {
    const { browser, id } = await signUp(app);
    const wanted = newAddress();
    await ask(browser, wanted).expect(200);
    const token = await linkTo(wanted);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await confirm(token).expect(400)).body).toEqual({
      message: "Invalid or expired link",
      code: "invalid_token",
    });
    const [row] = await app.db.select().from(users).where(eq(users.id, id));
    expect(row?.email).toBe(wanted);
  });

  it("gives an address to the first of two people who want it, and leaves the other one's as it is", async () => {
    const people = [await signUp(app), await signUp(app)];
    const wanted = newAddress();
    const tokens: string[] = [];
    for (const { browser } of people) {
      await ask(browser, wanted).expect(200);
      tokens.push(await linkTo(wanted));
    }
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.findIndex(({ status }) => status === 409);
    expect(answers[lost]!.body).toEqual({
      message: "Another account has this address by now. Your address stays as it is.",
      code: "conflict",
    });
    expect(await userOf(people[lost]!.browser)).toMatchObject({ email: people[lost]!.email });
    await login(people[lost]!.email).expect(200);
  });

  it("changes nothing when somebody has signed up with the address meanwhile", async () => {
    const { browser, email } = await signUp(app);
    const wanted = newAddress();
    await ask(browser, wanted).expect(200);
    const token = await linkTo(wanted);
    const other = await signUp(app, { email: wanted });
    await confirm(token).expect(409);
    expect(await userOf(browser)).toMatchObject({ email });
    expect(await userOf(other.browser)).toMatchObject({ email: wanted });
    expect(await subjectsTo(email)).not.toContain("Your Amberway e-mail address was changed");
  });

  it("works for 24 hours, and not a moment longer", async () => {
    const [late, inTime] = [await signUp(app), await signUp(app)];
    const [lateAddress, inTimeAddress] = [newAddress(), newAddress()];
    await ask(late.browser, lateAddress).expect(200);
    await ask(inTime.browser, inTimeAddress).expect(200);
    const [lateToken, inTimeToken] = [await linkTo(lateAddress), await linkTo(inTimeAddress)];
    app.clock.advance(24 * HOUR - 1);
    await confirm(inTimeToken).expect(200);
    app.clock.advance(1);
    await confirm(lateToken).expect(400);
  });

  it("does not work once a newer one was asked for", async () => {
    const { browser } = await signUp(app);
    const [first, second] = [newAddress(), newAddress()];
    await ask(browser, first).expect(200);
    await ask(browser, second).expect(200);
    await confirm(await linkTo(first)).expect(400);
    await confirm(await linkTo(second), browser).expect(200);
    expect(await userOf(browser)).toMatchObject({ email: second });
  });

  it("refuses the token of the warning, stored hashes and nonsense", async () => {
    const { browser, id, email } = await signUp(app);
    const wanted = newAddress();
    await ask(browser, wanted).expect(200);
    const [row] = await app.db.select().from(emailChanges).where(eq(emailChanges.userId, id));
    for (const token of [await stopLinkTo(email), row!.confirmHash, "null", "\u0000", "x".repeat(200)])
      expect((await confirm(token).expect(400)).body.code).toBe("invalid_token");
    expect(await userOf(browser)).toMatchObject({ email });
  });

  it("makes links worthless that were mailed to the old address", async () => {
    const { browser, email } = await signUp(app);
    await app.visitor.post("/api/auth/forgot-password").send({ email }).expect(200);
    const [reset, verify] = [
      await mailedToken(app, email, "/reset-password"),
      await mailedToken(app, email, "/verify-email"),
    ];
    const wanted = newAddress();
    await ask(browser, wanted).expect(200);
    await confirm(await linkTo(wanted)).expect(200);
    await app.visitor
      .post("/api/auth/reset-password")
      .send({ token: reset, password: NEW_PASSWORD })
      .expect(400);
    await app.visitor.get(`/api/auth/verify-email/${verify}`).expect(400);
    await login(wanted).expect(200);
  });
});

describe("the link of the warning", () => {
  it("stops the change once, whoever is signed in", async () => {
    const { browser, email } = await signUp(app);
    const wanted = newAddress();
    await ask(browser, wanted).expect(200);
    const token = await stopLinkTo(email);
    expect((await cancel(token).expect(200)).body).toEqual({
      message: "The change was stopped. Your e-mail address stays as it is.",
    });
    await confirm(await linkTo(wanted)).expect(400);
    expect(await userOf(browser)).toMatchObject({ email });
    expect((await cancel(token).expect(400)).body.code).toBe("invalid_token");
  });

  it("comes to one end when both links are opened at once", async () => {
    const { browser, id, email } = await signUp(app);
    const wanted = newAddress();
    await ask(browser, wanted).expect(200);
    const [going, stopping] = [await linkTo(wanted), await stopLinkTo(email)];
    const [changed, stopped] = await Promise.all([confirm(going), cancel(stopping)]);
    expect([changed.status, stopped.status].sort()).toEqual([200, 400]);
    const [row] = await app.db.select().from(users).where(eq(users.id, id));
    expect(row?.email).toBe(changed.status === 200 ? wanted : email);
  });

  it("does not work after 24 hours, after the change, nor with the other link's token", async () => {
    const [ama, kofi] = [await signUp(app), await signUp(app)];
    const [first, second] = [newAddress(), newAddress()];
    await ask(ama.browser, first).expect(200);
    await cancel(await linkTo(first)).expect(400);
    const token = await stopLinkTo(ama.email);
    await confirm(await linkTo(first)).expect(200);
    await cancel(token).expect(400);
    await ask(kofi.browser, second).expect(200);
    const late = await stopLinkTo(kofi.email);
    app.clock.advance(24 * HOUR);
    await cancel(late).expect(400);
  });
});

describe("a new password", () => {
  it.each(["changed", "reset by mail"])(
    "%s ends a change that was asked for with the old one",
    async (how) => {
      const { browser, email } = await signUp(app);
      const wanted = newAddress();
      await ask(browser, wanted).expect(200);
      if (how === "changed")
        await browser
          .post("/api/auth/change-password")
          .send({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })
          .expect(200);
      else {
        await app.visitor.post("/api/auth/forgot-password").send({ email }).expect(200);
        const token = await mailedToken(app, email, "/reset-password");
        await app.visitor
          .post("/api/auth/reset-password")
          .send({ token, password: NEW_PASSWORD })
          .expect(200);
      }
      await confirm(await linkTo(wanted)).expect(400);
      await login(email, NEW_PASSWORD).expect(200);
    },
  );
});
