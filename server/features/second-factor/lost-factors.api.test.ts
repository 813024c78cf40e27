import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../test/app";
import { mailsTo, PASSWORD, signIn, signUp } from "../../test/helpers/auth";
import { signUpWithTotp } from "../../test/helpers/second-factor";
import { removeLostFactors } from "./lost-factors.service";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const removeFor = (email: string) => removeLostFactors(app.db, app.config, email, app.clock.now());

it("the operator removes what was lost of one account, and a mail tells the person", async () => {
  const { email } = await signUpWithTotp(app);
  const other = await signUpWithTotp(app);
  await removeFor(email);
  const browser = await signIn(app, email, PASSWORD);
  expect((await browser.get("/api/auth/factors").expect(200)).body).toMatchObject({
    methods: [],
    recoveryCodesLeft: 0,
  });
  expect((await mailsTo(app, email)).at(-1)?.text).toContain("reported lost");
  expect((await other.browser.get("/api/auth/factors")).body.methods).toEqual(["totp", "recovery"]);
});

it("an account that is not there, or has no second factor, is refused in a sentence", async () => {
  const { email } = await signUp(app);
  await expect(removeFor(email)).rejects.toThrow(`${email} has no second factor.`);
  await expect(removeFor("nobody@example.org")).rejects.toThrow("nobody@example.org has no account here.");
});
