import { TOTP } from "otpauth";
import type { RecoveryCodesView, TotpSetupView } from "@shared/validators/second-factor";
import type { TestApp } from "../app";
import { type Browser, openBrowser, PASSWORD, signUp } from "./auth";

/** Makes the code that an authenticator app shows at the application's time, or so many half minutes later. */
export const makeCode = (app: TestApp, secret: string, stepsLater = 0): string =>
  new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() + stepsLater * 30_000 });

/** Moves the clock to the next half minute, because each code works once. */
export const waitForNextCode = (app: TestApp): void => app.clock.advance(30_000);

/** Turns on an authenticator app for a signed-in user with the password of the tests. */
export async function turnOnTotp(app: TestApp, browser: Browser) {
  await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
  const begun = await browser.post("/api/auth/factors/totp").send({}).expect(201);
  const { secret } = begun.body as TotpSetupView;
  const answer = await browser
    .post("/api/auth/factors/totp/confirm")
    .send({ code: makeCode(app, secret) })
    .expect(200);
  const { recoveryCodes } = answer.body as RecoveryCodesView;
  waitForNextCode(app);
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}

/** Signs up a user whose sign-in has a second step. */
export async function signUpWithTotp(app: TestApp) {
  const person = await signUp(app);
  return { ...person, ...(await turnOnTotp(app, person.browser)) };
}

/** Gives the right password in a new browser. */
export async function beginSignIn(app: TestApp, email: string, password = PASSWORD): Promise<Browser> {
  const browser = openBrowser(app);
  const answer = await browser.post("/api/auth/login").send({ email, password }).expect(200);
  if (!("secondFactor" in (answer.body as object))) throw new Error("The password alone signed in");
  return browser;
}
