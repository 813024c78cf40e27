import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entityActivity, memberships, webhookDeliveries, webhooks } from "@shared/schema/index";
import type { WebhookView } from "@shared/validators/webhooks";
import { startTestApp, type TestApp } from "../../test/app";
import { mailsTo, mailedToken, PASSWORD, signUp } from "../../test/helpers/auth";
import { listDeliveries, makeWebhook, type Receiver, startReceiver } from "../../test/helpers/webhooks";
import { openSealedText, sealText } from "../../platform/security/sealed-text";
import { clearExpiredJob } from "../auth/clear-expired.job";
import { resealWebhooks } from "./reseal-webhooks";

const PATH = "/api/auth/webhooks";
const DAY = 24 * 3_600_000;

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  app = await startTestApp({ env: { SCRAPE_ALLOW_PRIVATE: "1" } });
  receiver = await startReceiver();
});
afterAll(async () => {
  receiver.close();
  await app.close();
});

const confirmed = (user: { id: string }, on = app) => on.as(user, { passwordAt: on.clock.now().getTime() });
const listHooks = async (user: { id: string }) =>
  (await (await app.as(user)).get(PATH).expect(200)).body as WebhookView[];
const bodyOf = (more: object = {}) => ({
  ...{ address: receiver.address, events: ["opportunity.changed"] },
  ...more,
});

async function buildOwner() {
  const owner = await app.buildUser();
  const entity = await app.buildEntity({ userId: owner.id, name: "Here" });
  return { owner, entity };
}

describe("making a webhook", () => {
  it("asks first who it is", async () => {
    const person = await app.as(await app.buildUser());
    expect((await person.post(PATH).send(bodyOf()).expect(403)).body.code).toBe("confirmation_required");
  });

  it("shows the secret once, and keeps it sealed", async () => {
    const { owner, entity } = await buildOwner();
    const { secret, ...view } = await makeWebhook(app, owner, {
      ...{ address: receiver.address, entityId: entity.id, events: ["task.done", "application.created"] },
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(view).toEqual({
      ...{ id: expect.any(String), address: receiver.address, events: ["application.created", "task.done"] },
      ...{ entity: { id: entity.id, name: "Here" }, maker: null, state: "on", stopReason: null },
      ...{ createdAt: app.clock.now().toISOString(), lastDeliveredAt: null, lastFailedAt: null },
    });
    expect(await listHooks(owner)).toEqual([view]);
    const [row] = await app.db.select().from(webhooks).where(eq(webhooks.id, view.id));
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    expect(openSealedText(app.deps.keys.webhooks, view.id, row!.sealedSecret)).toBe(secret);
  });

  it("mails the person, and stands in the log of the entity by its host alone", async () => {
    const { owner, entity } = await buildOwner();
    await makeWebhook(app, owner, { address: receiver.address, entityId: entity.id });
    const host = new URL(receiver.address).host;
    const [mail] = await mailsTo(app, owner.email);
    expect(mail!.subject).toBe("A webhook of your Amberway account was made");
    expect(mail!.text).toContain(`${host} is now told`);
    expect(mail!.text).toContain("/settings#webhooks");
    const log = await app.db.select().from(entityActivity).where(eq(entityActivity.entityId, entity.id));
    expect(log).toMatchObject([{ kind: "webhook_made", subject: host, actorId: owner.id }]);
  });

  it("is for people whose address is verified", async () => {
    const person = await confirmed(await app.buildUser({ emailVerified: false }));
    expect((await person.post(PATH).send(bodyOf()).expect(403)).body.code).toBe("email_unverified");
  });

  it.each([
    [{ address: "hooks.example" }, "address", "Must start with http:// or https://"],
    [{ events: [] }, "events", "Choose what the webhook tells"],
    [{ events: ["everything"] }, "events.0", "This is not something a webhook can tell"],
    [
      { events: ["task.done"] },
      "entityId",
      "This is told of one entity. Choose the one that the webhook is for.",
    ],
  ])("refuses %j at its field", async (wrong, field, sentence) => {
    const person = await confirmed(await app.buildUser());
    const { fieldErrors } = (await person.post(PATH).send(bodyOf(wrong)).expect(400)).body;
    expect(fieldErrors).toEqual({ [field]: [sentence] });
  });

  it.each([
    "http://hooks.example/plain",
    "https://10.0.0.8/hook",
    "https://127.0.0.1/hook",
    "https://[fd00::1]/hook",
    "https://localhost/hook",
    "https://93.184.216.34:8443/hook",
  ])("refuses %s at its field, when made and when changed", async (address) => {
    const strict = await startTestApp();
    try {
      const user = await strict.buildUser();
      const person = await confirmed(user, strict);
      const sentence = "Webhooks go to public addresses that start with https://, on the usual port.";
      const refused = await person.post(PATH).send(bodyOf({ address })).expect(400);
      expect(refused.body.fieldErrors).toEqual({ address: [sentence] });
      const [hook] = await strict.db
        .insert(webhooks)
        .values({
          ...{ userId: user.id, address: "https://93.184.216.34/", sealedSecret: "x" },
          events: ["opportunity.changed"],
        })
        .returning();
      const changed = await person.patch(`${PATH}/${hook!.id}`).send({ address }).expect(400);
      expect(changed.body.fieldErrors).toEqual({ address: [sentence] });
    } finally {
      await strict.close();
    }
  });

  it("is for an entity of the person's own, and for ten webhooks at most", async () => {
    const user = await app.buildUser();
    const person = await confirmed(user);
    const { id: entityId } = await app.buildEntity();
    await person.post(PATH).send(bodyOf({ entityId })).expect(404);
    for (let n = 0; n < 10; n++) await person.post(PATH).send(bodyOf()).expect(201);
    expect((await person.post(PATH).send(bodyOf()).expect(409)).body.message).toMatch(/End one first/);
    expect(await listHooks(user)).toHaveLength(10);
  });
});

describe("a webhook", () => {
  it("is changed and switched off by its maker, who shows first who they are", async () => {
    const { owner, entity } = await buildOwner();
    const { id } = await makeWebhook(app, owner, { address: receiver.address, entityId: entity.id });
    await (await app.as(owner)).patch(`${PATH}/${id}`).send({ isOn: false }).expect(403);
    const person = await confirmed(owner);
    const other = `${receiver.address}&other`;
    const changed = await person
      .patch(`${PATH}/${id}`)
      .send({ address: other, events: ["task.done"], isOn: false })
      .expect(200);
    expect(changed.body).toMatchObject({ address: other, events: ["task.done"], state: "off" });
    const on = await person.patch(`${PATH}/${id}`).send({ isOn: true }).expect(200);
    expect(on.body).toMatchObject({ address: other, events: ["task.done"], state: "on" });
  });

  it("without an entity tells only what is the person's own", async () => {
    const user = await app.buildUser();
    const { id } = await makeWebhook(app, user, {
      ...{ address: receiver.address, events: ["opportunity.changed"] },
    });
    const refused = await (
      await confirmed(user)
    )
      .patch(`${PATH}/${id}`)
      .send({ events: ["task.done"] })
      .expect(400);
    expect(Object.keys(refused.body.fieldErrors)).toEqual(["events"]);
  });

  it("is nobody else's: every call for it is answered as for one that does not exist", async () => {
    const { owner, entity } = await buildOwner();
    const { id } = await makeWebhook(app, owner, { address: receiver.address, entityId: entity.id });
    const test = await (await app.as(owner)).post(`${PATH}/${id}/test`).expect(201);
    const editor = await app.buildUser();
    await app.db.insert(memberships).values({ entityId: entity.id, userId: editor.id, role: "editor" });
    const person = await confirmed(editor);
    expect(await listHooks(editor)).toEqual([]);
    await person.patch(`${PATH}/${id}`).send({ isOn: false }).expect(404);
    await person.post(`${PATH}/${id}/secret`).expect(404);
    await person.post(`${PATH}/${id}/test`).expect(404);
    await person.get(`${PATH}/${id}/deliveries`).expect(404);
    await person.post(`${PATH}/${id}/deliveries/${test.body.id}/again`).expect(404);
    await person.delete(`${PATH}/${id}`).expect(404);
  });

  it("of a member can be ended by an owner of the entity, who sees its host and no more", async () => {
    const { owner, entity } = await buildOwner();
    const editor = await app.buildUser({ firstName: "Kofi", lastName: "Boa" });
    await app.db.insert(memberships).values({ entityId: entity.id, userId: editor.id, role: "editor" });
    const { id } = await makeWebhook(app, editor, { address: receiver.address, entityId: entity.id });
    expect(await listHooks(owner)).toMatchObject([
      { id, maker: "Kofi Boa", address: new URL(receiver.address).origin },
    ]);
    const person = await confirmed(owner);
    await person.patch(`${PATH}/${id}`).send({ isOn: false }).expect(404);
    await person.get(`${PATH}/${id}/deliveries`).expect(404);
    await person.delete(`${PATH}/${id}`).expect(204);
    expect(await listHooks(editor)).toEqual([]);
    const mails = await mailsTo(app, editor.email);
    expect(mails.map(({ subject }) => subject)).toContain("A webhook of your Amberway account was ended");
  });

  it("ends with the membership, and coming back does not undo it", async () => {
    const { owner, entity } = await buildOwner();
    const member = await app.buildUser();
    await app.db.insert(memberships).values({ entityId: entity.id, userId: member.id, role: "viewer" });
    await makeWebhook(app, member, { address: receiver.address, entityId: entity.id });
    await (await app.as(owner)).delete(`/api/entities/${entity.id}/members/${member.id}`).expect(204);
    await app.db.insert(memberships).values({ entityId: entity.id, userId: member.id, role: "viewer" });
    expect(await listHooks(member)).toEqual([]);
  });

  it("is stopped by a new password, with what waits, until its person switches it on", async () => {
    const { browser, id: userId, email } = await signUp(app);
    await browser.get(`/api/auth/verify-email/${await mailedToken(app, email, "/verify-email")}`).expect(200);
    const { id } = await makeWebhook(
      app,
      { id: userId },
      {
        ...{ address: receiver.address, events: ["opportunity.changed"] },
      },
    );
    await browser.post(`${PATH}/${id}/test`).expect(201);
    const newPassword = "another long phrase";
    await browser
      .post("/api/auth/change-password")
      .send({ currentPassword: PASSWORD, newPassword, confirmPassword: newPassword })
      .expect(200);
    expect(await listHooks({ id: userId })).toMatchObject([{ state: "stopped", stopReason: "account" }]);
    const { deliveries } = await listDeliveries(app, { id: userId }, id);
    expect(deliveries).toMatchObject([{ state: "failed", problem: "switched_off", nextAttemptAt: null }]);
  });

  it("keeps its secret when the secret of the sessions changes", async () => {
    const user = await app.buildUser();
    const { id, secret } = await makeWebhook(app, user, {
      ...{ address: receiver.address, events: ["opportunity.changed"] },
    });
    const { webhooks: webhooksBefore } = app.deps.keys;
    const keys = { ...app.deps.keys, webhooks: Buffer.alloc(32, 7).toString("base64url"), webhooksBefore };
    await resealWebhooks({ db: app.db, keys });
    const [row] = await app.db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(openSealedText(keys.webhooks, id, row!.sealedSecret)).toBe(secret);
    const sealedSecret = sealText(webhooksBefore, id, secret);
    await app.db.update(webhooks).set({ sealedSecret }).where(eq(webhooks.id, id));
  });
});

describe("the log of a webhook", () => {
  it("comes in pages, the newest first", async () => {
    const { owner, entity } = await buildOwner();
    const { id } = await makeWebhook(app, owner, { address: receiver.address, entityId: entity.id });
    const at = app.clock.now().getTime();
    const rows = await app.db
      .insert(webhookDeliveries)
      .values(
        [1, 2, 3].map((n) => ({
          ...{ webhookId: id, event: "webhook.test" as const, data: { n } },
          occurredAt: new Date(at + n),
        })),
      )
      .returning();
    const first = await listDeliveries(app, owner, id, "?limit=2");
    expect(first).toMatchObject({ deliveries: [{ data: { n: 3 } }, { data: { n: 2 } }], hasMore: true });
    const last = first.deliveries.at(-1)!.id;
    expect(last).toBe(rows[1]!.id);
    const rest = await listDeliveries(app, owner, id, `?limit=2&lastId=${last}`);
    expect(rest).toMatchObject({ deliveries: [{ data: { n: 1 } }], hasMore: false });
  });

  it("takes one test at a time, and none while the webhook is off", async () => {
    const { owner, entity } = await buildOwner();
    const { id } = await makeWebhook(app, owner, { address: receiver.address, entityId: entity.id });
    const person = await confirmed(owner);
    await person.post(`${PATH}/${id}/test`).expect(201);
    expect((await person.post(`${PATH}/${id}/test`).expect(409)).body.message).toMatch(/on its way/);
    await person.patch(`${PATH}/${id}`).send({ isOn: false }).expect(200);
    expect((await person.post(`${PATH}/${id}/test`).expect(409)).body.message).toMatch(/switched off/);
    const { deliveries } = await listDeliveries(app, owner, id);
    await person.post(`${PATH}/${id}/deliveries/${deliveries[0]!.id}/again`).expect(409);
  });

  it("is forgotten after thirty days", async () => {
    const { owner, entity } = await buildOwner();
    const { id } = await makeWebhook(app, owner, { address: receiver.address, entityId: entity.id });
    const now = app.clock.now().getTime();
    await app.db.insert(webhookDeliveries).values(
      [30 * DAY, 30 * DAY - 1].map((age) => ({
        ...{ webhookId: id, event: "webhook.test" as const, data: { age } },
        occurredAt: new Date(now - age),
      })),
    );
    await clearExpiredJob.handle(app.deps, { data: {}, signal: new AbortController().signal });
    const { deliveries } = await listDeliveries(app, owner, id);
    expect(deliveries.map(({ data }) => data)).toEqual([{ age: 30 * DAY - 1 }]);
  });
});
