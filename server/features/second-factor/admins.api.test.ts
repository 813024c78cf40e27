import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { PASSWORD, signUp } from "../../test/helpers/auth";
import { beginSignIn, makeCode, signUpWithTotp, turnOnTotp } from "../../test/helpers/second-factor";

const NEW = { name: "By Hand", description: "Typed in", fundingType: "grant" };

const makeAdmin = (app: TestApp, id: string) =>
  app.db.update(users).set({ isAdmin: true }).where(eq(users.id, id));

describe("with ADMIN_SECOND_FACTOR=required", () => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp({ env: { ADMIN_SECOND_FACTOR: "required" } })));
  afterAll(() => app.close());

  it("an administrator without a second factor reads and changes nothing, until one is set up", async () => {
    const { id, browser } = await signUp(app);
    await makeAdmin(app, id);
    await browser.get("/api/admin/opportunities").expect(200);
    expect((await browser.get("/api/auth/factors")).body.isRequired).toBe(true);
    const refused = await browser.post("/api/admin/opportunities").send(NEW).expect(403);
    expect(refused.body.code).toBe("second_factor_required");
    expect(refused.body.message).toContain("Settings");
    await turnOnTotp(app, browser);
    await browser.post("/api/admin/opportunities").send(NEW).expect(201);
  });

  it("a session without the second factor is refused, and one with it is not", async () => {
    const { id, email, secret } = await signUpWithTotp(app);
    await makeAdmin(app, id);
    const without = await app.as({ id });
    expect((await without.post("/api/admin/opportunities").send(NEW)).body.code).toBe(
      "second_factor_required",
    );
    const browser = await beginSignIn(app, email);
    await browser
      .post("/api/auth/second-factor")
      .send({ code: makeCode(app, secret) })
      .expect(200);
    await browser.post("/api/admin/opportunities").send(NEW).expect(201);
    await browser.delete("/api/auth/factors/totp").send({ password: PASSWORD }).expect(204);
    await browser.post("/api/admin/opportunities").send(NEW).expect(403);
  });

  it("somebody who is no administrator is refused as such", async () => {
    const { browser } = await signUp(app);
    expect((await browser.get("/api/auth/factors")).body.isRequired).toBe(false);
    const refused = await browser.post("/api/admin/opportunities").send(NEW).expect(403);
    expect(refused.body.code).toBe("forbidden");
  });
});

it("without the setting an administrator needs no second factor", async () => {
  const app = await startTestApp();
  try {
    const { id, browser } = await signUp(app);
    await makeAdmin(app, id);
    await browser.post("/api/admin/opportunities").send(NEW).expect(201);
  } finally {
    await app.close();
  }
});
