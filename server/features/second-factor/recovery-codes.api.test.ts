import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recoveryCodes, totpSecrets } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { mailsTo, PASSWORD, signIn, signUp } from "../../test/helpers/auth";
import { beginSignIn, makeCode, signUpWithTotp } from "../../test/helpers/second-factor";

const STEP = "/api/auth/second-factor";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

describe("recovery codes", () => {
  it("each works once, however it is typed, and a mail tells of it", async () => {
    const { email, recoveryCodes: codes } = await signUpWithTotp(app);
    // 24 letters of 32 are 120 bits, for they are kept as plain hashes.
    expect(codes.every((code) => /^[0-9a-z]{4}(-[0-9a-z]{4}){5}$/.test(code))).toBe(true);
    const typed = ` ${codes[0]!.replaceAll("-", " ").toUpperCase().replaceAll("0", "O").replaceAll("1", "L")} `;
    await (await beginSignIn(app, email)).post(STEP).send({ code: typed }).expect(200);
    expect((await mailsTo(app, email)).at(-1)?.text).toContain("You have 9 recovery codes left");
    const browser = await beginSignIn(app, email);
    await browser.post(STEP).send({ code: codes[0] }).expect(400);
    const answers = await Promise.all([
      browser.post(STEP).send({ code: codes[1] }),
      (await beginSignIn(app, email)).post(STEP).send({ code: codes[1] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("new ones replace the old ones, and need a second step to be there", async () => {
    const { email, browser, recoveryCodes: old } = await signUpWithTotp(app);
    const { body } = await browser.post("/api/auth/factors/recovery-codes").send({}).expect(200);
    expect(body.recoveryCodes).toHaveLength(10);
    const next = await beginSignIn(app, email);
    await next.post(STEP).send({ code: old[0] }).expect(400);
    await next.post(STEP).send({ code: body.recoveryCodes[0] }).expect(200);
    const without = await signUp(app);
    await without.browser.post("/api/auth/factors/recovery-codes").send({}).expect(409);
  });

  it("still sign in when the secret of the installation has changed", async () => {
    const { email, secret, id, recoveryCodes: codes } = await signUpWithTotp(app);
    await app.db.update(totpSecrets).set({ sealedSecret: "unreadable" }).where(eq(totpSecrets.userId, id));
    const browser = await beginSignIn(app, email);
    await browser
      .post(STEP)
      .send({ code: makeCode(app, secret) })
      .expect(400);
    await browser.post(STEP).send({ code: codes[0] }).expect(200);
  });
});

describe("turning the app off", () => {
  it("takes the password, ends the second step, and a mail tells of it", async () => {
    const { browser, email, id } = await signUpWithTotp(app);
    await browser.delete("/api/auth/factors/totp").send({ password: "another" }).expect(400);
    await browser.delete("/api/auth/factors/totp").send({ password: PASSWORD }).expect(204);
    expect(await app.db.$count(recoveryCodes, eq(recoveryCodes.userId, id))).toBe(0);
    await signIn(app, email, PASSWORD).then((again) => again.get("/api/auth/user").expect(200));
    expect((await mailsTo(app, email)).at(-1)?.text).toContain("no longer asked for");
    await browser.delete("/api/auth/factors/totp").send({ password: PASSWORD }).expect(404);
  });
});
