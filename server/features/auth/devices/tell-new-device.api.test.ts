import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../../test/app";
import {
  type Browser,
  mailedToken,
  mailsTo,
  openBrowser,
  PASSWORD,
  signUp,
} from "../../../test/helpers/auth";
import { beginSignIn, makeCode, turnOnTotp } from "../../../test/helpers/second-factor";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:134.0) Gecko/20100101 Firefox/134.0";
const NEW_PASSWORD = "a phrase that is new";
const HOUR = 60 * 60_000;

let app: TestApp;
beforeAll(
  async () =>
    void (app = await startTestApp({
      env: { PUBLIC_URL: "http://app.example.org", COUNTRY_HEADER: "X-Country" },
    })),
);
afterAll(() => app.close());

const login = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post("/api/auth/login").set("User-Agent", FIREFOX).send({ email, password });
const newDeviceMails = async (email: string) =>
  (await mailsTo(app, email)).filter(({ subject }) => /New sign-in|Nouvelle connexion/.test(subject));

/** Somebody whose address is confirmed, with the browser in which the account was made. */
async function somebody() {
  const person = await signUp(app);
  const token = await mailedToken(app, person.email, "/verify-email");
  await app.visitor.get(`/api/auth/verify-email/${token}`).expect(200);
  return person;
}

describe("a sign-in on a new device", () => {
  it("is told once its second step is done", async () => {
    const { browser, email } = await somebody();
    const { secret } = await turnOnTotp(app, browser);
    const other = await beginSignIn(app, email);
    expect(await newDeviceMails(email)).toEqual([]);
    await other
      .post("/api/auth/second-factor")
      .send({ code: makeCode(app, secret) })
      .expect(200);
    expect(await newDeviceMails(email)).toHaveLength(1);
  });

  it("is told by mail, with the device, the country and the time in the person's zone and language", async () => {
    const { browser, email } = await somebody();
    const preferences = { timezone: "Africa/Lagos", preferredLanguage: "fr" };
    await browser.patch("/api/auth/user/preferences").send(preferences).expect(200);
    app.clock.set("2026-12-01T23:30:00Z");
    await login(openBrowser(app), email).set("X-Country", "CI").expect(200);
    const [mail, ...others] = await newDeviceMails(email);
    expect(others).toEqual([]);
    const text = mail!.text.replace(/[\u00A0\u202F]/g, " ");
    expect(text).toContain("Appareil : Firefox sur Windows");
    expect(text).toContain("Pays : Côte d’Ivoire");
    expect(text).toContain("Heure : 2 décembre 2026, 00:30 (Africa/Lagos)");
    expect(text).toContain("http://app.example.org/settings#devices");
    expect(text).toContain("http://app.example.org/forgot-password");
  });

  it("is told once: the device is known from then on, also after signing out", async () => {
    const { email } = await somebody();
    const browser = openBrowser(app);
    await login(browser, email).expect(200);
    await browser.post("/api/auth/logout").expect(204);
    await login(browser, email).expect(200);
    expect(await newDeviceMails(email)).toHaveLength(1);
  });

  it("is not told of the browser in which the account was made, nor of a wrong password", async () => {
    const { browser, email } = await somebody();
    await browser.post("/api/auth/logout").expect(204);
    await login(browser, email).expect(200);
    await login(openBrowser(app), email, "a guess").expect(401);
    expect(await newDeviceMails(email)).toEqual([]);
  });

  it("is not told of the browser that chose a new password by mail, which has a mail of its own", async () => {
    const { email } = await somebody();
    const resetting = openBrowser(app);
    await resetting.post("/api/auth/forgot-password").send({ email }).expect(200);
    const token = await mailedToken(app, email, "/reset-password");
    await resetting.post("/api/auth/reset-password").send({ token, password: NEW_PASSWORD }).expect(200);
    await login(resetting, email, NEW_PASSWORD).expect(200);
    expect(await newDeviceMails(email)).toEqual([]);
    await login(openBrowser(app), email, NEW_PASSWORD).expect(200);
    expect(await newDeviceMails(email)).toHaveLength(1);
  });

  it("is not told to an address that was never confirmed, which may be a stranger's", async () => {
    const { email } = await signUp(app);
    await login(openBrowser(app), email).expect(200);
    expect(await newDeviceMails(email)).toEqual([]);
  });

  it("is told five times in a day at most, also when many come at once, and again the day after", async () => {
    const { email } = await somebody();
    await Promise.all(Array.from({ length: 8 }, () => login(openBrowser(app), email).expect(200)));
    expect(await newDeviceMails(email)).toHaveLength(5);
    app.clock.advance(24 * HOUR - 1);
    await login(openBrowser(app), email).expect(200);
    expect(await newDeviceMails(email)).toHaveLength(5);
    app.clock.advance(1);
    await login(openBrowser(app), email).expect(200);
    expect(await newDeviceMails(email)).toHaveLength(6);
  });

  it("is not counted for somebody else", async () => {
    const [ama, kofi] = [await somebody(), await somebody()];
    for (let n = 0; n < 5; n++) await login(openBrowser(app), ama.email).expect(200);
    await app.db.update(users).set({ preferredLanguage: "en" }).where(eq(users.id, kofi.id));
    await login(openBrowser(app), kofi.email).expect(200);
    expect(await newDeviceMails(kofi.email)).toHaveLength(1);
  });
});
