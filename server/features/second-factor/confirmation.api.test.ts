import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../test/app";
import { PASSWORD, signIn, signUp } from "../../test/helpers/auth";
import {
  beginSignIn,
  makeCode,
  signUpWithTotp,
  turnOnTotp,
  waitForNextCode,
} from "../../test/helpers/second-factor";

const STEP = "/api/auth/second-factor";
const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const wrong = { code: "wrong_code", fieldErrors: { code: [expect.any(String)] } };

describe("acts that ask once more", () => {
  const change = {
    currentPassword: PASSWORD,
    newPassword: "quite another phrase",
    confirmPassword: "quite another phrase",
  };

  it("are refused ten minutes after the second factor, until it is shown again", async () => {
    const { browser, id, secret } = await signUpWithTotp(app);
    await browser.get("/api/auth/user/export.zip").expect(200);
    app.clock.advance(10 * MINUTE);
    const entity = await app.buildEntity({ userId: id });
    const path = `/api/entities/${entity.id}`;
    const acts = () => [
      browser.delete(path),
      browser.post(`${path}/invitations`).send({ email: "kofi@example.org", role: "owner" }),
      browser.patch(`${path}/members/${id}`).send({ role: "viewer" }),
      browser.delete(`${path}/members/${id}`),
      browser.get("/api/auth/user/export.zip"),
      browser.post("/api/auth/change-password").send(change),
      browser.post("/api/auth/change-email").send({ email: "new@example.org", currentPassword: PASSWORD }),
      browser.post("/api/auth/factors/recovery-codes").send({}),
      browser.delete("/api/auth/factors/totp").send({ password: PASSWORD }),
      browser.delete("/api/auth/user").send({ password: PASSWORD }),
    ];
    for (const act of acts()) expect((await act).body.code).toBe("confirmation_required");
    const byPassword = await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(403);
    expect(byPassword.body.code).toBe("confirmation_required");
    expect((await browser.post("/api/auth/confirm").send({ code: "000000" })).body).toMatchObject(wrong);
    await browser
      .post("/api/auth/confirm")
      .send({ code: makeCode(app, secret) })
      .expect(204);
    await browser.post("/api/auth/change-password").send(change).expect(200);
    // A change of the password makes a new session, which keeps what was shown.
    await browser.get("/api/auth/user/export.zip").expect(200);
    await browser.delete("/api/auth/user").send({ password: change.newPassword }).expect(204);
  });

  it("change nothing for accounts without a second factor", async () => {
    const { browser } = await signUp(app);
    app.clock.advance(60 * MINUTE);
    await browser.get("/api/auth/user/export.zip").expect(200);
    await browser.post("/api/auth/change-password").send(change).expect(200);
    await browser.delete("/api/auth/user").send({ password: change.newPassword }).expect(204);
  });

  it("a password that was given before the second factor existed is not enough", async () => {
    const { browser, email } = await signUp(app);
    const other = await signIn(app, email, PASSWORD);
    await other.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
    await turnOnTotp(app, browser);
    expect((await other.get("/api/auth/user/export.zip").expect(403)).body.code).toBe(
      "confirmation_required",
    );
  });

  it("a sign-in with the second factor counts as having shown it", async () => {
    const { email, secret } = await signUpWithTotp(app);
    const browser = await beginSignIn(app, email);
    await browser
      .post(STEP)
      .send({ code: makeCode(app, secret) })
      .expect(200);
    waitForNextCode(app);
    await browser.get("/api/auth/user/export.zip").expect(200);
  });
});
