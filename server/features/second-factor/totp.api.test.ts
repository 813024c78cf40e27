import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recoveryCodes, sessions, totpSecrets } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { mailsTo, openBrowser, PASSWORD, signIn, signUp } from "../../test/helpers/auth";
import { beginSignIn, makeCode, signUpWithTotp, waitForNextCode } from "../../test/helpers/second-factor";

const STEP = "/api/auth/second-factor";
const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const wrong = { code: "wrong_code", fieldErrors: { code: [expect.any(String)] } };

describe("setting up an authenticator app", () => {
  it("asks for the password, shows the secret, and counts only after a first code", async () => {
    const { browser, email, id } = await signUp(app);
    const refused = await browser.post("/api/auth/factors/totp").send({}).expect(403);
    expect(refused.body.code).toBe("confirmation_required");
    await browser.post("/api/auth/confirm").send({ password: "another" }).expect(400);
    await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
    const { body: setup } = await browser.post("/api/auth/factors/totp").send({}).expect(201);
    expect(setup.address).toContain(`secret=${setup.secret}`);
    expect(decodeURIComponent(setup.address)).toContain(email);
    expect(setup.qr).toEqual({
      size: expect.any(Number),
      path: expect.stringMatching(/^(M\d+ \d+h1v1h-1z)+$/),
    });
    await signIn(app, email, PASSWORD);
    const confirm = (code: string) => browser.post("/api/auth/factors/totp/confirm").send({ code });
    expect((await confirm("000000")).body).toMatchObject(wrong);
    expect((await browser.get("/api/auth/factors")).body.methods).toEqual([]);
    const { body } = await confirm(makeCode(app, setup.secret)).expect(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect((await browser.get("/api/auth/factors")).body).toEqual({
      isRequired: false,
      methods: ["totp", "recovery"],
      totpSince: app.clock.now().toISOString(),
      recoveryCodesLeft: 10,
      // This installation is reached by a number.
      canAddPasskeys: false,
      passkeys: [],
      removalDueAt: null,
    });
    const [row] = await app.db.select().from(totpSecrets).where(eq(totpSecrets.userId, id));
    expect(row?.sealedSecret).not.toContain(setup.secret);
    const codes = await app.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
    expect(JSON.stringify(codes)).not.toContain(body.recoveryCodes[0]);
    expect((await mailsTo(app, email)).at(-1)?.text).toContain("code of your authenticator app");
  });

  it("replaces a set-up that was not finished, and refuses another one of an app that is on", async () => {
    const { browser } = await signUp(app);
    await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
    const first = (await browser.post("/api/auth/factors/totp").send({})).body.secret as string;
    const second = (await browser.post("/api/auth/factors/totp").send({})).body.secret as string;
    const confirm = (secret: string) =>
      browser.post("/api/auth/factors/totp/confirm").send({ code: makeCode(app, secret) });
    await confirm(first).expect(400);
    await confirm(second).expect(200);
    await browser.post("/api/auth/factors/totp").send({}).expect(409);
    await confirm(second).expect(409);
  });
});

describe("signing in with a second step", () => {
  it("a right password signs nobody in, and a code then does", async () => {
    const { email, secret, id } = await signUpWithTotp(app);
    const browser = openBrowser(app);
    const answer = await browser.post("/api/auth/login").send({ email, password: PASSWORD }).expect(200);
    expect(answer.body).toEqual({ secondFactor: { methods: ["totp", "recovery"] } });
    for (const path of ["/api/auth/user", "/api/entities", "/api/auth/factors", "/api/auth/user/export.zip"])
      await browser.get(path).expect(401);
    await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(401);
    const done = await browser
      .post(STEP)
      .send({ code: makeCode(app, secret) })
      .expect(200);
    expect(done.body).toMatchObject({ id, email });
    expect((await browser.get("/api/auth/user").expect(200)).body.id).toBe(id);
  });

  it("the session is another one after the second step, and the first one is gone", async () => {
    const { email, secret, id } = await signUpWithTotp(app);
    const browser = await beginSignIn(app, email);
    const rows = await app.db.select().from(sessions);
    const before = rows.find(({ sess }) => (sess as { pending?: { userId: string } }).pending?.userId === id);
    await browser
      .post(STEP)
      .send({ code: makeCode(app, secret) })
      .expect(200);
    expect(await app.db.$count(sessions, eq(sessions.sid, before!.sid))).toBe(0);
  });

  it("a wrong code is refused, and a right one can follow", async () => {
    const { email, secret } = await signUpWithTotp(app);
    const browser = await beginSignIn(app, email);
    expect((await browser.post(STEP).send({ code: "000000" }).expect(400)).body).toMatchObject(wrong);
    await browser.get("/api/auth/user").expect(401);
    await browser
      .post(STEP)
      .send({ code: ` ${makeCode(app, secret).replace(/^.../, "$& ")} ` })
      .expect(200);
  });

  it("a code works once, also for two sign-ins at once, and an older one no longer works", async () => {
    const { email, secret } = await signUpWithTotp(app);
    const [one, two, three] = [
      await beginSignIn(app, email),
      await beginSignIn(app, email),
      await beginSignIn(app, email),
    ];
    const code = makeCode(app, secret);
    const answers = await Promise.all([one.post(STEP).send({ code }), two.post(STEP).send({ code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await three
      .post(STEP)
      .send({ code: makeCode(app, secret, -1) })
      .expect(400);
    const next = makeCode(app, secret, 1);
    waitForNextCode(app);
    await three.post(STEP).send({ code: next }).expect(200);
  });

  it("a code counts in its half minute alone: before and after it, the person is told so", async () => {
    const { email, secret } = await signUpWithTotp(app);
    const browser = await beginSignIn(app, email);
    const send = async (code: string) => (await browser.post(STEP).send({ code }).expect(400)).body;
    const told = (message: RegExp) => ({
      code: "code_not_current",
      fieldErrors: { code: [expect.stringMatching(message)] },
    });
    expect(await send(makeCode(app, secret, -1))).toMatchObject(wrong);
    const next = makeCode(app, secret, 1);
    expect(await send(next)).toMatchObject(told(/your phone is ahead/));
    waitForNextCode(app);
    waitForNextCode(app);
    expect(await send(next)).toMatchObject(
      told(/^This code has just ended\. Type the one that the app shows/),
    );
    expect(await send(makeCode(app, secret, 2))).toMatchObject(wrong);
    await browser.get("/api/auth/user").expect(401);
    await browser
      .post(STEP)
      .send({ code: makeCode(app, secret) })
      .expect(200);
    // The session has shown its factor, and Settings asks for no other code either.
    const again = await browser.post("/api/auth/confirm").send({ code: makeCode(app, secret, 1) });
    expect(again.body).toMatchObject(told(/your phone is ahead/));
  });

  it("the first code of an app may be half a minute late or early, and works once all the same", async () => {
    for (const distance of [-1, 1]) {
      const { browser, email } = await signUp(app);
      await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
      const { secret } = (await browser.post("/api/auth/factors/totp").send({})).body as { secret: string };
      const confirm = (code: string) => browser.post("/api/auth/factors/totp/confirm").send({ code });
      await confirm(makeCode(app, secret, 2 * distance)).expect(400);
      const code = makeCode(app, secret, distance);
      await confirm(code).expect(200);
      if (distance > 0) waitForNextCode(app);
      const next = await beginSignIn(app, email);
      expect((await next.post(STEP).send({ code }).expect(400)).body).toMatchObject(wrong);
    }
  });

  it("the second step has five minutes", async () => {
    const { email, secret } = await signUpWithTotp(app);
    const browser = await beginSignIn(app, email);
    app.clock.advance(5 * MINUTE);
    const answer = await browser
      .post(STEP)
      .send({ code: makeCode(app, secret) })
      .expect(400);
    expect(answer.body.message).toMatch(/took too long/);
    await app.visitor.post(STEP).send({ code: "000000" }).expect(400);
  });

  it("a password that was changed meanwhile ends the sign-in", async () => {
    const { email, secret, browser } = await signUpWithTotp(app);
    const thief = await beginSignIn(app, email);
    await browser
      .post("/api/auth/change-password")
      .send({
        currentPassword: PASSWORD,
        newPassword: "quite another phrase",
        confirmPassword: "quite another phrase",
      })
      .expect(200);
    await thief
      .post(STEP)
      .send({ code: makeCode(app, secret) })
      .expect(401);
    await thief.get("/api/auth/user").expect(401);
  });

  it("nobody can use the code of another account", async () => {
    const ama = await signUpWithTotp(app);
    const kofi = await signUpWithTotp(app);
    const browser = await beginSignIn(app, ama.email);
    await browser
      .post(STEP)
      .send({ code: makeCode(app, kofi.secret) })
      .expect(400);
    await browser.post(STEP).send({ code: kofi.recoveryCodes[0] }).expect(400);
  });

  it("the browser is remembered only after the second step", async () => {
    const { email, secret } = await signUpWithTotp(app);
    const browser = openBrowser(app);
    const first = await browser.post("/api/auth/login").send({ email, password: PASSWORD });
    expect(String(first.headers["set-cookie"])).not.toContain("amberway-device");
    const second = await browser.post(STEP).send({ code: makeCode(app, secret) });
    expect(String(second.headers["set-cookie"])).toContain("amberway-device");
  });
});

describe("wrong codes", () => {
  it("are counted for the account, whatever browser they come from, and only for it", async () => {
    const limited = await startTestApp({
      env: { RATE_LIMIT_SCALE: "1", RATE_LIMIT_LOGIN_WRONG: "3", RATE_LIMIT_LOGIN_PER_MINUTE: "1000" },
    });
    try {
      const [ama, kofi] = [await signUpWithTotp(limited), await signUpWithTotp(limited)];
      const tries = [await beginSignIn(limited, ama.email), await beginSignIn(limited, ama.email)];
      for (const n of [0, 1, 0]) await tries[n]!.post(STEP).send({ code: "000000" }).expect(400);
      for (const browser of tries)
        await browser
          .post(STEP)
          .send({ code: makeCode(limited, ama.secret) })
          .expect(429);
      const other = await beginSignIn(limited, kofi.email);
      await other
        .post(STEP)
        .send({ code: makeCode(limited, kofi.secret) })
        .expect(200);
      limited.clock.advance(15 * MINUTE);
      const later = await beginSignIn(limited, ama.email);
      await later
        .post(STEP)
        .send({ code: makeCode(limited, ama.secret) })
        .expect(200);
    } finally {
      await limited.close();
    }
  });

  it("a right code of the half minute before or after locks nobody out, and opens nothing that is locked", async () => {
    const limited = await startTestApp({
      env: { RATE_LIMIT_SCALE: "1", RATE_LIMIT_LOGIN_WRONG: "3", RATE_LIMIT_LOGIN_PER_MINUTE: "1000" },
    });
    try {
      const { email, secret } = await signUpWithTotp(limited);
      waitForNextCode(limited);
      const browser = await beginSignIn(limited, email);
      const send = (code: string) => browser.post(STEP).send({ code });
      for (const distance of [-1, 1, -1, 1, -1, 1])
        expect((await send(makeCode(limited, secret, distance)).expect(400)).body.code).toBe(
          "code_not_current",
        );
      for (const code of ["000000", "000001", "000002"]) await send(code).expect(400);
      await send(makeCode(limited, secret, -1)).expect(429);
      await send(makeCode(limited, secret)).expect(429);
    } finally {
      await limited.close();
    }
  });
});
