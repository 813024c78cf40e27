import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessions, users } from "@shared/schema/index";
import { createApp } from "../../app/app";
import { createPasswordHasher } from "../../platform/security/password-hasher";
import { startTestApp, type TestApp } from "../../test/app";
import { checkCredentials } from "./auth.service";
import { openBrowser, readCookie, mailsTo, PASSWORD, signIn, signUp } from "../../test/helpers/auth";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const userRow = async (email: string) => (await app.db.select().from(users).where(eq(users.email, email)))[0];
const newcomer = (given: Record<string, unknown> = {}) => ({
  firstName: "Ama",
  lastName: "Mensah",
  email: "newcomer@example.org",
  password: PASSWORD,
  ...given,
});

describe("POST /api/auth/signup", () => {
  it("makes an account, signs in and mails a link", async () => {
    const browser = openBrowser(app);
    const answer = await browser
      .post("/api/auth/signup")
      .send(newcomer({ email: "  First@Example.ORG " }))
      .expect(201);
    const view = {
      id: expect.any(String),
      firstName: "Ama",
      lastName: "Mensah",
      email: "first@example.org",
      emailVerified: false,
      country: null,
      countryName: null,
      isAdmin: false,
      timezone: null,
      preferredLanguage: "en",
    };
    expect(answer.body).toEqual(view);
    expect((await browser.get("/api/auth/user").expect(200)).body).toEqual(view);
    expect(await mailsTo(app, "first@example.org")).toHaveLength(1);
    expect((await userRow("first@example.org"))?.passwordHash).not.toContain(PASSWORD);
  });

  it("answers 409 on the e-mail field for a known address, whatever its case, and changes nothing", async () => {
    const { email } = await signUp(app);
    const before = await userRow(email);
    const answer = await app.visitor
      .post("/api/auth/signup")
      .send(newcomer({ email: email.toUpperCase(), password: "another long phrase" }))
      .expect(409);
    expect(answer.body).toMatchObject({ code: "conflict", fieldErrors: { email: [expect.any(String)] } });
    expect(readCookie(answer)).toBeUndefined();
    expect(await userRow(email)).toEqual(before);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it("makes one account when the same person signs up many times at once", async () => {
    const tries = Array.from({ length: 5 }, () =>
      app.visitor.post("/api/auth/signup").send(newcomer({ email: "race@example.org" })),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
    expect(await mailsTo(app, "race@example.org")).toHaveLength(1);
  });

  it.each([
    ["firstName", { firstName: " " }],
    ["firstName", { firstName: "A\u0000b" }],
    ["lastName", { lastName: undefined }],
    ["lastName", { lastName: "x".repeat(101) }],
    ["lastName", { lastName: { toString: 1 } }],
    ["email", { email: "no address" }],
    ["email", { email: "two@at@example.org" }],
    ["email", { email: "a,b@example.org" }],
    ["email", { email: ["a@example.org"] }],
    ["email", { email: "a\r\nBcc: x@example.org" }],
    ["password", { password: "seven77" }],
    ["password", { password: "🔒🔒🔒🔒" }],
    ["password", { password: "x".repeat(129) }],
    ["password", { password: "nul\u0000in the middle" }],
    ["password", { password: "half a character \ud83d" }],
    ["password", { password: 12345678901 }],
    ["password", { password: "PassWord123" }],
  ])("answers 400 on %s for %j", async (field, given) => {
    const answer = await app.visitor.post("/api/auth/signup").send(newcomer(given)).expect(400);
    expect(answer.body.code).toBe("validation_failed");
    expect(Object.keys(answer.body.fieldErrors as object)).toEqual([field]);
    expect(await userRow("newcomer@example.org")).toBeUndefined();
  });

  it("takes any characters in a password, and all of its 128", async () => {
    const password = ` ${"é🔒".repeat(63)} `;
    const { email } = await signUp(app, { password });
    await app.visitor.post("/api/auth/login").send({ email, password: password.trim() }).expect(401);
    await app.visitor
      .post("/api/auth/login")
      .send({ email, password: `${password.slice(0, -1)}x` })
      .expect(401);
    await signIn(app, email, password);
  });

  it("takes no keys that are not the caller's to set", async () => {
    const forged = `{"firstName":"A","lastName":"B","email":"forged@example.org","password":"${PASSWORD}",
      "isAdmin":true,"emailVerified":true,"role":"admin","id":"00000000-0000-4000-8000-000000000000",
      "__proto__":{"isAdmin":true,"emailVerified":true},"constructor":{"prototype":{"isAdmin":true}}}`;
    const answer = await app.visitor
      .post("/api/auth/signup")
      .set("Content-Type", "application/json")
      .send(forged)
      .expect(201);
    expect(answer.body).toMatchObject({ isAdmin: false, emailVerified: false });
    expect(answer.body.id).not.toMatch(/^00000000/);
    expect(await userRow("forged@example.org")).toMatchObject({
      isAdmin: false,
      emailVerified: false,
      role: null,
    });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe("POST /api/auth/login", () => {
  it("takes a password of years ago: none ends by itself", async () => {
    const { email, id } = await signUp(app);
    const signedUp = app.clock.now();
    app.clock.advance(3 * 365 * 86_400_000);
    try {
      const answer = await openBrowser(app).post("/api/auth/login").send({ email, password: PASSWORD });
      expect([answer.status, (answer.body as { id?: string }).id]).toEqual([200, id]);
    } finally {
      app.clock.set(signedUp);
    }
  });

  it("signs in with the address in any case, and answers the current user", async () => {
    const { email, id } = await signUp(app);
    const browser = openBrowser(app);
    const answer = await browser
      .post("/api/auth/login")
      .send({ email: ` ${email.toUpperCase()} `, password: PASSWORD })
      .expect(200);
    expect(answer.body).toMatchObject({ id, email });
    expect(Object.keys(answer.body as object).sort()).toEqual(
      [
        "country",
        "countryName",
        "email",
        "emailVerified",
        "firstName",
        "id",
        "isAdmin",
        "lastName",
        "preferredLanguage",
        "timezone",
      ].sort(),
    );
    await browser.get("/api/auth/user").expect(200);
  });

  it("answers the same for a wrong password and for an unknown address", async () => {
    const { email } = await signUp(app);
    const wrong = await app.visitor.post("/api/auth/login").send({ email, password: "not the phrase" });
    const unknown = await app.visitor
      .post("/api/auth/login")
      .send({ email: "nobody@example.org", password: "not the phrase" });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ message: "Invalid email or password", code: "invalid_credentials" });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect([readCookie(wrong), readCookie(unknown)]).toEqual([undefined, undefined]);
  });

  it("answers 400 with the fields for what no account could have", async () => {
    const answer = await app.visitor.post("/api/auth/login").send({ email: "x", password: "" }).expect(400);
    expect(Object.keys(answer.body.fieldErrors as object).sort()).toEqual(["email", "password"]);
    for (const body of [
      {},
      [],
      { email: { toString: 1 }, password: ["x"] },
      { email: "a@b.org", password: "a\u0000" },
    ])
      await app.visitor.post("/api/auth/login").send(body).expect(400);
  });

  it("gives a new session id each time and destroys the old session", async () => {
    const { browser, email } = await signUp(app);
    const old = readCookie(await browser.get("/api/auth/user"));
    await app.visitor.get("/api/auth/user").set("Cookie", old!).expect(200);
    const signedIn = await browser.post("/api/auth/login").send({ email, password: PASSWORD }).expect(200);
    expect(readCookie(signedIn)).not.toBe(old);
    await app.visitor.get("/api/auth/user").set("Cookie", old!).expect(401);
    await browser.get("/api/auth/user").expect(200);
  });

  it("answers 503 with a time to come back when too many are being checked, known or not", async () => {
    const { email } = await signUp(app);
    const passwords = createPasswordHasher(
      4,
      { has: async () => false },
      { runningMax: 0, waitingMax: { all: 0, perCaller: 0 } },
    );
    const server = createApp({ ...app.deps, passwords });
    for (const address of [email, "nobody@example.org"]) {
      const { status, body, headers } = await request(server)
        .post("/api/auth/login")
        .send({ email: address, password: PASSWORD });
      expect({ status, body }).toEqual({
        status: 503,
        body: {
          message: "Many people are signing in right now. Please try again in a few seconds.",
          code: "unavailable",
        },
      });
      expect(headers["retry-after"]).toBe("5");
    }
  });

  it("refuses a password that is known from a breach, at its field", async () => {
    const stolen = "a password that was stolen";
    const passwords = createPasswordHasher(4, { has: async (password) => password === stolen });
    const server = createApp({ ...app.deps, passwords });
    const signUpWith = (password: string) =>
      request(server)
        .post("/api/auth/signup")
        .send(newcomer({ email: "breached@example.org", password }));
    const { status, body } = await signUpWith(stolen);
    expect([status, body]).toEqual([
      400,
      {
        message: "This password is known from a data breach",
        code: "validation_failed",
        fieldErrors: { password: ["This password is known from a data breach"] },
      },
    ]);
    expect((await signUpWith(PASSWORD)).status).toBe(201);
  });

  it("notices a password that was replaced while the old one was being checked", async () => {
    const { email, id } = await signUp(app);
    const checked = await checkCredentials(app.deps, { email, password: PASSWORD }, "192.0.2.1");
    expect(await checked.isStillRight()).toBe(true);
    await app.db.update(users).set({ passwordHash: "another" }).where(eq(users.id, id));
    expect(await checked.isStillRight()).toBe(false);
  });
});

describe("POST /api/auth/logout", () => {
  it("ends the session in the store, not only in the browser", async () => {
    const { browser, id } = await signUp(app);
    const cookie = readCookie(await browser.get("/api/auth/user"));
    await app.visitor.get("/api/auth/user").set("Cookie", cookie!).expect(200);
    const answer = await browser.post("/api/auth/logout").expect(204);
    expect(answer.headers["set-cookie"]?.[0]).toMatch(
      /^amberway=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax$/,
    );
    await app.visitor.get("/api/auth/user").set("Cookie", cookie!).expect(401);
    const left = (await app.db.select().from(sessions)).filter(({ sess }) => sess.userId === id);
    expect(left).toEqual([]);
  });

  it("is fine without a session", async () => {
    await app.visitor.post("/api/auth/logout").expect(204);
  });
});
