import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateCounts, users } from "@shared/schema/index";
import { createApp } from "../../app/app";
import { startTestApp, type TestApp } from "../../test/app";
import { mailedToken, PASSWORD, signUp } from "../../test/helpers/auth";

const NEW_PASSWORD = "a phrase that is new";

let app: TestApp;
let server: ReturnType<typeof createApp>;
beforeAll(async () => {
  app = await startTestApp();
  const config = {
    ...app.config,
    RATE_LIMIT_SCALE: 1,
    RATE_LIMIT_LOGIN_PER_MINUTE: 0,
    RATE_LIMIT_SIGNUP_PER_HOUR: 0,
  };
  server = createApp({ ...app.deps, config });
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateCounts));

/** A browser with cookies of its own. */
const newBrowser = () => request.agent(server);
type Browser = ReturnType<typeof newBrowser>;

async function login(browser: Browser, email: string, password = PASSWORD): Promise<number> {
  return (await browser.post("/api/auth/login").send({ email, password })).status;
}
/** Somebody with an account, in a browser that has signed in and out again. */
async function somebody() {
  const { email, id } = await signUp(app);
  const browser = newBrowser();
  expect(await login(browser, email)).toBe(200);
  await browser.post("/api/auth/logout").expect(204);
  return { email, id, browser };
}
/** Tries of strangers, each from a browser of its own, until nobody may try any more. */
async function lockOut(email: string) {
  for (let n = 0; n < 10; n++) expect(await login(newBrowser(), email, "a guess")).toBe(401);
  expect(await login(newBrowser(), email)).toBe(429);
}
async function resetPassword(browser: Browser, email: string) {
  await browser.post("/api/auth/forgot-password").send({ email }).expect(200);
  const token = await mailedToken(app, email, "/reset-password");
  await browser.post("/api/auth/reset-password").send({ token, password: NEW_PASSWORD }).expect(200);
}
const deviceCookieIn = (answer: request.Response): string | undefined =>
  ((answer.headers["set-cookie"] ?? []) as unknown as string[]).find((cookie) =>
    cookie.startsWith("amberway-device="),
  );

describe("a browser that has signed in before", () => {
  it("signs in while strangers have used up the account's tries", async () => {
    const { email, browser } = await somebody();
    await lockOut(email);
    expect(await login(browser, email)).toBe(200);
    expect(await login(newBrowser(), email)).toBe(429);
  });

  it("does so for an administrator", async () => {
    const { email, id, browser } = await somebody();
    await app.db.update(users).set({ isAdmin: true }).where(eq(users.id, id));
    await lockOut(email);
    expect(await login(browser, email)).toBe(200);
    await browser.get("/api/admin/opportunities/pending").expect(200);
  });

  it("is the one with which the account was made", async () => {
    const browser = newBrowser();
    const email = "just-made@example.org";
    const person = { firstName: "Ama", lastName: "Mensah", email, password: PASSWORD };
    await browser.post("/api/auth/signup").send(person).expect(201);
    await lockOut(email);
    expect(await login(browser, email)).toBe(200);
  });

  it("has ten tries of its own in fifteen minutes, which are none of the strangers'", async () => {
    const { email, browser } = await somebody();
    for (let n = 0; n < 10; n++) expect(await login(browser, email, "a guess")).toBe(401);
    expect(await login(browser, email)).toBe(429);
    expect(await login(newBrowser(), email)).toBe(200);
    app.clock.advance(15 * 60_000);
    expect(await login(browser, email)).toBe(200);
  });

  it("knows several accounts", async () => {
    const [ama, kofi] = [await signUp(app), await signUp(app)];
    const browser = newBrowser();
    expect(await login(browser, ama.email)).toBe(200);
    expect(await login(browser, kofi.email)).toBe(200);
    for (const { email } of [ama, kofi]) {
      await lockOut(email);
      expect(await login(browser, email)).toBe(200);
    }
  });

  it("keeps what it shows out of the reach of scripts and other sites, for half a year", async () => {
    const { email } = await signUp(app);
    const answer = await newBrowser().post("/api/auth/login").send({ email, password: PASSWORD }).expect(200);
    const [value, ...attributes] = deviceCookieIn(answer)!.split("; ");
    expect(value).toMatch(/^amberway-device=[\w-]{65}$/);
    expect(attributes.map((text) => text.replace(/^Expires=.*/, "Expires")).sort()).toEqual(
      ["Expires", "HttpOnly", "Max-Age=15552000", "Path=/", "SameSite=Lax"].sort(),
    );
  });
});

describe("a browser counts as a stranger's", () => {
  it("when it has signed in to another account only", async () => {
    const [ama, kofi] = [await somebody(), await somebody()];
    await lockOut(ama.email);
    expect(await login(kofi.browser, ama.email)).toBe(429);
  });

  it("when what it shows was changed, or made up", async () => {
    const { email } = await signUp(app);
    const answer = await newBrowser().post("/api/auth/login").send({ email, password: PASSWORD }).expect(200);
    const token = /device=([\w-]{65})/.exec(deviceCookieIn(answer)!)![1]!;
    await lockOut(email);
    const other = token.endsWith("A") ? "B" : "A";
    const shown = (cookie: string) =>
      request(server)
        .post("/api/auth/login")
        .set("Cookie", `amberway-device=${cookie}`)
        .send({ email, password: PASSWORD });
    for (const wrong of [other + token.slice(1), token.slice(1), `${token}A`, "x".repeat(65), "", ".", "é"])
      expect((await shown(wrong)).status).toBe(429);
    expect((await shown(token)).status).toBe(200);
  });

  it("after the password was reset, but for the browser in which it was", async () => {
    const { email, browser: old } = await somebody();
    const resetting = newBrowser();
    await resetPassword(resetting, email);
    await lockOutWithout(email);
    expect(await login(old, email, NEW_PASSWORD)).toBe(429);
    expect(await login(resetting, email, NEW_PASSWORD)).toBe(200);
  });

  it("after the password was changed, but for the browser in which it was", async () => {
    const { email, browser } = await somebody();
    const changing = newBrowser();
    expect(await login(changing, email)).toBe(200);
    await changing
      .post("/api/auth/change-password")
      .send({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })
      .expect(200);
    await changing.post("/api/auth/logout").expect(204);
    await lockOutWithout(email);
    expect(await login(browser, email, NEW_PASSWORD)).toBe(429);
    expect(await login(changing, email, NEW_PASSWORD)).toBe(200);
  });

  /** Ten wrong tries, of which none is checked to have been the last. */
  async function lockOutWithout(email: string) {
    for (let n = 0; n < 10; n++) expect(await login(newBrowser(), email, "a guess")).toBe(401);
  }
});

describe("whether there is an account", () => {
  it("is not told by the cookie: a failed sign-in sets none, and the answers are the same", async () => {
    const [{ email, browser }, { email: otherEmail }] = [await somebody(), await signUp(app)];
    const answers = [];
    for (const address of [email, otherEmail, "nobody@example.org"])
      for (const who of [browser, newBrowser()])
        answers.push(await who.post("/api/auth/login").send({ email: address, password: "a guess" }));
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ message: "Invalid email or password", code: "invalid_credentials" });
      expect(deviceCookieIn(answer)).toBeUndefined();
    }
  });
});
