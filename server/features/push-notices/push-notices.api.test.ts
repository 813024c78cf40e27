import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PUSH_DEVICES_PER_USER } from "@shared/constants/push-notices";
import { pushNotices, pushSubscriptions } from "@shared/schema/index";
import type { SessionView } from "@shared/validators/devices";
import { startTestApp, type TestApp } from "../../test/app";
import { mailedToken, PASSWORD, signIn, signUp } from "../../test/helpers/auth";
import {
  createSubscription,
  listDevices,
  type PushService,
  startPushService,
  turnOn,
} from "../../test/helpers/push-notices";
import { insertNoticeFor } from "./notices.queries";
import { deriveVapidKeys } from "./vapid";

const PATH = "/api/push-notices";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:134.0) Gecko/20100101 Firefox/134.0";

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  app = await startTestApp({ env: { SCRAPE_ALLOW_PRIVATE: "1" } });
  service = await startPushService();
});
afterAll(async () => {
  service.close();
  await app.close();
});

const somebody = async () => app.as(await app.buildUser());
const countRows = (where?: Parameters<typeof app.db.$count>[1]) => app.db.$count(pushSubscriptions, where);

describe("the browsers that show push notices", () => {
  it("are listed by what they are, the one that asks among them, without their addresses and keys", async () => {
    const user = await app.buildUser();
    const [here, there] = [await app.as(user), await app.as(user)];
    const subscription = createSubscription(service);
    await here.post(PATH).set("User-Agent", FIREFOX).send(subscription.input).expect(201);
    await turnOn(there, createSubscription(service));
    const answer = await here.get(PATH).expect(200);
    expect(answer.body).toMatchObject({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      devices: expect.arrayContaining([
        {
          id: expect.any(String),
          device: { browser: "Firefox", system: "Windows", kind: "desktop" },
          createdAt: app.clock.now().toISOString(),
          lastSentAt: null,
          current: true,
        },
        expect.objectContaining({ current: false }),
      ]),
    });
    expect(answer.body.devices).toHaveLength(2);
    const { endpoint, keys } = subscription.input;
    for (const secret of [endpoint, subscription.path, keys.p256dh, keys.auth])
      expect(answer.text).not.toContain(secret);
    const sessions = (await here.get("/api/auth/sessions").expect(200)).body as SessionView[];
    expect(answer.body.sessionId).toBe(sessions.find(({ current }) => current)?.id);
  });

  it("are seen, tested and turned off by their own person alone", async () => {
    const [owner, stranger] = [await somebody(), await somebody()];
    const { id } = await turnOn(owner, createSubscription(service));
    expect((await listDevices(stranger)).devices).toEqual([]);
    await stranger.delete(`${PATH}/${id}`).expect(404);
    await stranger.post(`${PATH}/${id}/test`).expect(404);
    expect((await listDevices(owner)).devices).toHaveLength(1);
    await owner.delete(`${PATH}/${id}`).expect(204);
    expect((await listDevices(owner)).devices).toEqual([]);
    await owner.delete(`${PATH}/${id}`).expect(404);
  });

  it("are one for a session: a new address takes the place of the old one, and the same one changes nothing", async () => {
    const person = await somebody();
    const first = createSubscription(service);
    const { id } = await turnOn(person, first);
    expect((await turnOn(person, first)).id).toBe(id);
    await turnOn(person, createSubscription(service));
    const { devices } = await listDevices(person);
    expect(devices).toHaveLength(1);
    expect(devices[0]!.id).not.toBe(id);
  });

  it("go to whoever turns them on last, with nothing of what waits for the person before", async () => {
    const [first, second] = [await app.buildUser(), await app.buildUser()];
    const subscription = createSubscription(service);
    const { id } = await turnOn(await app.as(first), subscription);
    const notice = { title: "Secret", text: "Of the first", path: "/news" };
    await insertNoticeFor(app.db, { id, userId: first.id }, notice, app.clock.now());
    await turnOn(await app.as(second), subscription);
    expect(await countRows(eq(pushSubscriptions.userId, first.id))).toBe(0);
    expect(await countRows(eq(pushSubscriptions.userId, second.id))).toBe(1);
    expect(await app.db.$count(pushNotices, eq(pushNotices.userId, first.id))).toBe(0);
  });

  it("are ten at most", async () => {
    const user = await app.buildUser();
    for (let n = 0; n < PUSH_DEVICES_PER_USER; n++)
      await turnOn(await app.as(user), createSubscription(service));
    const eleventh = await app.as(user);
    await eleventh.post(PATH).send(createSubscription(service).input).expect(409);
    const { devices } = await listDevices(eleventh);
    await eleventh.delete(`${PATH}/${devices[0]!.id}`).expect(204);
    await turnOn(eleventh, createSubscription(service));
  });

  it("need a key on the curve, and an address", async () => {
    const person = await somebody();
    const { input } = createSubscription(service);
    const offCurve = { ...input, keys: { ...input.keys, p256dh: `BA${"A".repeat(85)}` } };
    const refused = await person.post(PATH).send(offCurve).expect(400);
    expect(Object.keys(refused.body.fieldErrors)).toEqual(["keys.p256dh"]);
    const nowhere = await person
      .post(PATH)
      .send({ ...input, endpoint: "https://nobody.invalid/push" })
      .expect(400);
    expect(Object.keys(nowhere.body.fieldErrors)).toEqual(["endpoint"]);
  });

  it("are only reached at public addresses, unless a test allows others", async () => {
    const strict = await startTestApp();
    try {
      const person = await strict.as(await strict.buildUser());
      for (const endpoint of [service.address, "https://127.0.0.1/push", "http://93.184.216.34/push"])
        await person
          .post(PATH)
          .send({ ...createSubscription(service).input, endpoint })
          .expect(400);
      const endpoint = "https://93.184.216.34/push";
      await person
        .post(PATH)
        .send({ ...createSubscription(service).input, endpoint })
        .expect(201);
    } finally {
      await strict.close();
    }
  });
});

describe("push notices end in a browser", () => {
  /** Somebody who is signed in, in two browsers, with push notices in both. */
  async function signedInTwice() {
    const { browser, email } = await signUp(app);
    await app.visitor
      .get(`/api/auth/verify-email/${await mailedToken(app, email, "/verify-email")}`)
      .expect(200);
    const other = await signIn(app, email, PASSWORD);
    await turnOn(browser, createSubscription(service));
    const { id } = await turnOn(other, createSubscription(service));
    const left = async () => (await listDevices(await signIn(app, email, PASSWORD))).devices;
    return { browser, other, otherId: id, email, left };
  }

  it("with the sign-out there", async () => {
    const { browser, otherId, left } = await signedInTwice();
    await browser.post("/api/auth/logout").expect(204);
    expect((await left()).map(({ id }) => id)).toEqual([otherId]);
  });

  it("with the end of its session from another browser", async () => {
    const { browser, otherId, left } = await signedInTwice();
    const sessions = (await browser.get("/api/auth/sessions").expect(200)).body as SessionView[];
    const ended = sessions.find(({ current }) => !current)!;
    await browser.post("/api/auth/confirm").send({ password: PASSWORD });
    await browser.delete(`/api/auth/sessions/${ended.id}`).expect(204);
    expect((await left()).map(({ id }) => id)).not.toContain(otherId);
    expect(await left()).toHaveLength(1);
  });

  it("with a new password, in all of them", async () => {
    const { browser } = await signedInTwice();
    const before = await countRows();
    const newPassword = "a phrase that is new";
    const input = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
    await browser.post("/api/auth/change-password").send(input).expect(200);
    expect(await countRows()).toBe(before - 2);
    expect((await listDevices(browser)).devices).toEqual([]);
  });

  it("with the account", async () => {
    const { browser } = await signedInTwice();
    const before = await countRows();
    await browser
      .delete("/api/auth/user")
      .send({ password: PASSWORD })
      .expect((answer) => expect(answer.status).toBeLessThan(300));
    expect(await countRows()).toBe(before - 2);
  });
});

describe("the keys of the installation", () => {
  it("are the same in every process with the same secret, and others with another", () => {
    const key = Buffer.alloc(32, 7).toString("base64url");
    expect(deriveVapidKeys(key)).toEqual(deriveVapidKeys(key));
    expect(deriveVapidKeys(key)).not.toEqual(deriveVapidKeys(Buffer.alloc(32, 8).toString("base64url")));
    for (const byte of [0, 255])
      expect(deriveVapidKeys(Buffer.alloc(32, byte).toString("base64url")).publicKey).toMatch(/^[\w-]{87}$/);
  });
});
