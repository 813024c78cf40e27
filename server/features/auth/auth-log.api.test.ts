import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import request from "supertest";
import { rateCounts } from "@shared/schema/index";
import { createApp } from "../../app/app";
import { startTestApp, type TestApp } from "../../test/app";
import { createKeptLog, type LogLine } from "../../test/kept-log";
import { ensureAdmin } from "./first-admin.service";
import { mailedToken, PASSWORD } from "../../test/helpers/auth";

const NEW_PASSWORD = "a phrase that is new";
const ADDRESS = "203.0.113.7";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateCounts));

/** A server behind one proxy, with its log, and a browser whose requests come from `ADDRESS`. */
function behindProxy(settings: Partial<TestApp["config"]> = {}) {
  const { log, lines, text } = createKeptLog();
  const deps = { ...app.deps, log, config: { ...app.config, TRUST_PROXY: 1, ...settings } };
  const browser = request.agent(createApp(deps)).set("X-Forwarded-For", `198.51.100.9, ${ADDRESS}`);
  const findLines = (msg: string) => lines().filter((line) => line.msg === msg);
  return { deps, browser, lines, text, findLines };
}
const addressIn = (line: LogLine | undefined) => (line?.req as { address?: string } | undefined)?.address;

let number = 0;
const newEmail = () => `person-${++number}@example.org`;
const person = (email: string) => ({ firstName: "Ama", lastName: "Mensah", email, password: PASSWORD });

describe("the log of what happens to an account", () => {
  it("says who, from where, and never by the e-mail address", async () => {
    const { browser, deps, lines, text, findLines } = behindProxy();
    const email = newEmail();
    const { id } = (await browser.post("/api/auth/signup").send(person(email)).expect(201)).body as {
      id: string;
    };
    const token = await mailedToken(app, email, "/verify-email");
    await browser.get(`/api/auth/verify-email/${token}`).expect(200);
    await ensureAdmin({ ...deps, config: { ...deps.config, ADMIN_EMAIL: email } });
    await browser.get("/api/auth/user/export.zip").expect(200);
    await browser.post("/api/auth/logout").expect(204);
    await browser.post("/api/auth/login").send({ email, password: "a guess" }).expect(401);
    await browser.post("/api/auth/login").send({ email, password: PASSWORD }).expect(200);
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await browser
      .post("/api/auth/change-password")
      .send({ ...change, currentPassword: "a guess" })
      .expect(400);
    await browser.post("/api/auth/change-password").send(change).expect(200);
    await browser.post("/api/auth/forgot-password").send({ email }).expect(200);
    const resetToken = await mailedToken(app, email, "/reset-password");
    await browser
      .post("/api/auth/reset-password")
      .send({ token: resetToken, password: PASSWORD })
      .expect(200);

    const accountLines = lines().filter(({ account }) => account !== undefined);
    expect(accountLines.map(({ msg }) => msg)).toEqual([
      "signed up",
      "address confirmed",
      "made an administrator",
      "data exported",
      "signed out",
      "wrong password",
      "signed in",
      "wrong password",
      "password changed",
      "new password asked for",
      "password reset",
    ]);
    expect(new Set(accountLines.map(({ account }) => account))).toEqual(
      new Set([expect.stringMatching(/^[\w-]{16}$/)]),
    );
    for (const line of accountLines.filter(({ msg }) => msg !== "made an administrator"))
      expect(addressIn(line)).toBe(ADDRESS);
    expect(findLines("wrong password").map(({ userId, knownDevice }) => [userId, knownDevice])).toEqual([
      [undefined, true],
      [id, false],
    ]);
    expect(findLines("signed in")).toMatchObject([{ userId: id, knownDevice: true }]);
    for (const secret of [
      email,
      PASSWORD,
      NEW_PASSWORD,
      "a guess",
      token,
      resetToken,
      "amberway=",
      "amberway-device",
    ])
      expect(text()).not.toContain(secret);
  });

  it("says that it was deleted", async () => {
    const { browser, findLines } = behindProxy();
    const email = newEmail();
    await browser.post("/api/auth/signup").send(person(email)).expect(201);
    await browser.delete("/api/auth/user").send({ password: PASSWORD }).expect(204);
    expect(findLines("account deleted")).toMatchObject([
      { account: findLines("signed up")[0]!.account, req: { address: ADDRESS } },
    ]);
  });

  it("tells guesses at one address apart from those at another, whether there is such an account or not", async () => {
    const { browser, findLines } = behindProxy();
    for (const email of ["one@example.org", "ONE@example.org ", "two@example.org"])
      await browser.post("/api/auth/login").send({ email, password: "a guess" }).expect(401);
    const [one, again, two] = findLines("wrong password").map(({ account }) => account);
    expect(again).toBe(one);
    expect(two).not.toBe(one);
  });

  it("says which limit was reached, by whom and from where", async () => {
    const { browser, findLines } = behindProxy({ RATE_LIMIT_SCALE: 1, RATE_LIMIT_LOGIN_WRONG: 2 });
    const email = newEmail();
    for (const status of [401, 401, 429, 429])
      await browser.post("/api/auth/login").send({ email, password: "a guess" }).expect(status);
    expect(findLines("limit reached")).toHaveLength(2);
    expect(findLines("limit reached")[0]).toMatchObject({
      limit: "RATE_LIMIT_LOGIN_WRONG",
      account: findLines("wrong password")[0]!.account,
      req: { address: ADDRESS },
    });
  });

  it("says of the limits of a minute once that one was reached", async () => {
    const { browser, findLines } = behindProxy({ RATE_LIMIT_SCALE: 1, RATE_LIMIT_ADDRESS_PER_MINUTE: 2 });
    for (const status of [401, 401, 429, 429, 429]) await browser.get("/api/auth/user").expect(status);
    expect(findLines("limit reached")).toMatchObject([
      { limit: "RATE_LIMIT_ADDRESS_PER_MINUTE", req: { address: ADDRESS } },
    ]);
  });
});

describe("the address of a request", () => {
  it("stands in every line, and is that of the proxy as long as the settings name none", async () => {
    const { browser, lines } = behindProxy({ TRUST_PROXY: undefined });
    await browser.get("/api/entities").expect(401);
    expect(addressIn(lines().at(-1))).toMatch(/127\.0\.0\.1$/);
  });

  it("is hinted at once when a proxy seems to stand in front that the settings do not name", async () => {
    const hints = (lines: LogLine[]) => lines.filter(({ msg }) => /TRUST_PROXY is not set/.test(msg));
    const unnamed = behindProxy({ TRUST_PROXY: undefined });
    await unnamed.browser.get("/api/entities").expect(401);
    await unnamed.browser.get("/api/entities").expect(401);
    expect(hints(unnamed.lines())).toMatchObject([{ level: 40 }]);
    const named = behindProxy();
    await named.browser.get("/api/entities").expect(401);
    expect(hints(named.lines())).toEqual([]);
  });

  it("is no proxy's when none is accountLines of", async () => {
    const { log, lines } = createKeptLog();
    await request(createApp({ ...app.deps, log }))
      .get("/api/entities")
      .expect(401);
    expect(lines().filter(({ level }) => level === 40)).toEqual([]);
  });
});
