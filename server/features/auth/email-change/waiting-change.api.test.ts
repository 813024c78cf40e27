import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { type Browser, mailedToken, mailsTo, PASSWORD, signUp } from "../../../test/helpers/auth";
import { makeCode, turnOnTotp } from "../../../test/helpers/second-factor";

const HOUR = 60 * 60_000;
const PATH = "/api/auth/change-email";

const clock = testClock();
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock })));
afterAll(() => app.close());

async function signUpAndAsk() {
  const person = await signUp(app);
  const wanted = `${randomUUID()}@example.net`;
  await person.browser.post(PATH).send({ email: wanted, currentPassword: PASSWORD }).expect(200);
  return { ...person, wanted };
}
const waiting = async (browser: Browser) => (await browser.get(PATH).expect(200)).body;
const confirm = (token: string) => app.visitor.post(`${PATH}/confirm`).send({ token });
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR).toISOString();

describe("a change of the address that waits for its link", () => {
  it("is told to its person until the link ends, and to nobody else", async () => {
    const { browser, wanted } = await signUpAndAsk();
    const other = await signUp(app);
    expect(await waiting(other.browser)).toBeNull();
    expect(await waiting(browser)).toEqual({ email: wanted, expiresAt: inHours(24) });
    clock.advance(24 * HOUR);
    expect(await waiting(browser)).toBeNull();
  });

  it("is stopped: its link does not work any more, and others' changes stay", async () => {
    const { browser, wanted } = await signUpAndAsk();
    const other = await signUpAndAsk();
    const token = await mailedToken(app, wanted, "/change-email");
    await browser.delete(PATH).expect(204);
    expect(await waiting(browser)).toBeNull();
    expect((await confirm(token)).body.code).toBe("invalid_token");
    expect(await waiting(other.browser)).toMatchObject({ email: other.wanted });
    await browser.delete(PATH).expect(204);
  });

  it("is sent again with a new link for a whole day; the warning's link goes on working", async () => {
    const { browser, email, wanted } = await signUpAndAsk();
    const first = await mailedToken(app, wanted, "/change-email");
    const stop = await mailedToken(app, email, "/cancel-email-change");
    clock.advance(20 * HOUR);
    const { body } = await browser.post(`${PATH}/resend`).expect(200);
    expect(body).toEqual({ email: wanted, expiresAt: inHours(24) });
    expect(await mailsTo(app, wanted)).toHaveLength(2);
    expect((await confirm(first)).status).toBe(400);
    await app.visitor.post(`${PATH}/cancel`).send({ token: stop }).expect(200);
    expect(await waiting(browser)).toBeNull();
  });

  it("the new link changes the address", async () => {
    const { browser, wanted } = await signUpAndAsk();
    await browser.post(`${PATH}/resend`).expect(200);
    await confirm(await mailedToken(app, wanted, "/change-email")).expect(200);
    expect((await mailsTo(app, wanted)).length).toBeGreaterThan(1);
  });

  it("cannot be sent again when nothing waits", async () => {
    const { browser } = await signUp(app);
    expect((await browser.post(`${PATH}/resend`)).status).toBe(404);
  });

  it("is sent again only by who shows their second step, as it was asked for", async () => {
    const { browser, wanted } = await signUpAndAsk();
    const { secret } = await turnOnTotp(app, browser);
    clock.advance(HOUR);
    expect((await browser.post(`${PATH}/resend`)).body.code).toBe("confirmation_required");
    await browser
      .post("/api/auth/confirm")
      .send({ code: makeCode(app, secret) })
      .expect(204);
    await browser.post(`${PATH}/resend`).expect(200);
    expect(await mailsTo(app, wanted)).toHaveLength(2);
  });
});
