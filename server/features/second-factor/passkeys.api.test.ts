import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSKEYS_MAX } from "@shared/constants/limits";
import { passkeys } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { type Browser, mailsTo, PASSWORD, signIn, signUp } from "../../test/helpers/auth";
import { beginSignIn, signUpWithTotp } from "../../test/helpers/second-factor";
import { makeSoftwareKey, type SoftwareKey } from "../../test/helpers/software-key";

const ORIGIN = "http://localhost:5000";
const KEYS = "/api/auth/factors/passkeys";
const STEP = "/api/auth/second-factor";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ env: { PUBLIC_URL: ORIGIN } })));
afterAll(() => app.close());

const readOptions = async (browser: Browser, path: string) =>
  (await browser.post(`${path}/options`).send({}).expect(200)).body;

async function addKey(browser: Browser, name: string, key: SoftwareKey = makeSoftwareKey(ORIGIN)) {
  const passkey = key.make(await readOptions(browser, KEYS));
  const answer = await browser.post(KEYS).send({ name, passkey });
  return { key, answer };
}

async function signUpWithKey() {
  const person = await signUp(app);
  await person.browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
  const { key, answer } = await addKey(person.browser, "Phone");
  return { ...person, key, answer };
}

const useKey = async (browser: Browser, key: SoftwareKey, path = STEP) =>
  browser.post(path).send({ passkey: key.use(await readOptions(browser, path)) });

describe("adding a passkey", () => {
  it("takes the password first, keeps the key under its name, and makes recovery codes with the first one", async () => {
    const { browser, email } = await signUp(app);
    await browser.post(`${KEYS}/options`).send({}).expect(403);
    await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
    const first = await addKey(browser, "Phone");
    expect(first.answer.status).toBe(201);
    expect(first.answer.body.recoveryCodes).toHaveLength(10);
    app.clock.advance(1_000);
    const second = await addKey(browser, "Key ring");
    expect(second.answer.body).toEqual({ recoveryCodes: null });
    const { body } = await browser.get("/api/auth/factors").expect(200);
    expect(body).toMatchObject({
      methods: ["passkey", "recovery"],
      canAddPasskeys: true,
      recoveryCodesLeft: 10,
    });
    expect(body.passkeys).toEqual(
      ["Phone", "Key ring"].map((name) => ({
        ...{ id: expect.any(String), name, lastUsedAt: null },
        createdAt: expect.any(String),
      })),
    );
    expect((await mailsTo(app, email)).at(-1)?.text).toContain("A passkey was added");
  });

  it("refuses an answer to other options, to used ones, from another address and after five minutes", async () => {
    const { browser } = await signUp(app);
    await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
    const key = makeSoftwareKey(ORIGIN);
    const add = async (passkey: object) =>
      (await browser.post(KEYS).send({ name: "Phone", passkey })).body.code as string | undefined;
    const old = await readOptions(browser, KEYS);
    await readOptions(browser, KEYS);
    expect(await add(key.make(old))).toBe("wrong_code");
    // The wrong answer has used up the options.
    const options = await readOptions(browser, KEYS);
    expect(await add(makeSoftwareKey("https://other.example.org").make(options))).toBe("wrong_code");
    expect(await add(key.make(options))).toBe("wrong_code");
    const foreign = { ...(await readOptions(browser, KEYS)), rp: { id: "other.example.org" } };
    expect(await add(key.make(foreign))).toBe("wrong_code");
    const late = await readOptions(browser, KEYS);
    app.clock.advance(5 * 60_000);
    expect(await add(key.make(late))).toBe("wrong_code");
    expect((await browser.get("/api/auth/factors")).body.passkeys).toEqual([]);
  });

  it("refuses an answer to the options for showing a passkey, which anybody signed in can ask for", async () => {
    const CONFIRM = "/api/auth/confirm";
    const plain = await signUp(app);
    const withKey = await signUpWithKey();
    // What was shown to make the first key counts for ten minutes.
    app.clock.advance(10 * 60_000);
    for (const { browser } of [plain, withKey]) {
      const { challenge } = await readOptions(browser, CONFIRM);
      const passkey = makeSoftwareKey(ORIGIN).make({ challenge, rp: { id: "localhost" } });
      const answer = await browser.post(KEYS).send({ name: "Stranger's", passkey });
      expect([answer.status, answer.body.code]).toEqual([400, "wrong_code"]);
    }
    expect((await plain.browser.get("/api/auth/factors")).body.passkeys).toEqual([]);
    expect((await withKey.browser.get("/api/auth/factors")).body.passkeys).toHaveLength(1);
  });

  it("refuses a key that another account has, and more than ten", async () => {
    const ama = await signUpWithKey();
    const kofi = await signUpWithKey();
    expect((await addKey(kofi.browser, "Copied", ama.key)).answer.status).toBe(409);
    for (let n = 1; n < PASSKEYS_MAX; n += 1)
      expect((await addKey(kofi.browser, `Key ${n}`)).answer.status).toBe(201);
    await kofi.browser.post(`${KEYS}/options`).send({}).expect(409);
  });

  it("needs a server with a name", async () => {
    const numbered = await startTestApp();
    try {
      const { browser } = await signUp(numbered);
      await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
      const refused = await browser.post(`${KEYS}/options`).send({}).expect(409);
      expect(refused.body.message).toContain("reached by a name");
    } finally {
      await numbered.close();
    }
  });
});

describe("signing in with a passkey", () => {
  it("is the second step after the password, and is noted", async () => {
    const { email, key, id } = await signUpWithKey();
    const browser = await beginSignIn(app, email);
    const options = await readOptions(browser, STEP);
    expect(options.allowCredentials).toMatchObject([{ id: key.id }]);
    await browser
      .post(STEP)
      .send({ passkey: key.use(options) })
      .expect(200);
    expect((await browser.get("/api/auth/user").expect(200)).body.id).toBe(id);
    const { body } = await browser.get("/api/auth/factors");
    expect(body.passkeys[0].lastUsedAt).toBe(app.clock.now().toISOString());
  });

  it("refuses used options, another account's key, and a key whose count went back", async () => {
    const ama = await signUpWithKey();
    const kofi = await signUpWithKey();
    const browser = await beginSignIn(app, ama.email);
    expect((await useKey(browser, kofi.key)).body.code).toBe("wrong_code");
    const options = await readOptions(browser, STEP);
    const answer = ama.key.use(options);
    const broken = { ...answer, response: { ...answer.response, signature: "AAAA" } };
    await browser.post(STEP).send({ passkey: broken }).expect(400);
    await browser.post(STEP).send({ passkey: answer }).expect(400);
    await app.db.update(passkeys).set({ counter: 1_000 }).where(eq(passkeys.userId, ama.id));
    expect((await useKey(browser, ama.key)).status).toBe(400);
    await browser.get("/api/auth/user").expect(401);
  });

  it("has no options without a right password before", async () => {
    await app.visitor.post(`${STEP}/options`).send({}).expect(400);
  });

  it("can be done with a recovery code when the device is lost", async () => {
    const { email, answer } = await signUpWithKey();
    const browser = await beginSignIn(app, email);
    await browser.post(STEP).send({ code: answer.body.recoveryCodes[0] }).expect(200);
  });
});

describe("a passkey and acts that ask once more", () => {
  it("it shows that it is the same person, and can be removed with the password", async () => {
    const { browser, email, key } = await signUpWithKey();
    app.clock.advance(10 * 60_000);
    const [{ id }] = (await browser.get("/api/auth/factors")).body.passkeys;
    const remove = () => browser.delete(`${KEYS}/${id}`).send({ password: PASSWORD });
    expect((await remove()).body.code).toBe("confirmation_required");
    expect((await useKey(browser, key, "/api/auth/confirm")).status).toBe(204);
    await browser.delete(`${KEYS}/${id}`).send({ password: "another" }).expect(400);
    await remove().expect(204);
    expect((await browser.get("/api/auth/factors")).body).toMatchObject({
      methods: [],
      recoveryCodesLeft: 0,
    });
    await (await signIn(app, email, PASSWORD)).get("/api/auth/user").expect(200);
  });

  it("is nobody else's to remove, and leaves the other factors", async () => {
    const ama = await signUpWithKey();
    const kofi = await signUpWithTotp(app);
    const [{ id }] = (await ama.browser.get("/api/auth/factors")).body.passkeys;
    await kofi.browser.delete(`${KEYS}/${id}`).send({ password: PASSWORD }).expect(404);
    const own = await addKey(kofi.browser, "Phone");
    expect(own.answer.body.recoveryCodes).toBeNull();
    const { passkeys: kept } = (await kofi.browser.get("/api/auth/factors")).body;
    await kofi.browser.delete(`${KEYS}/${kept[0].id}`).send({ password: PASSWORD }).expect(204);
    expect((await kofi.browser.get("/api/auth/factors")).body).toMatchObject({
      methods: ["totp", "recovery"],
      recoveryCodesLeft: 10,
    });
  });
});
