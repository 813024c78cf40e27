import { createHash, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessions, users } from "@shared/schema/index";
import type { SessionView } from "@shared/validators/devices";
import { startTestApp, type TestApp } from "../../../test/app";
import { eventually } from "../../../test/eventually";
import { type Browser, openBrowser, PASSWORD, signUp } from "../../../test/helpers/auth";
import { signUpWithCookie, withCookie } from "../../../test/helpers/events";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:134.0) Gecko/20100101 Firefox/134.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1";
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const UNKNOWN = { browser: null, system: null, kind: null };

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const PATH = "/api/auth/sessions";
const list = async (browser: Browser) => (await browser.get(PATH).expect(200)).body as SessionView[];
/** Signs in, in a new browser that calls itself so. */
async function signInWith(email: string, userAgent: string): Promise<Browser> {
  const browser = openBrowser(app);
  await browser
    .post("/api/auth/login")
    .set("User-Agent", userAgent)
    .send({ email, password: PASSWORD })
    .expect(200);
  return browser;
}
const confirm = (browser: Browser) =>
  browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
const idOf = async (browser: Browser) => (await list(browser)).find(({ current }) => current)!.id;

describe("GET /api/auth/sessions", () => {
  it("lists each device by its names, this one first, with ids that are not the cookies'", async () => {
    const { email, browser } = await signUp(app);
    app.clock.advance(HOUR);
    const phone = await signInWith(email, IPHONE);
    app.clock.advance(HOUR);
    const desktop = await signInWith(email, FIREFOX);
    const rows = await list(desktop);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      device: { browser: "Firefox", system: "Windows", kind: "desktop" },
      country: null,
      signedInAt: app.clock.now().toISOString(),
      lastSeenAt: expect.stringMatching(/^20.*Z$/),
      current: true,
    });
    const [ofPhone, ofFirst] = [await idOf(phone), await idOf(browser)];
    expect(rows.find(({ id }) => id === ofPhone)).toMatchObject({
      device: { browser: "Safari", system: "iOS", kind: "phone" },
      signedInAt: new Date(app.clock.now().getTime() - HOUR).toISOString(),
      current: false,
    });
    expect(rows.find(({ id }) => id === ofFirst)).toMatchObject({ device: UNKNOWN, current: false });
    const stored = await app.db.select({ sid: sessions.sid }).from(sessions);
    for (const { sid } of stored) expect(JSON.stringify(rows)).not.toContain(sid);
  });

  it("begins with this session, then goes from the one used last to the one used first", async () => {
    const { browser, id } = await signUp(app);
    const signedInAt = app.clock.now().getTime();
    const ends = [5, 9, 7].map((hours) => new Date(signedInAt + 7 * DAY + hours * HOUR));
    for (const expire of ends)
      await app.db.insert(sessions).values({
        sid: randomUUID(),
        sess: { userId: id, signedInAt } as { userId: string },
        expire,
      });
    const [first, ...others] = await list(browser);
    expect(first!.current).toBe(true);
    const used = [1, 2, 0].map((n) => new Date(ends[n]!.getTime() - 7 * DAY).toISOString());
    expect(others.map(({ lastSeenAt }) => lastSeenAt)).toEqual(used);
  });

  it("says when each was used last, by the end of the session, which moves with use", async () => {
    const { browser, id } = await signUp(app);
    // Not before signing in, which other tests of this file may have moved: the clock is theirs as well.
    const used = new Date(app.clock.now().getTime() + 2 * HOUR);
    await app.db
      .update(sessions)
      .set({ expire: new Date(used.getTime() + 7 * DAY) })
      .where(eq(sql`${sessions.sess} ->> 'userId'`, id));
    expect((await list(browser))[0]!.lastSeenAt).toBe(used.toISOString());
  });

  it("leaves out other people's, those that have ended, and those too old to sign in", async () => {
    const [ama, kofi] = [await signUp(app), await signUp(app)];
    const insert = (userId: string, signedInAt: number, expire: number) =>
      app.db.insert(sessions).values({
        sid: randomUUID(),
        sess: { userId, signedInAt } as { userId: string },
        expire: new Date(Date.now() + expire),
      });
    const now = app.clock.now().getTime();
    await insert(ama.id, now, -1_000);
    await insert(ama.id, now - 30 * DAY, DAY);
    expect(await list(ama.browser)).toHaveLength(1);
    await insert(ama.id, now - 29 * DAY, DAY);
    expect(await list(ama.browser)).toHaveLength(2);
    await app.db.update(users).set({ isAdmin: true }).where(eq(users.id, ama.id));
    expect(await list(ama.browser)).toHaveLength(1);
    expect(await list(kofi.browser)).toHaveLength(1);
  });

  it("has an end, and this session is always in it", async () => {
    const { browser, id } = await signUp(app);
    await app.db.insert(sessions).values(
      Array.from({ length: 60 }, () => ({
        sid: randomUUID(),
        sess: { userId: id, signedInAt: app.clock.now().getTime() } as { userId: string },
        expire: new Date(Date.now() + 8 * DAY),
      })),
    );
    const rows = await list(browser);
    expect(rows).toHaveLength(50);
    expect(rows.filter(({ current }) => current)).toHaveLength(1);
  });
});

describe("DELETE /api/auth/sessions/:id", () => {
  it("ends one session at once, and the stream of its page", async () => {
    const ama = await signUpWithCookie(app);
    const phone = await signInWith(ama.email, IPHONE);
    const other = await signInWith(ama.email, FIREFOX);
    await confirm(ama.browser);
    const [ended, kept] = [await (await withCookie(app, phone)).openStream(), await ama.openStream()];
    await ama.browser.delete(`${PATH}/${await idOf(phone)}`).expect(204);
    await phone.get("/api/auth/user").expect(401);
    await other.get("/api/auth/user").expect(200);
    await ama.browser.get("/api/auth/user").expect(200);
    await eventually(() => ended.hasEnded).toBe(true);
    expect(ended.events.at(-1)).toEqual({ event: "bye", data: {} });
    expect(kept.hasEnded).toBe(false);
    expect(await list(ama.browser)).toHaveLength(2);
  });

  it("asks for the password first, and again after ten minutes", async () => {
    const { email, browser } = await signUp(app);
    const phone = await signInWith(email, IPHONE);
    const path = `${PATH}/${await idOf(phone)}`;
    for (const refused of [path, PATH])
      expect((await browser.delete(refused).expect(403)).body.code).toBe("confirmation_required");
    await confirm(browser);
    app.clock.advance(11 * 60_000);
    await browser.delete(path).expect(403);
    await phone.get("/api/auth/user").expect(200);
    await confirm(browser);
    await browser.delete(path).expect(204);
    await phone.get("/api/auth/user").expect(401);
  });

  it("answers alike for other people's, for what is not there, and for what is no id", async () => {
    const [ama, kofi] = [await signUp(app), await signUp(app)];
    const [stored] = await app.db
      .select({ sid: sessions.sid })
      .from(sessions)
      .where(eq(sql`${sessions.sess} ->> 'userId'`, ama.id));
    await confirm(ama.browser);
    const missing = createHash("sha256").update("nobody").digest("hex");
    const kofis = await idOf(kofi.browser);
    for (const id of [kofis, missing, kofis.toUpperCase(), "x", "%00", stored!.sid, `${kofis}0`]) {
      const answer = await ama.browser.delete(`${PATH}/${id}`).expect(404);
      expect(answer.body).toEqual({ message: "Session not found", code: "not_found" });
    }
    await kofi.browser.get("/api/auth/user").expect(200);
  });

  it("answers 404 the second time", async () => {
    const { email, browser } = await signUp(app);
    const id = await idOf(await signInWith(email, IPHONE));
    await confirm(browser);
    await browser.delete(`${PATH}/${id}`).expect(204);
    await browser.delete(`${PATH}/${id}`).expect(404);
  });

  it("does not end the session that asks, which is what signing out is for", async () => {
    const { browser } = await signUp(app);
    await confirm(browser);
    const answer = await browser.delete(`${PATH}/${await idOf(browser)}`).expect(409);
    expect(answer.body).toEqual({
      message: "You are using this device right now. To end its session, log out.",
      code: "conflict",
    });
    await browser.get("/api/auth/user").expect(200);
  });
});

describe("DELETE /api/auth/sessions", () => {
  it("ends all other sessions with the streams of their pages, and no other person's", async () => {
    const ama = await signUpWithCookie(app);
    const kofi = await signUp(app);
    const [phone, desktop] = [await signInWith(ama.email, IPHONE), await signInWith(ama.email, FIREFOX)];
    const stream = await (await withCookie(app, phone)).openStream();
    await confirm(ama.browser);
    await ama.browser.delete(PATH).expect(204);
    for (const other of [phone, desktop]) await other.get("/api/auth/user").expect(401);
    await eventually(() => stream.hasEnded).toBe(true);
    expect(await list(ama.browser)).toHaveLength(1);
    await ama.browser.delete(PATH).expect(204);
    await kofi.browser.get("/api/auth/user").expect(200);
  });
});

describe("the country of a session", () => {
  let behindProxy: TestApp;
  beforeAll(async () => void (behindProxy = await startTestApp({ env: { COUNTRY_HEADER: "CF-IPCountry" } })));
  afterAll(() => behindProxy.close());

  const signInFrom = async (on: TestApp, country: string | undefined) => {
    const { email } = await signUp(on);
    const browser = openBrowser(on);
    const login = browser.post("/api/auth/login").send({ email, password: PASSWORD });
    await (country === undefined ? login : login.set("CF-IPCountry", country)).expect(200);
    return (await list(browser))[0]!.country;
  };

  it("is what the proxy said at the sign-in, and nothing where it knew none", async () => {
    expect(await signInFrom(behindProxy, "gh")).toBe("GH");
    for (const unknown of ["XX", "T1", "Ghana", "<b>", undefined])
      expect(await signInFrom(behindProxy, unknown)).toBeNull();
  });

  it("is not taken from a header that the settings do not name", async () => {
    expect(await signInFrom(app, "GH")).toBeNull();
  });
});

describe("what a session keeps of its browser", () => {
  it("is the beginning of the header, however long that is", async () => {
    const { email, id } = await signUp(app);
    await signInWith(email, `${FIREFOX} ${"x".repeat(3_000)}`);
    const rows = await app.db
      .select({ sess: sessions.sess })
      .from(sessions)
      .where(eq(sql`${sessions.sess} ->> 'userId'`, id));
    const kept = rows.map(({ sess }) => (sess as { userAgent?: string }).userAgent).filter(Boolean);
    expect(kept).toEqual([`${FIREFOX} ${"x".repeat(299 - FIREFOX.length)}`]);
  });
});
