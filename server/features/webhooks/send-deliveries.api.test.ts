import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { applications, fundingOpportunities, memberships, webhooks } from "@shared/schema/index";
import type { NewWebhookView } from "@shared/validators/webhooks";
import { startTestApp, type TestApp } from "../../test/app";
import { makeKey } from "../../test/helpers/api-keys";
import { mailsTo } from "../../test/helpers/auth";
import {
  listDeliveries,
  makeWebhook,
  type Received,
  startReceiver,
  verify,
} from "../../test/helpers/webhooks";
import { createProgram, read } from "../../test/program/program";
import { RetryLater } from "../../jobs/types";
import { createMessageSender } from "../../platform/fetch/send-message";
import { recordFor } from "./record-events";
import { sendDeliveries } from "./send-deliveries";
import { sendWebhooksJob } from "./send-webhooks.job";

const PATH = "/api/auth/webhooks";
const HOUR = 3_600_000;
const { signal } = new AbortController();

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ env: { SCRAPE_ALLOW_PRIVATE: "1" } })));
afterAll(() => app.close());

const send = (hook: { id: string }) => sendDeliveries(app.deps, hook.id, signal);

/** An owner with an entity, an application and a webhook for it, and the receiver of that. */
async function buildStory(events?: NewWebhookView["events"]) {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const owner = await app.buildUser();
  const entity = await app.buildEntity({ userId: owner.id, name: "Here" });
  const application = await app.buildApplication({ entityId: entity.id, title: "Water Fund" });
  const hook = await makeWebhook(app, owner, {
    ...{ address: receiver.address, entityId: entity.id },
    ...(events && { events }),
  });
  const person = await app.as(owner);
  const decide = (status: string) =>
    person.patch(`/api/applications/${application.id}`).send({ status }).expect(200);
  return { receiver, owner, entity, application, hook, person, decide };
}
type Story = Awaited<ReturnType<typeof buildStory>>;
/** Checks a signature at the time of the test's clock, which is ahead of the real one. */
function checkAt(secret: string, message: Received): ReturnType<typeof verify> {
  vi.useFakeTimers({ now: app.clock.now(), toFake: ["Date"] });
  try {
    return verify(secret, message);
  } finally {
    vi.useRealTimers();
  }
}
const readAll = ({ receiver, hook }: Story) =>
  receiver.messages.map((message) => checkAt(hook.secret, message));
const logOf = async ({ owner, hook }: Story) => (await listDeliveries(app, owner, hook.id)).deliveries;
const stateOf = async ({ hook }: Story) =>
  (await app.db.select().from(webhooks).where(eq(webhooks.id, hook.id)))[0];

describe("a webhook is sent", () => {
  it("an application that a program starts, its status and its finished tasks, signed after Standard Webhooks", async () => {
    const story = await buildStory();
    const { owner, entity, hook } = story;
    const { secret } = await makeKey(app, owner, { scopes: ["applications:write"], entityId: entity.id });
    const program = await createProgram(app, secret);
    const opportunity = await app.buildOpportunity({ name: "Sun Fund" });
    const made = await read(
      program.POST("/api/applications", {
        body: { entityId: entity.id, opportunityId: opportunity.id, askingAmount: "1000" },
      }),
    );
    const one = { params: { path: { id: made.id } } };
    const change = (body: { status?: "submitted"; notes?: string }) =>
      read(program.PATCH("/api/applications/{id}", { ...one, body }));
    await change({ status: "submitted" });
    await change({ notes: "No change of status" });
    const task = await read(
      program.POST("/api/applications/{id}/tasks", { ...one, body: { title: "Send the budget" } }),
    );
    const tick = () =>
      read(
        program.PATCH("/api/applications/{id}/tasks/{taskId}", {
          params: { path: { id: made.id, taskId: task.id } },
          body: { done: true },
        }),
      );
    await tick();
    await tick();
    expect(await send(hook)).toBeNull();
    const timestamp = app.clock.now().toISOString();
    const about = { entityId: entity.id, applicationId: made.id };
    const expected = [
      { type: "application.created", data: { ...about, title: "Sun Fund", status: "draft" } },
      {
        type: "application.changed",
        data: { ...about, title: "Sun Fund", status: "submitted", statusBefore: "draft" },
      },
      { type: "task.done", data: { ...about, taskId: task.id, title: "Send the budget" } },
    ].map((message) => ({ ...message, timestamp }));
    const received = readAll(story);
    expect(received).toHaveLength(3);
    expect(received).toEqual(expect.arrayContaining(expected));
    expect(story.receiver.messages[0]!.headers).toMatchObject({ "content-type": "application/json" });
    expect(
      (await logOf(story)).map(({ state, statusCode, attempts }) => [state, statusCode, attempts]),
    ).toEqual(Array(3).fill(["delivered", 200, 1]));
    expect((await stateOf(story))!.lastDeliveredAt).toEqual(app.clock.now());
  });

  it("what it has chosen, of its own entity, while it is on", async () => {
    const story = await buildStory(["task.done"]);
    const other = await buildStory();
    await story.decide("submitted");
    expect(await logOf(story)).toEqual([]);
    expect(await logOf(other)).toEqual([]);
    const person = await app.as(other.owner, { passwordAt: app.clock.now().getTime() });
    await person.patch(`${PATH}/${other.hook.id}`).send({ isOn: false }).expect(200);
    await other.decide("submitted");
    expect(await logOf(other)).toEqual([]);
  });

  it("nothing of a change that is refused", async () => {
    const story = await buildStory();
    const { application, person } = story;
    await person
      .patch(`/api/applications/${application.id}`)
      .send({ status: "submitted", notes: "Mine", version: application.version + 7 })
      .expect(409);
    expect(await logOf(story)).toEqual([]);
  });

  it("by the queue, soon after it happened", async () => {
    const queued = await startTestApp({ env: { SCRAPE_ALLOW_PRIVATE: "1" }, jobs: true });
    const receiver = await startReceiver();
    onTestFinished(async () => {
      receiver.close();
      await queued.close();
    });
    const owner = await queued.buildUser();
    const entity = await queued.buildEntity({ userId: owner.id });
    const hook = await makeWebhook(queued, owner, { address: receiver.address, entityId: entity.id });
    const arrived = new Promise<void>((resolve) => {
      receiver.onMessage = () => {
        resolve();
        return 204;
      };
    });
    await (await queued.as(owner)).post(`${PATH}/${hook.id}/test`).expect(201);
    await arrived;
    expect(receiver.messages.map((message) => verify(hook.secret, message))).toMatchObject([
      { type: "webhook.test", data: {} },
    ]);
  });
});

describe("a message that is not taken", () => {
  it("is tried ten times with growing pauses, the same each time, and then has failed", async () => {
    const story = await buildStory();
    story.receiver.status = 500;
    await story.decide("submitted");
    const pauses: (number | null)[] = [];
    for (let n = 0; n < 10; n++) {
      const wait = await send(story.hook);
      pauses.push(wait);
      app.clock.advance((wait ?? 0) * 1000);
    }
    expect(pauses).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
    const { messages } = story.receiver;
    expect(messages).toHaveLength(10);
    expect(new Set(messages.map(({ id, body }) => id + body)).size).toBe(1);
    expect(await logOf(story)).toMatchObject([
      { state: "failed", attempts: 10, statusCode: 500, problem: "status", nextAttemptAt: null },
    ]);
    expect((await stateOf(story))!.state).toBe("on");
  });

  it("is sent again when its person wants that, with the same id", async () => {
    const story = await buildStory();
    story.receiver.status = 503;
    await story.decide("submitted");
    await send(story.hook);
    story.receiver.status = 200;
    const [failed] = await logOf(story);
    const again = await story.person
      .post(`${PATH}/${story.hook.id}/deliveries/${failed!.id}/again`)
      .expect(200);
    expect(again.body).toMatchObject({ id: failed!.id, state: "waiting", attempts: 0 });
    expect(await send(story.hook)).toBeNull();
    expect(story.receiver.messages.map(({ id }) => id)).toEqual([failed!.id, failed!.id]);
    expect(await logOf(story)).toMatchObject([{ state: "delivered", attempts: 1, problem: null }]);
  });

  it("does not hold back what comes after it", async () => {
    const story = await buildStory();
    story.receiver.status = 500;
    await story.decide("submitted");
    await send(story.hook);
    story.receiver.status = 200;
    await story.decide("under_review");
    expect(await send(story.hook)).toBe(5);
    expect((await logOf(story)).map(({ state }) => state).sort()).toEqual(["delivered", "waiting"]);
  });

  it("stops its webhook once nothing has arrived for five days, and a mail says so", async () => {
    const story = await buildStory();
    story.receiver.status = 500;
    await story.decide("submitted");
    for (let n = 0; n < 10; n++) app.clock.advance(((await send(story.hook)) ?? 0) * 1000);
    app.clock.advance(48 * HOUR);
    await story.decide("under_review");
    for (let n = 0; n < 9; n++) app.clock.advance(((await send(story.hook)) ?? 0) * 1000);
    expect((await stateOf(story))!.state).toBe("on");
    await story.decide("rejected");
    await send(story.hook);
    expect(await stateOf(story)).toMatchObject({ state: "stopped", stopReason: "failing" });
    const log = await logOf(story);
    expect(log.map(({ state, nextAttemptAt }) => [state, nextAttemptAt])).toEqual(
      Array(3).fill(["failed", null]),
    );
    const mails = await mailsTo(app, story.owner.email);
    expect(mails.map(({ subject }) => subject)).toContain("A webhook of your Amberway account was stopped");
    const person = await app.as(story.owner, { passwordAt: app.clock.now().getTime() });
    const on = await person.patch(`${PATH}/${story.hook.id}`).send({ isOn: true }).expect(200);
    expect(on.body).toMatchObject({ state: "on", stopReason: null });
  });

  it("stops its webhook at once when the receiver says that it is gone", async () => {
    const story = await buildStory();
    story.receiver.status = 410;
    await story.decide("submitted");
    expect(await send(story.hook)).toBeNull();
    expect(await stateOf(story)).toMatchObject({ state: "stopped", stopReason: "gone" });
    expect(story.receiver.messages).toHaveLength(1);
  });

  it("does not follow a redirect", async () => {
    const story = await buildStory();
    story.receiver.status = 302;
    await story.decide("submitted");
    expect(await send(story.hook)).toBe(5);
    expect(await logOf(story)).toMatchObject([{ state: "waiting", statusCode: 302, problem: "status" }]);
  });
});

describe("what is never sent", () => {
  it("what its person may no longer see: an application that is gone", async () => {
    const story = await buildStory();
    await story.decide("submitted");
    await app.db.delete(applications).where(eq(applications.id, story.application.id));
    expect(await send(story.hook)).toBeNull();
    expect(story.receiver.messages).toEqual([]);
    expect(await logOf(story)).toMatchObject([{ state: "failed", problem: "withheld", attempts: 0 }]);
  });

  it("an opportunity that is no longer published", async () => {
    const story = await buildStory();
    const { id: opportunityId } = await app.buildOpportunity();
    await recordFor(app, story.hook.id, "opportunity.changed", { opportunityId });
    await app.db
      .update(fundingOpportunities)
      .set({ verificationStatus: "rejected" })
      .where(eq(fundingOpportunities.id, opportunityId));
    await send(story.hook);
    expect(story.receiver.messages).toEqual([]);
    expect(await logOf(story)).toMatchObject([{ problem: "withheld" }]);
  });

  it("that an opportunity left the catalogue, once it is there again", async () => {
    const story = await buildStory();
    const { id: opportunityId } = await app.buildOpportunity({ verificationStatus: "pending" });
    const after = { isPublished: false };
    const changes = [{ fact: "publication", before: { isPublished: true }, after }];
    await recordFor(app, story.hook.id, "opportunity.changed", { opportunityId, changes });
    await send(story.hook);
    expect(readAll(story)).toMatchObject([{ data: { opportunityId, changes } }]);
    await recordFor(app, story.hook.id, "opportunity.changed", { opportunityId, changes });
    await app.db
      .update(fundingOpportunities)
      .set({ verificationStatus: "verified" })
      .where(eq(fundingOpportunities.id, opportunityId));
    await send(story.hook);
    expect(story.receiver.messages).toHaveLength(1);
    expect((await logOf(story)).map(({ problem }) => problem).sort()).toEqual([null, "withheld"].sort());
  });

  it("of one that was deleted anything but that it left the catalogue", async () => {
    const story = await buildStory();
    const { id: opportunityId } = await app.buildOpportunity();
    const changes = [{ fact: "publication", before: { isPublished: true }, after: { isPublished: false } }];
    await recordFor(app, story.hook.id, "opportunity.changed", { opportunityId });
    await recordFor(app, story.hook.id, "opportunity.changed", { opportunityId, changes });
    await app.db.delete(fundingOpportunities).where(eq(fundingOpportunities.id, opportunityId));
    await send(story.hook);
    expect(readAll(story)).toMatchObject([{ data: { opportunityId, changes } }]);
    expect((await logOf(story)).map(({ problem }) => problem).sort()).toEqual([null, "withheld"].sort());
  });

  it("anything to a name that is looked up as a private address by then", async () => {
    const story = await buildStory();
    await story.decide("submitted");
    const address = "https://hooks.example/in";
    await app.db.update(webhooks).set({ address }).where(eq(webhooks.id, story.hook.id));
    const messages = createMessageSender({
      ...{ allowPrivate: false, userAgent: "test" },
      lookup: async () => [{ address: "10.0.0.5", family: 4 }],
    });
    expect(await sendDeliveries({ ...app.deps, messages }, story.hook.id, signal)).toBe(5);
    expect(await logOf(story)).toMatchObject([
      { state: "waiting", problem: "refused_address", statusCode: null },
    ]);
  });

  it("anything after the member was removed", async () => {
    const story = await buildStory();
    const member = await app.buildUser();
    await app.db.insert(memberships).values({ entityId: story.entity.id, userId: member.id, role: "viewer" });
    const theirs = await makeWebhook(app, member, {
      ...{ address: story.receiver.address, entityId: story.entity.id },
    });
    await story.decide("submitted");
    await story.person.delete(`/api/entities/${story.entity.id}/members/${member.id}`).expect(204);
    expect(await send(theirs)).toBeNull();
    expect(story.receiver.messages).toEqual([]);
  });
});

describe("a new secret", () => {
  it("signs at once, and the one before signs too for a day", async () => {
    const story = await buildStory();
    const person = await app.as(story.owner, { passwordAt: app.clock.now().getTime() });
    const answer = await person.post(`${PATH}/${story.hook.id}/secret`).expect(201);
    const { secret } = answer.body as { secret: string };
    expect(secret).not.toBe(story.hook.secret);
    await story.decide("submitted");
    await send(story.hook);
    const [message] = story.receiver.messages;
    expect(message!.headers["webhook-signature"]).toMatch(/^v1,\S+ v1,\S+$/);
    const of = (key: string) => () => checkAt(key, message!);
    expect(of(secret)).not.toThrow();
    expect(of(story.hook.secret)).not.toThrow();
    app.clock.advance(24 * HOUR);
    await story.decide("under_review");
    await send(story.hook);
    const later = story.receiver.messages[1]!;
    expect(() => checkAt(secret, later)).not.toThrow();
    expect(() => checkAt(story.hook.secret, later)).toThrow(/signature/i);
  });
});

describe("the job of every minute", () => {
  it("queues a job for each webhook with something due, and that job tells when the next is due", async () => {
    const story = await buildStory();
    story.receiver.status = 500;
    await story.decide("submitted");
    await app.pool.query("delete from jobs where key = $1", [story.hook.id]);
    await sendWebhooksJob.handle(app.deps, { data: {}, signal });
    const { rows } = await app.pool.query("select data from jobs where key = $1", [story.hook.id]);
    expect(rows).toEqual([{ data: { webhookId: story.hook.id } }]);
    const run = () => sendWebhooksJob.handle(app.deps, { data: { webhookId: story.hook.id }, signal });
    await expect(run()).rejects.toThrow(RetryLater);
    app.clock.advance(5_000);
    await expect(run()).resolves.toBeUndefined();
  });
});
