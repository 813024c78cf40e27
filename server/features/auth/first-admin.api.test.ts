import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { createKeptLog } from "../../test/kept-log";
import { ensureAdmin } from "./first-admin.service";
import { mailedToken, signIn, signUp } from "../../test/helpers/auth";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const NEW_PASSWORD = "a phrase that is new";
const userRow = async (email: string) => (await app.db.select().from(users).where(eq(users.email, email)))[0];
const isAdmin = async (browser: Awaited<ReturnType<typeof signIn>>) =>
  ((await browser.get("/api/auth/user").expect(200)).body as { isAdmin: boolean }).isAdmin;

/** A start with these settings; gives back what it says in the log. */
async function startWith(settings: { ADMIN_EMAIL?: string; ADMIN_PASSWORD?: string }): Promise<string[]> {
  const { log, lines } = createKeptLog();
  await ensureAdmin({ ...app.deps, log, config: { ...app.config, ...settings } });
  return lines().map(({ msg }) => msg);
}

describe("ADMIN_EMAIL with ADMIN_PASSWORD", () => {
  it("makes a verified account with the password, once", async () => {
    const settings = { ADMIN_EMAIL: "chief@example.org", ADMIN_PASSWORD: "the chief's own phrase" };
    await startWith(settings);
    await startWith({ ...settings, ADMIN_PASSWORD: "another phrase entirely" });
    const browser = await signIn(app, "chief@example.org", "the chief's own phrase");
    expect((await browser.get("/api/auth/user")).body).toMatchObject({ isAdmin: true, emailVerified: true });
  });

  it("does not raise somebody who took the address before and has another password", async () => {
    const { email, browser } = await signUp(app);
    expect(await startWith({ ADMIN_EMAIL: email, ADMIN_PASSWORD: "the chief's own phrase" })).toEqual([
      expect.stringMatching(
        /^ADMIN_EMAIL belongs to an account that is not an administrator; start once without/,
      ),
    ]);
    expect(await isAdmin(browser)).toBe(false);
    await app.visitor.post("/api/auth/login").send({ email, password: "the chief's own phrase" }).expect(401);
  });

  it("takes no common password", async () => {
    const settings = { ADMIN_EMAIL: "other-chief@example.org", ADMIN_PASSWORD: "password123" };
    await expect(startWith(settings)).rejects.toThrow(/^Cannot start: ADMIN_PASSWORD/);
    expect(await userRow("other-chief@example.org")).toBeUndefined();
  });
});

describe("ADMIN_EMAIL alone", () => {
  it("raises the account of that address once the mailed link was opened", async () => {
    const { email, browser } = await signUp(app);
    await app.visitor
      .get(`/api/auth/verify-email/${await mailedToken(app, email, "/verify-email")}`)
      .expect(200);
    expect(await isAdmin(browser)).toBe(false);
    expect(await startWith({ ADMIN_EMAIL: email })).toEqual(["made an administrator"]);
    expect(await isAdmin(browser)).toBe(true);
    expect(await startWith({ ADMIN_EMAIL: email })).toEqual([]);
  });

  it("raises no stranger who signed up with the address first, and says what to do", async () => {
    const { email, browser } = await signUp(app);
    expect(await startWith({ ADMIN_EMAIL: email })).toEqual([
      "ADMIN_EMAIL has an account whose address was never confirmed, so it was not made an administrator's. If you signed up yourself, open the link of the mail; if not, reset its password by mail. Then start again",
    ]);
    expect(await isAdmin(browser)).toBe(false);
    await browser.get("/api/admin/opportunities/pending").expect(403);
  });

  it("raises the address's owner after a reset by mail, which puts the stranger out", async () => {
    const { email, browser: stranger } = await signUp(app);
    await app.visitor.post("/api/auth/forgot-password").send({ email }).expect(200);
    const token = await mailedToken(app, email, "/reset-password");
    await app.visitor.post("/api/auth/reset-password").send({ token, password: NEW_PASSWORD }).expect(200);
    expect(await startWith({ ADMIN_EMAIL: email })).toEqual(["made an administrator"]);
    await stranger.get("/api/auth/user").expect(401);
    expect(await isAdmin(await signIn(app, email, NEW_PASSWORD))).toBe(true);
  });

  it("says at every start that an administrator's address was never confirmed", async () => {
    const { email, id } = await signUp(app);
    await app.db.update(users).set({ isAdmin: true }).where(eq(users.id, id));
    expect(await startWith({ ADMIN_EMAIL: email })).toEqual([
      expect.stringMatching(
        /^ADMIN_EMAIL has an administrator's account whose address was never confirmed\./,
      ),
    ]);
  });

  it("is of no use without an account, and says so", async () => {
    expect(await startWith({})).toEqual([]);
    expect(await startWith({ ADMIN_EMAIL: "unknown@example.org" })).toEqual([
      expect.stringMatching(/^ADMIN_EMAIL has no account yet/),
    ]);
    expect(await userRow("unknown@example.org")).toBeUndefined();
  });
});
