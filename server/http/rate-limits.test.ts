import pg from "pg";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateCounts } from "@shared/schema/index";
import { createApp } from "../app/app";
import { readConfig, type Config } from "../platform/config/config";
import { connectDrizzle } from "../platform/db/database";
import type { Deps } from "../context/deps";
import { clearExpiredJob } from "../features/auth/clear-expired.job";
import { mailedToken, mailsTo, PASSWORD, signUp } from "../test/helpers/auth";
import { startTestApp, type TestApp } from "../test/app";
import { createKeptLog } from "../test/kept-log";
import { scaledLimit } from "./limiter";
import { createSharedCounts } from "./shared-counts";

const MINUTE = 60_000;
const LIMITS_OFF: Partial<Config> = {
  RATE_LIMIT_SCALE: 1,
  RATE_LIMIT_ADDRESS_PER_MINUTE: 0,
  RATE_LIMIT_USER_PER_MINUTE: 0,
  RATE_LIMIT_LOGIN_WRONG: 0,
  RATE_LIMIT_LOGIN_PER_MINUTE: 0,
  RATE_LIMIT_SIGNUP_PER_HOUR: 0,
  RATE_LIMIT_RESETS_PER_HOUR: 0,
  RATE_LIMIT_PASSWORD_CHANGES_PER_HOUR: 0,
  RATE_LIMIT_EMAIL_CHANGES_PER_HOUR: 0,
  RATE_LIMIT_MAIL_PER_HOUR: 0,
  RATE_LIMIT_EXPORTS_PER_HOUR: 0,
  RATE_LIMIT_TABLES_PER_MINUTE: 0,
};

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateCounts));

/** Another server on the same database, as another process would be; only the limits that are named are on. */
function limited(limits: Partial<Config>, deps: Partial<Deps> = {}) {
  const server = createApp({ ...app.deps, ...deps, config: { ...app.config, ...LIMITS_OFF, ...limits } });
  return {
    login: (email: string, password = "not the phrase", headers: Record<string, string> = {}) =>
      request(server).post("/api/auth/login").set(headers).send({ email, password }),
    call: (method: "get" | "post", path: string, headers: Record<string, string> = {}) =>
      request(server)[method](path).set(headers),
  };
}

async function expectStatuses(
  calls: number,
  expected: number[],
  call: (n: number) => PromiseLike<{ status: number }>,
) {
  const statuses: number[] = [];
  for (let n = 0; n < calls; n++) statuses.push((await call(n)).status);
  expect(statuses).toEqual(expected);
}
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

describe("wrong passwords", () => {
  const onlyWrong = () => limited({ RATE_LIMIT_LOGIN_WRONG: 10 });

  it("are answered with 429 after ten attempts, even the right one, wherever they come from", async () => {
    const { email, browser } = await signUp(app);
    const { login } = onlyWrong();
    await expectStatuses(10, times(10, 401), (n) =>
      login(n % 2 ? ` ${email.toUpperCase()}` : email, "wrong", { "X-Forwarded-For": `203.0.113.${n}` }),
    );
    const answer = await login(email, PASSWORD).expect(429);
    expect(answer.body).toEqual({ message: expect.any(String), code: "rate_limited" });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(14 * 60);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
    await login(email, PASSWORD, { "X-Forwarded-For": "198.51.100.1" }).expect(429);
    await browser.get("/api/auth/user").expect(200);
  });

  it("are counted in the same way for an address without an account", async () => {
    const { login } = onlyWrong();
    await expectStatuses(12, [...times(10, 401), 429, 429], () => login("nobody@example.org"));
  });

  it("of one account do not affect other accounts", async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    const { login } = onlyWrong();
    await expectStatuses(11, [...times(10, 401), 429], () => login(one.email));
    await login(two.email, PASSWORD).expect(200);
  });

  it("allow the right one again after fifteen minutes", async () => {
    const { email } = await signUp(app);
    const { login } = onlyWrong();
    await expectStatuses(11, [...times(10, 401), 429], () => login(email));
    app.clock.advance(14 * MINUTE);
    await login(email, PASSWORD).expect(429);
    app.clock.advance(MINUTE);
    await login(email, PASSWORD).expect(200);
  });

  it("do not slip through when they come all at once", async () => {
    const { email } = await signUp(app);
    const { login } = onlyWrong();
    const statuses = (await Promise.all(times(25, email).map((address) => login(address)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it("are the only requests that count: successful sign-ins and other requests do not", async () => {
    const { email } = await signUp(app);
    const { login } = onlyWrong();
    await expectStatuses(12, times(12, 200), () => login(email, PASSWORD));
    await expectStatuses(12, times(12, 400), () => login(email, ""));
    await login(email, PASSWORD).expect(200);
  });

  it("are reset by a password reset, which the limit does not block", async () => {
    const { email } = await signUp(app);
    const { login, call } = onlyWrong();
    await expectStatuses(11, [...times(10, 401), 429], () => login(email));
    await call("post", "/api/auth/forgot-password").send({ email }).expect(200);
    const token = await mailedToken(app, email, "/reset-password");
    await call("post", "/api/auth/reset-password")
      .send({ token, password: "a phrase that is new" })
      .expect(200);
    await login(email, "a phrase that is new").expect(200);
  });

  it("of signed-in users are counted separately from those at sign-in", async () => {
    const user = await signUp(app);
    const cookie = await planted(user.id);
    const { login, call } = onlyWrong();
    const change = (currentPassword: string, newPassword = "a phrase that is new") =>
      call("post", "/api/auth/change-password", cookie).send({
        currentPassword,
        newPassword,
        confirmPassword: newPassword,
      });
    await expectStatuses(12, times(12, 400), () => change(PASSWORD, "short"));
    await expectStatuses(11, [...times(10, 400), 429], () => change("wrong"));
    await change(PASSWORD).expect(429);
    await login(user.email, PASSWORD).expect(200);
  });
});

/** The cookie of somebody signed in, for a server made by `limited`. */
async function planted(id: string): Promise<Record<string, string>> {
  const test = (await app.as({ id })).get("/api/auth/user") as unknown as { header: Record<string, string> };
  return { Cookie: test.header.Cookie! };
}

describe("limits that processes share", () => {
  const twoServers = (limits: Partial<Config>) => [limited(limits), limited(limits)] as const;

  it("add up wrong passwords of all processes, apply to all of them, and survive a restart", async () => {
    const { email } = await signUp(app);
    const [one, two] = twoServers({ RATE_LIMIT_LOGIN_WRONG: 10 });
    await expectStatuses(10, times(10, 401), (n) => (n % 2 ? one : two).login(email));
    await one.login(email, PASSWORD).expect(429);
    await two.login(email, PASSWORD).expect(429);
    await limited({ RATE_LIMIT_LOGIN_WRONG: 10 }).login(email, PASSWORD).expect(429);
  });

  it("hold when requests arrive at both processes at once", async () => {
    const { email } = await signUp(app);
    const servers = twoServers({ RATE_LIMIT_LOGIN_WRONG: 10 });
    const answers = await Promise.all(
      times(24, email).map((address, n) => servers[n % 2 ? 0 : 1].login(address)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(14);
  });

  it("are reset in every process by a password reset in one", async () => {
    const { email } = await signUp(app);
    const [one, two] = twoServers({ RATE_LIMIT_LOGIN_WRONG: 10 });
    await expectStatuses(11, [...times(10, 401), 429], () => one.login(email));
    await two.call("post", "/api/auth/forgot-password").send({ email }).expect(200);
    const token = await mailedToken(app, email, "/reset-password");
    await two
      .call("post", "/api/auth/reset-password")
      .send({ token, password: "a phrase that is new" })
      .expect(200);
    await one.login(email, "a phrase that is new").expect(200);
  });

  it("count sign-ups, links for a new password and downloads of one's data together", async () => {
    const servers = twoServers({
      RATE_LIMIT_SIGNUP_PER_HOUR: 3,
      RATE_LIMIT_RESETS_PER_HOUR: 3,
      RATE_LIMIT_EXPORTS_PER_HOUR: 3,
    });
    const user = await signUp(app);
    const cookie = await planted(user.id);
    const calls = {
      signUp: (n: number) =>
        servers[n % 2 ? 0 : 1]
          .call("post", "/api/auth/signup")
          .send({ firstName: "A", lastName: "B", email: user.email, password: PASSWORD }),
      forgot: (n: number) =>
        servers[n % 2 ? 0 : 1]
          .call("post", "/api/auth/forgot-password")
          .send({ email: "nobody@example.org" }),
      exportAll: (n: number) => servers[n % 2 ? 0 : 1].call("get", "/api/auth/user/export.zip", cookie),
    };
    await expectStatuses(5, [409, 409, 409, 429, 429], calls.signUp);
    await expectStatuses(5, [200, 200, 200, 429, 429], calls.forgot);
    await expectStatuses(5, [200, 200, 200, 429, 429], calls.exportAll);
  });

  it("are stored without addresses and deleted when their window is over", async () => {
    const { login } = limited({ RATE_LIMIT_LOGIN_WRONG: 10 });
    await login("somebody@example.org").expect(401);
    app.clock.advance(10 * MINUTE);
    await login("other@example.org").expect(401);
    const rows = () => app.db.select().from(rateCounts);
    expect(await rows()).toHaveLength(2);
    expect(JSON.stringify(await rows())).not.toContain("example");
    const clear = () => clearExpiredJob.handle(app.deps, { data: {}, signal: new AbortController().signal });
    await clear();
    expect(await rows()).toHaveLength(2);
    app.clock.advance(5 * MINUTE);
    await clear();
    expect(await rows()).toHaveLength(1);
    app.clock.advance(10 * MINUTE);
    await clear();
    expect(await rows()).toEqual([]);
  });

  it("uncount an attempt only once, and never in a window that is over", async () => {
    const store = createSharedCounts(app.deps, "test", MINUTE);
    await store.increment("ama");
    await store.decrement("ama");
    await store.decrement("ama");
    expect(await store.increment("ama")).toMatchObject({ totalHits: 1 });
    app.clock.advance(MINUTE);
    await store.decrement("ama");
    expect(await store.increment("ama")).toEqual({
      totalHits: 1,
      resetTime: new Date(app.clock.now().getTime() + MINUTE),
    });
  });

  it("answer 503 while the database is unavailable, and fail no answered request when a count cannot be taken back", async () => {
    const gone = new pg.Pool({ host: "127.0.0.1", port: 1, connectionTimeoutMillis: 2_000 });
    const { log, lines } = createKeptLog("warn");
    const deps = { db: connectDrizzle(gone), log };
    const answer = await limited({ RATE_LIMIT_SIGNUP_PER_HOUR: 3 }, deps)
      .call("post", "/api/auth/signup")
      .send({})
      .expect(503);
    expect(answer.headers["retry-after"]).toBeDefined();
    const store = createSharedCounts({ ...app.deps, ...deps }, "test", MINUTE);
    await store.decrement("ama");
    expect(lines().at(-1)).toMatchObject({ limit: "test", msg: "a count could not be taken back" });
    await gone.end();
  });
});

describe("changes of a password", () => {
  it("are limited to five an hour; failed ones do not count, and the sixth gets 429", async () => {
    const user = await signUp(app);
    const { call } = limited({ RATE_LIMIT_PASSWORD_CHANGES_PER_HOUR: 5 });
    let password = PASSWORD;
    const change = async (current: string, newPassword: string) =>
      call("post", "/api/auth/change-password", await planted(user.id)).send({
        currentPassword: current,
        newPassword,
        confirmPassword: newPassword,
      });
    for (let n = 0; n < 5; n++) {
      expect((await change("not the phrase", "a phrase that is new")).status).toBe(400);
      expect((await change(password, "short")).status).toBe(400);
      expect((await change(password, `phrase number ${n}`)).status).toBe(200);
      password = `phrase number ${n}`;
    }
    const answer = await change(password, "one phrase more");
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({
      message: "You have changed your password several times just now. Please try again later.",
      code: "rate_limited",
    });
    expect(Number(answer.headers["retry-after"])).toBe(3_600);
    app.clock.advance(60 * MINUTE);
    expect((await change(password, "one phrase more")).status).toBe(200);
  });

  it("do not slip through when they come all at once", async () => {
    const user = await signUp(app);
    const cookie = await planted(user.id);
    const { call } = limited({ RATE_LIMIT_PASSWORD_CHANGES_PER_HOUR: 1 });
    const answers = await Promise.all(
      times(12, "a phrase that is new").map((newPassword) =>
        call("post", "/api/auth/change-password", cookie).send({
          currentPassword: PASSWORD,
          newPassword,
          confirmPassword: newPassword,
        }),
      ),
    );
    // One try only, so that a slow machine, which takes them one after the other, refuses some as well.
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("limits by address", () => {
  it("stop sign-in attempts, right or wrong", async () => {
    const { login } = limited({ RATE_LIMIT_LOGIN_PER_MINUTE: 3 });
    const { email } = await signUp(app);
    await expectStatuses(5, [200, 401, 200, 429, 429], (n) => login(email, n % 2 ? "wrong" : PASSWORD));
  });

  it("stop sign-ups, also for addresses that are taken", async () => {
    const { email } = await signUp(app);
    const { call } = limited({ RATE_LIMIT_SIGNUP_PER_HOUR: 2 });
    const answer = () =>
      call("post", "/api/auth/signup").send({ firstName: "A", lastName: "B", email, password: PASSWORD });
    await expectStatuses(3, [409, 409, 429], answer);
    expect(Number((await answer()).headers["retry-after"])).toBeGreaterThan(59 * 60);
  });

  it("stop requests of any kind, and forged headers do not help", async () => {
    const { call } = limited({ RATE_LIMIT_ADDRESS_PER_MINUTE: 3 });
    await expectStatuses(5, [401, 401, 401, 429, 429], (n) =>
      call("get", "/api/auth/user", { "X-Forwarded-For": `203.0.113.${n}`, Forwarded: `for=203.0.113.${n}` }),
    );
    await call("get", "/api/health").expect(200);
  });

  it("distinguish clients behind a proxy named in the settings", async () => {
    const { call } = limited({ RATE_LIMIT_ADDRESS_PER_MINUTE: 1, TRUST_PROXY: 1 });
    const from = (address: string) => call("get", "/api/auth/user", { "X-Forwarded-For": address });
    await from("203.0.113.1").expect(401);
    await from("203.0.113.1").expect(429);
    await from("203.0.113.2").expect(401);
    // What stands before the proxy's own entry was written by the caller.
    await from("198.51.100.9, 203.0.113.2").expect(429);
  });

  it("count one IPv6 network as one address", async () => {
    const { call } = limited({ RATE_LIMIT_ADDRESS_PER_MINUTE: 1, TRUST_PROXY: 1 });
    const from = (address: string) => call("get", "/api/auth/user", { "X-Forwarded-For": address });
    await from("2001:db8:1:100::1").expect(401);
    await from("2001:db8:1:1ff:aaaa::7").expect(429);
    await from("2001:db8:2::1").expect(401);
  });
});

describe("requests of one person", () => {
  it("stop at their limit without affecting other people", async () => {
    const { call } = limited({ RATE_LIMIT_USER_PER_MINUTE: 2 });
    const [one, two] = [await planted((await app.buildUser()).id), await planted((await app.buildUser()).id)];
    await expectStatuses(3, [200, 200, 429], () => call("get", "/api/auth/user", one));
    await call("get", "/api/auth/user", two).expect(200);
  });
});

describe("mails with a token", () => {
  const withMails = () => limited({ RATE_LIMIT_MAIL_PER_HOUR: 5 });

  it("go to one address five times an hour; then resending answers 429", async () => {
    const user = await signUp(app);
    const cookie = await planted(user.id);
    const resend = () => withMails().call("post", "/api/auth/resend-verification", cookie);
    app.clock.advance(10 * MINUTE);
    await expectStatuses(5, [200, 200, 200, 200, 429], resend);
    const answer = await resend();
    expect(answer.body.code).toBe("rate_limited");
    // The first of the five came with the sign-up, ten minutes ago.
    expect(Number(answer.headers["retry-after"])).toBe(50 * 60);
    expect(await mailsTo(app, user.email)).toHaveLength(5);
    app.clock.advance(50 * MINUTE);
    await expectStatuses(2, [200, 429], resend);
  });

  it("are simply not sent when the password is forgotten too often, and the last link stays good", async () => {
    const user = await signUp(app);
    const { call } = withMails();
    const forgot = () => call("post", "/api/auth/forgot-password").send({ email: user.email });
    const first = await forgot();
    await expectStatuses(6, times(6, 200), forgot);
    expect((await forgot()).body).toEqual(first.body);
    expect(await mailsTo(app, user.email)).toHaveLength(5);
    const token = await mailedToken(app, user.email, "/reset-password");
    await call("post", "/api/auth/reset-password")
      .send({ token, password: "a phrase that is new" })
      .expect(200);
  });

  it("are counted once each when several are requested at the same time", async () => {
    const user = await signUp(app);
    const { call } = withMails();
    await Promise.all(
      times(12, user.email).map((email) => call("post", "/api/auth/forgot-password").send({ email })),
    );
    expect(await mailsTo(app, user.email)).toHaveLength(5);
  });
});

describe("scaledLimit", () => {
  it.each([
    ["10", "1", 10],
    ["10", "2.5", 25],
    ["10", "0.01", 1],
    ["10", "0", null],
    ["0", "5", null],
  ])("scales %s by %s to %s", (RATE_LIMIT_LOGIN_WRONG, RATE_LIMIT_SCALE, expected) => {
    const config = readConfig({ RATE_LIMIT_LOGIN_WRONG, RATE_LIMIT_SCALE });
    expect(scaledLimit(config, "RATE_LIMIT_LOGIN_WRONG")).toBe(expected);
  });
});
