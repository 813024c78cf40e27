import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../../test/app";
import { type FakeSignInProvider, startSignInProvider } from "../../../test/fakes/fake-sign-in-provider";
import { mailedToken, mailsTo, openBrowser, PASSWORD, signUp } from "../../../test/helpers/auth";
import { signInByProvider, visitFromSettings } from "../../../test/helpers/sign-in-services";

/** Anybody can sign up with the address of somebody else, and link a service of their own before that person comes. */

const NEW_PASSWORD = "a phrase of the owner";

let provider: FakeSignInProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startSignInProvider("http://127.0.0.1:5000", {});
  app = await startTestApp({ env: { SIGN_IN_PROVIDERS: JSON.stringify([provider.setting]) } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

async function signUpLinked(who: string) {
  provider.people[who] = {};
  const person = await signUp(app);
  await person.browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
  await visitFromSettings(provider, person.browser, "/api/auth/identities", who);
  return person;
}

async function reset(email: string) {
  const owner = openBrowser(app);
  await owner.post("/api/auth/forgot-password").send({ email }).expect(200);
  const token = await mailedToken(app, email, "/reset-password");
  await owner.post("/api/auth/reset-password").send({ token, password: NEW_PASSWORD }).expect(200);
}

describe("a service that was linked before a mailed link set a new password", () => {
  it("no longer signs in where nobody had shown that the address is theirs, and a mail tells", async () => {
    const { email } = await signUpLinked("stranger");
    await reset(email);
    const { browser } = await signInByProvider(app, provider, "stranger");
    await browser.get("/api/auth/user").expect(401);
    const told = (await mailsTo(app, email)).filter(({ text }) => /no longer signs you in/.test(text));
    expect(told).toHaveLength(1);
  });

  it("goes on signing in where the address was confirmed", async () => {
    const { email, id } = await signUpLinked("owner");
    await app.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
    await reset(email);
    const { browser } = await signInByProvider(app, provider, "owner");
    expect((await browser.get("/api/auth/user").expect(200)).body).toMatchObject({ id });
  });
});
