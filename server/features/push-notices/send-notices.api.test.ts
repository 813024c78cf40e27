import { verify } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  applicationTasks,
  memberships,
  pushNotices,
  pushSubscriptions,
  type users,
} from "@shared/schema/index";
import type { PushDeviceView } from "@shared/validators/push-notices";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { createNewsHelpers } from "../../test/helpers/news";
import {
  createSubscription,
  listDevices,
  type PushService,
  readNotices,
  startPushService,
  turnOn,
} from "../../test/helpers/push-notices";
import { RetryLater } from "../../jobs/types";
import { createMessageSender } from "../../platform/fetch/send-message";
import { tellNewDevice } from "../auth/devices/tell-new-device";
import { sendNotices } from "./send-notices";
import { sendPushNoticesJob } from "./send-push-notices.job";
import { deriveVapidKeys } from "./vapid";

const PATH = "/api/push-notices";
const HOUR = 3_600_000;
const { signal } = new AbortController();

let app: TestApp;
let service: PushService;
let helpers: ReturnType<typeof createNewsHelpers>;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2030-03-01T00:00:00Z"), env: { SCRAPE_ALLOW_PRIVATE: "1" } });
  service = await startPushService();
  helpers = createNewsHelpers(app);
});
afterAll(async () => {
  service.close();
  await app.close();
});
beforeEach(async () => {
  await helpers.reset();
  service.received.length = 0;
  service.status = 201;
  app.clock.set("2030-03-13T10:00:00Z");
});

const send = (device: PushDeviceView) => sendNotices(app.deps, device.id, signal);
const countWaiting = () => app.db.$count(pushNotices);

/** Ama, who has push notices in a browser, and Kofi, who may comment on her application. */
async function buildScene(fields: Partial<typeof users.$inferInsert> = {}) {
  const ama = await helpers.buildPerson("ama", null, { firstName: "Ama", ...fields });
  const kofi = await helpers.buildPerson("kofi", null, { firstName: "Kofi", lastName: "Boateng" });
  await app.db.insert(memberships).values({ entityId: kofi.entity.id, userId: ama.id, role: "editor" });
  const application = await kofi.apply(await helpers.buildOldOpportunity("Water Fund"), {
    title: "Water Fund",
  });
  const person = await app.as(ama);
  const subscription = createSubscription(service);
  const device = await turnOn(person, subscription);
  const kofiCalls = await app.as(kofi);
  const mention = (text = "Which ones?") =>
    kofiCalls
      .post(`/api/applications/${application.id}/comments`)
      .send({ text, mentions: [ama.id] })
      .expect(201);
  const read = () => readNotices(service, subscription);
  return { ama, kofi, application, person, subscription, device, mention, read };
}

describe("a push notice", () => {
  it("of a mention comes at once, encrypted for the browser and signed by the installation", async () => {
    const { application, device, mention, read, person } = await buildScene();
    const { body: comment } = await mention();
    expect(await send(device)).toBeNull();
    expect(read()).toEqual([
      {
        id: expect.any(String),
        title: "New comment: Water Fund",
        text: "Kofi Boateng mentions you in a comment.",
        path: `/applications/${application.id}?comment=${comment.id}`,
        language: "en",
      },
    ]);
    const { headers, body } = service.received[0]!;
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: String(24 * 3600) });
    expect(headers.topic).toMatch(/^[\da-f]{32}$/);
    expect(body.toString("latin1")).not.toContain("Kofi");
    const [token = "", key] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? "")?.slice(1) ?? [];
    expect(key).toBe(deriveVapidKeys(app.deps.keys.pushNotices).publicKey);
    expect(isSignedBy(key!, token)).toBe(true);
    expect(JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString())).toMatchObject({
      aud: service.address,
    });
    expect((await listDevices(person)).devices[0]!.lastSentAt).toBe(app.clock.now().toISOString());
    expect(await send(device)).toBeNull();
    expect(service.received).toHaveLength(1);
    expect(await helpers.sendDigestsOn("2030-03-14")).toHaveLength(1);
    await send(device);
    expect(service.received).toHaveLength(1);
  });

  it("stands beside the morning's mail, in the person's language, and leads to what it tells of", async () => {
    const { ama, application, device, read } = await buildScene({ preferredLanguage: "fr" });
    await app.db.insert(applicationTasks).values({
      ...{ applicationId: application.id, title: "Budget", dueDate: "2030-03-14", assigneeId: ama.id },
    });
    expect(await helpers.sendDigestsOn("2030-03-14")).toHaveLength(1);
    await send(device);
    expect(read()).toEqual([
      {
        id: expect.any(String),
        title: "Tâches à faire",
        text: expect.stringMatching(/^Une tâche est à faire\s: Budget$/),
        path: `/applications/${application.id}`,
        language: "fr",
      },
    ]);
    await helpers.sendDigestsOn("2030-03-14");
    await send(device);
    expect(service.received).toHaveLength(1);
  });

  it("counts several news of a morning", async () => {
    const { ama, kofi, application, device, read } = await buildScene();
    await kofi.apply(await helpers.buildOldOpportunity("Sun Fund", "2030-03-21"), { title: "Sun" });
    await app.db.insert(applicationTasks).values({
      ...{ applicationId: application.id, title: "Budget", dueDate: "2030-03-14", assigneeId: ama.id },
    });
    await helpers.sendDigestsOn("2030-03-14");
    await send(device);
    expect(read()).toMatchObject([
      { title: "Your news of today", text: "1 deadline and 1 task", path: "/news" },
    ]);
  });

  it("goes to each browser of the person, and to no one else", async () => {
    const { ama, kofi, device, mention, read } = await buildScene();
    const [second, other] = [createSubscription(service), createSubscription(service)];
    const secondDevice = await turnOn(await app.as(ama), second);
    const otherDevice = await turnOn(await app.as(kofi), other);
    await mention();
    for (const one of [device, secondDevice, otherDevice]) await send(one);
    expect(read()).toHaveLength(1);
    expect(readNotices(service, second)).toHaveLength(1);
    expect(readNotices(service, other)).toEqual([]);
  });

  it("is not made of what the person does not want to hear, as no mail is", async () => {
    const { device, mention } = await buildScene({ notifyComments: false });
    await mention();
    expect(await countWaiting()).toBe(0);
    expect(await send(device)).toBeNull();
  });

  it("of a sign-in on a new device goes to the others", async () => {
    const { ama, device, read } = await buildScene();
    await tellNewDevice(app.deps, ama, {});
    await send(device);
    expect(read()).toMatchObject([
      { title: expect.stringContaining("New sign-in"), path: "/settings#devices" },
    ]);
  });

  it("is sent as a test, one at a time", async () => {
    const { person, device, read } = await buildScene();
    await person.post(`${PATH}/${device.id}/test`).expect(204);
    await person.post(`${PATH}/${device.id}/test`).expect(409);
    await send(device);
    expect(read()).toMatchObject([{ text: "Notices reach this device.", path: "/settings#notifications" }]);
    await person.post(`${PATH}/${device.id}/test`).expect(204);
  });
});

describe("what waits is not sent", () => {
  it.each<[string, (scene: Awaited<ReturnType<typeof buildScene>>) => Promise<unknown>]>([
    ["after the device was turned off", ({ person, device }) => person.delete(`${PATH}/${device.id}`)],
    ["after the sign-out", ({ person }) => person.post("/api/auth/logout")],
    [
      "after the person does not want to hear of it any more",
      ({ person }) => person.patch("/api/auth/user/preferences").send({ notifyComments: false }),
    ],
    [
      "after the person is no member any more",
      async ({ kofi, ama }) =>
        (await app.as(kofi)).delete(`/api/entities/${kofi.entity.id}/members/${ama.id}`),
    ],
    ["after the session has come to its age", async () => app.clock.advance(31 * 24 * HOUR)],
  ])("%s", async (_when, change) => {
    const scene = await buildScene();
    await scene.mention();
    expect(await countWaiting()).toBe(1);
    await change(scene);
    await send(scene.device);
    expect(service.received).toEqual([]);
    expect(await countWaiting()).toBe(0);
  });
});

describe("a push service", () => {
  it.each([401, 403, 404, 410])("that answers %i has its subscription removed", async (status) => {
    const { person, device, mention } = await buildScene();
    service.status = status;
    await mention();
    expect(await send(device)).toBeNull();
    expect((await listDevices(person)).devices).toEqual([]);
    expect(await countWaiting()).toBe(0);
  });

  it.each([429, 500, 503])("that answers %i is asked again with growing pauses", async (status) => {
    const { device, mention, read } = await buildScene();
    service.status = status;
    await mention();
    const pauses: (number | null)[] = [];
    for (let n = 0; n < 5; n++) {
      const wait = await send(device);
      pauses.push(wait);
      app.clock.advance((wait ?? 0) * 1000);
    }
    expect(pauses).toEqual([30, 300, 1_800, 7_200, 7_200]);
    service.status = 201;
    expect(await send(device)).toBeNull();
    expect(new Set(read().map(({ id }) => id)).size).toBe(1);
    expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(1);
    expect(await countWaiting()).toBe(0);
  });

  it("that never takes a notice is left alone after a day, and loses its subscription after ten", async () => {
    const { person, device, mention } = await buildScene();
    service.status = 500;
    for (let n = 1; n <= 10; n++) {
      await mention();
      await send(device);
      app.clock.advance(25 * HOUR);
      const asked = service.received.length;
      await send(device);
      expect(service.received).toHaveLength(asked);
      expect(await countWaiting()).toBe(0);
      expect((await listDevices(person)).devices).toHaveLength(n === 10 ? 0 : 1);
    }
  });

  it("that refuses one notice gets no further attempt of it, but the next one", async () => {
    const { device, mention } = await buildScene();
    service.status = 413;
    await mention();
    expect(await send(device)).toBeNull();
    service.status = 201;
    await mention("And these?");
    expect(await send(device)).toBeNull();
    expect(service.received).toHaveLength(2);
    const [row] = await app.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, device.id));
    expect(row!.failures).toBe(0);
  });

  it("whose name leads to a private address by now is not connected to", async () => {
    const { person, device, mention } = await buildScene();
    await mention();
    const messages = createMessageSender({ allowPrivate: false, userAgent: "Amberway/1.0" });
    expect(await sendNotices({ ...app.deps, messages }, device.id, signal)).toBeNull();
    expect(service.received).toEqual([]);
    expect((await listDevices(person)).devices).toEqual([]);
  });
});

describe("the job of push notices", () => {
  it("is queued for each browser with something due, and waits for the next notice if that is near", async () => {
    const { device, mention, read } = await buildScene();
    await mention();
    const queued: unknown[] = [];
    const jobs = {
      ...app.deps.jobs,
      enqueue: async (_db: unknown, name: string, data: unknown) => void queued.push([name, data]),
      nudge: () => {},
    };
    await sendPushNoticesJob.handle({ ...app.deps, jobs }, { data: {}, signal });
    expect(queued).toEqual([["send-push-notices", { subscriptionId: device.id }]]);
    service.status = 500;
    await sendPushNoticesJob.handle(app.deps, { data: { subscriptionId: device.id }, signal });
    app.clock.advance(25_000);
    await expect(
      sendPushNoticesJob.handle(app.deps, { data: { subscriptionId: device.id }, signal }),
    ).rejects.toThrow(RetryLater);
    app.clock.advance(5_000);
    service.status = 201;
    await sendPushNoticesJob.handle(app.deps, { data: { subscriptionId: device.id }, signal });
    expect(read()).toHaveLength(2);
    expect(await countWaiting()).toBe(0);
  });
});

/** Whether a token was signed (ES256) with the private key of a public one. */
function isSignedBy(publicKey: string, token: string): boolean {
  const [head, claims, signature] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const coordinates = { x: point.subarray(1, 33), y: point.subarray(33) };
  const key = {
    key: {
      ...{ kty: "EC", crv: "P-256" },
      x: coordinates.x.toString("base64url"),
      y: coordinates.y.toString("base64url"),
    },
    format: "jwk",
    dsaEncoding: "ieee-p1363",
  } as const;
  return verify("sha256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature!, "base64url"));
}
