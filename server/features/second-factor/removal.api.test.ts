import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "@shared/schema/index";
import { eq } from "drizzle-orm";
import { clearExpiredJob } from "../auth/clear-expired.job";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { type Browser, mailedToken, mailsTo, openBrowser, PASSWORD, signUp } from "../../test/helpers/auth";
import { signUpWithCookie } from "../../test/helpers/events";
import { beginSignIn, makeCode, signUpWithTotp, turnOnTotp } from "../../test/helpers/second-factor";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const DAY_MS = 24 * 3_600_000;
const ask = (browser: Browser) => browser.post("/api/auth/second-factor/lost").send({});
const stop = (token: string) => openBrowser(app).post("/api/auth/second-factor/lost/cancel").send({ token });
const logIn = (email: string, password = PASSWORD) =>
  openBrowser(app).post("/api/auth/login").send({ email, password }).expect(200);
const expectAsked = async (email: string, password?: string) =>
  expect((await logIn(email, password)).body).toHaveProperty("secondFactor");

/** A person who has asked for the removal. */
async function signUpAndAsk() {
  const person = await signUpWithTotp(app);
  const answer = await ask(await beginSignIn(app, person.email)).expect(200);
  return { ...person, dueAt: (answer.body as { dueAt: string }).dueAt };
}

it("whoever has lost all factors signs in without them three days later, and mails tell of it", async () => {
  const { email, dueAt } = await signUpAndAsk();
  expect(new Date(dueAt).getTime() - app.clock.now().getTime()).toBe(3 * DAY_MS);
  expect((await mailsTo(app, email)).at(-1)?.text).toContain("Keep the second step");
  app.clock.advance(3 * DAY_MS - 1);
  await expectAsked(email);
  app.clock.advance(1);
  expect((await logIn(email)).body).toMatchObject({ email });
  expect((await mailsTo(app, email)).map(({ text }) => text).join()).toContain("3 days have passed");
  expect((await logIn(email)).body).toMatchObject({ email });
});

it("asking again changes neither the day nor the link, and sends no mail", async () => {
  const { email, dueAt } = await signUpAndAsk();
  const before = await mailsTo(app, email);
  app.clock.advance(DAY_MS);
  expect((await ask(await beginSignIn(app, email)).expect(200)).body).toEqual({ dueAt });
  expect(await mailsTo(app, email)).toHaveLength(before.length);
});

it("the mailed link stops it, once, whoever opens it", async () => {
  const { email } = await signUpAndAsk();
  const token = await mailedToken(app, email, "/keep-second-step");
  await stop(token).expect(200);
  expect((await stop(token).expect(400)).body.code).toBe("invalid_token");
  app.clock.advance(4 * DAY_MS);
  await expectAsked(email);
});

it("signing in with a factor stops it", async () => {
  const { email, secret } = await signUpAndAsk();
  const browser = await beginSignIn(app, email);
  await browser
    .post("/api/auth/second-factor")
    .send({ code: makeCode(app, secret) })
    .expect(200);
  app.clock.advance(4 * DAY_MS);
  await expectAsked(email);
});

it("a new password stops it", async () => {
  const { email } = await signUpAndAsk();
  await openBrowser(app).post("/api/auth/forgot-password").send({ email }).expect(200);
  const token = await mailedToken(app, email, "/reset-password");
  const password = "another long enough phrase";
  await openBrowser(app).post("/api/auth/reset-password").send({ token, password }).expect(200);
  app.clock.advance(4 * DAY_MS);
  await expectAsked(email, password);
});

it("it ends two weeks after its day, and is then forgotten", async () => {
  const { email, id } = await signUpAndAsk();
  app.clock.advance(17 * DAY_MS);
  await expectAsked(email);
  const count = async () =>
    (await app.pool.query("select from factor_removals where user_id = $1", [id])).rowCount;
  expect(await count()).toBe(1);
  await clearExpiredJob.handle(app.deps, { signal: new AbortController().signal } as never);
  expect(await count()).toBe(0);
});

it("only the first step of a sign-in can ask for it, and administrators cannot", async () => {
  const { browser } = await signUp(app);
  expect((await ask(browser).expect(400)).body.code).toBe("invalid_token");
  const admin = await signUpWithTotp(app);
  await app.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id));
  expect((await ask(await beginSignIn(app, admin.email)).expect(403)).body.code).toBe("forbidden");
});

it("somebody who became an administrator meanwhile keeps the second step", async () => {
  const { email, id } = await signUpAndAsk();
  await app.db.update(users).set({ isAdmin: true }).where(eq(users.id, id));
  app.clock.advance(3 * DAY_MS);
  await expectAsked(email);
});

it("whoever is still signed in sees that it runs, and stops it", async () => {
  const { browser, email, dueAt } = await signUpAndAsk();
  const other = await signUpAndAsk();
  const waiting = async (who: Browser) => (await who.get("/api/auth/factors").expect(200)).body.removalDueAt;
  expect(await waiting(browser)).toBe(dueAt);
  await browser.delete("/api/auth/factors/removal").expect(204);
  expect(await waiting(browser)).toBeNull();
  expect(await waiting(other.browser)).toBe(other.dueAt);
  app.clock.advance(4 * DAY_MS);
  await expectAsked(email);
});

it("the open pages of whoever is signed in learn of it", async () => {
  const { browser, email, openStream } = await signUpWithCookie(app);
  await turnOnTotp(app, browser);
  const stream = await openStream();
  await ask(await beginSignIn(app, email)).expect(200);
  await eventually(() => stream.events.at(-1)).toEqual({
    event: "refresh",
    data: [["/api/auth/factors"]],
  });
});
