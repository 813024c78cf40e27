import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guestRequests } from "@shared/schema/index";
import { hashToken } from "../../platform/security/tokens";
import { startTestApp, type TestApp } from "../../test/app";
import { openBrowser, PASSWORD, signUp } from "../../test/helpers/auth";
import { beginSignIn, makeCode, signUpWithTotp, turnOnTotp } from "../../test/helpers/second-factor";

describe("with SECOND_FACTOR=required", () => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp({ env: { SECOND_FACTOR: "required" } })));
  afterAll(() => app.close());

  it("a new account reads and changes nothing until it has set up a second factor", async () => {
    const { browser } = await signUp(app);
    const refused = await browser.get("/api/entities").expect(403);
    expect(refused.body).toEqual({
      code: "second_factor_required",
      message: "Everybody here needs a second step to sign in. Set one up first, or show the one you have.",
    });
    await browser.post("/api/entities").send({}).expect(403);
    await browser.get("/api/nonsense").expect(403);
    await browser.get("/api/auth/user").expect(200);
    await browser.patch("/api/auth/user/preferences").send({ preferredLanguage: "fr" }).expect(200);
    expect((await browser.get("/api/auth/factors").expect(200)).body.isRequired).toBe(true);
    await turnOnTotp(app, browser);
    await browser.get("/api/entities").expect(200);
    await browser.post("/api/auth/logout").send({}).expect(204);
    await browser.get("/api/entities").expect(401);
  });

  it("a session that has not shown the factor counts as one without, until it shows it", async () => {
    const { id, secret } = await signUpWithTotp(app);
    const other = await app.as({ id });
    await other.get("/api/entities").expect(403);
    // The factors stay out of its reach.
    await other.delete("/api/auth/factors/totp").send({ password: PASSWORD }).expect(403);
    await other.post("/api/auth/factors/passkeys/options").send({}).expect(403);
    await other
      .post("/api/auth/confirm")
      .send({ code: makeCode(app, secret) })
      .expect(204);
    await other.get("/api/entities").expect(200);
  });

  it("a sign-in with the second step reads and changes everything, until the last factor is turned off", async () => {
    const { email, secret } = await signUpWithTotp(app);
    const browser = await beginSignIn(app, email);
    await browser
      .post("/api/auth/second-factor")
      .send({ code: makeCode(app, secret) })
      .expect(200);
    await browser.get("/api/entities").expect(200);
    await browser.delete("/api/auth/factors/totp").send({ password: PASSWORD }).expect(204);
    expect((await browser.get("/api/entities").expect(403)).body.code).toBe("second_factor_required");
  });

  it("calendar addresses, what guests are asked and what is open to visitors go on", async () => {
    const { id, browser } = await signUpWithTotp(app);
    const { body: calendar } = await browser.post("/api/calendar").expect(201);
    const { entityId, id: applicationId } = await app.buildApplication({
      entityId: (await app.buildEntity({ userId: id })).id,
    });
    await app.db.insert(guestRequests).values({
      ...{ entityId, applicationId, askedBy: id, kind: "question", name: "Efua" },
      ...{ email: "efua@example.org", question: "Why?", tokenHash: hashToken("guest") },
      ...{ sentAt: app.clock.now(), expiresAt: new Date("2090-01-01") },
    });
    await browser.delete("/api/auth/factors/totp").send({ password: PASSWORD }).expect(204);
    await browser.get("/api/calendar").expect(403);
    const outside = openBrowser(app);
    await outside.get(new URL((calendar as { url: string }).url).pathname).expect(200);
    await outside.post("/api/guest/read").send({ token: "guest" }).expect(200);
    await browser.get("/api/sources").expect(200);
  });
});

it("without the setting nobody needs a second factor", async () => {
  const app = await startTestApp();
  try {
    const { browser } = await signUp(app);
    await browser.get("/api/entities").expect(200);
    expect((await browser.get("/api/auth/factors")).body.isRequired).toBe(false);
  } finally {
    await app.close();
  }
});
