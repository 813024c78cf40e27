import { randomUUID } from "node:crypto";
import { isEntityEvent, OLD_SECRET_HOURS, TEST_EVENT, WEBHOOKS_PER_USER } from "@shared/constants/webhooks";
import type { Webhook, WebhookDelivery } from "@shared/schema/index";
import type {
  CreateWebhookInput,
  DeliveriesQuery,
  DeliveriesView,
  DeliveryView,
  NewWebhookView,
  UpdateWebhookInput,
  WebhookSecretView,
  WebhookView,
} from "@shared/validators/webhooks";
import type { Message } from "@shared/words/messages";
import type { Deps, ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import { FetchFailure } from "../../platform/fetch/types";
import { queueMail } from "../../platform/mail/outbox";
import { createWebhookEndedMail, createWebhookMadeMail } from "../../platform/mail/webhook-templates";
import { sealText } from "../../platform/security/sealed-text";
import { logActivity } from "../activity/log-activity";
import { lockAccountOf } from "../auth/auth.service";
import { requireRight } from "../members/access";
import * as deliveries from "./deliveries.queries";
import { queueSending, recordFor } from "./record-events";
import { makeSecret } from "./sign-message";
import * as queries from "./webhooks.queries";

const HOUR_MS = 3_600_000;

const toView = (row: queries.WebhookRow, callerId: string): WebhookView => ({
  ...{ id: row.id, address: row.address, events: row.events },
  ...{ state: row.state, stopReason: row.stopReason },
  entity: row.entityId === null ? null : { id: row.entityId, name: row.entityName ?? "" },
  maker: row.userId === callerId ? null : row.maker,
  createdAt: row.createdAt.toISOString(),
  lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
  lastFailedAt: row.lastFailedAt?.toISOString() ?? null,
});

const toDeliveryView = (row: WebhookDelivery): DeliveryView => ({
  ...{ id: row.id, event: row.event, data: row.data, state: row.state, attempts: row.attempts },
  occurredAt: row.occurredAt.toISOString(),
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
  ...{ statusCode: row.statusCode, problem: row.problem },
});

/** What the log of an entity and mails call a webhook. The rest of an address may hold a token. */
const hostOf = (address: string): string => new URL(address).host;

/** Lists the caller's webhooks, and those of others for the entities that the caller owns. */
export async function listWebhooks({ db, actor }: ServiceContext): Promise<WebhookView[]> {
  const rows = await queries.selectWebhooks(db, actor.id);
  return rows.map((row) => {
    const view = toView(row, actor.id);
    return view.maker === null ? view : { ...view, address: new URL(view.address).origin };
  });
}

/** @throws AppError validation_failed at `address` for one that no message can go to */
async function checkAddress({ messages }: Pick<Deps, "messages">, address: string): Promise<void> {
  try {
    await messages.check(address);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const text: Message =
      error.kind === "refused_address"
        ? "Webhooks go to public addresses that start with https://, on the usual port."
        : error.text;
    throw new AppError("validation_failed", text, { address: [text] });
  }
}

/**
 * Makes a webhook, and tells the person by mail. The secret is in this answer and nowhere else.
 * @throws AppError email_unverified; validation_failed for an address that is not public; not_found for an entity that
 * the caller is no member of; conflict when there are as many as there may be
 */
export async function createWebhook(
  ctx: ServiceContext<"clock" | "config" | "keys" | "mail" | "messages">,
  { address, events, entityId }: CreateWebhookInput,
): Promise<NewWebhookView> {
  const { deps, actor } = ctx;
  if (!actor.emailVerified)
    throw new AppError("email_unverified", "Verify your email address to make webhooks.");
  await checkAddress(deps, address);
  const secret = makeSecret();
  const view = await withTransaction(ctx, async (tx) => {
    if (!(await lockAccountOf(tx.db, actor))) throw new AppError("unauthenticated", "Please sign in");
    if (entityId !== null) await requireRight(tx, "read", entityId);
    if ((await queries.countWebhooks(tx.db, actor.id)) >= WEBHOOKS_PER_USER)
      throw new AppError("conflict", "You have as many webhooks as there can be. End one first.");
    const now = deps.clock.now();
    const id = randomUUID();
    const sealedSecret = sealText(deps.keys.webhooks, id, secret);
    await queries.insertWebhook(tx.db, {
      ...{ id, userId: actor.id, entityId, address, events, sealedSecret },
      ...{ createdAt: now, updatedAt: now },
    });
    if (entityId !== null) await logActivity(tx, entityId, "webhook_made", { subject: hostOf(address) });
    const mail = createWebhookMadeMail(actor, deps.config.PUBLIC_URL, hostOf(address));
    await queueMail(tx.db, { userId: actor.id, kind: "webhook", mail }, now);
    return toView((await queries.selectView(tx.db, id))!, actor.id);
  });
  deps.mail.nudge();
  return { ...view, secret };
}

async function lockOwn({ db, actor }: ServiceContext, id: string): Promise<Webhook> {
  const webhook = await queries.lockOwn(db, actor.id, id);
  if (!webhook) throw notFound("Webhook");
  return webhook;
}

/**
 * Changes a webhook of the caller. What waits is dropped when it is switched off.
 * @throws AppError not_found; validation_failed for an address that is not public, or events of an entity without one
 */
export async function updateWebhook(
  ctx: ServiceContext<"clock" | "messages">,
  id: string,
  { isOn, ...fields }: UpdateWebhookInput,
): Promise<WebhookView> {
  if (fields.address !== undefined) await checkAddress(ctx.deps, fields.address);
  return withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const webhook = await lockOwn(tx, id);
    if (webhook.entityId === null && fields.events?.some(isEntityEvent)) {
      const text = "This webhook is for no entity, so it tells only of opportunities that change.";
      throw new AppError("validation_failed", text, { events: [text] });
    }
    await queries.updateWebhook(db, id, {
      ...fields,
      ...(isOn === true && webhook.state !== "on" && { state: "on", stopReason: null, failingSince: null }),
      ...(isOn === false && { state: "off", stopReason: null }),
      updatedAt: deps.clock.now(),
    });
    if (isOn === false) await deliveries.endWaiting(db, id);
    return toView((await queries.selectView(db, id))!, actor.id);
  });
}

/**
 * Makes a new secret. The one before signs too for a day, so that a receiver can change it in its own time.
 * @throws AppError not_found
 */
export function renewSecret(ctx: ServiceContext<"clock" | "keys">, id: string): Promise<WebhookSecretView> {
  const secret = makeSecret();
  return withTransaction(ctx, async (tx) => {
    const { sealedSecret } = await lockOwn(tx, id);
    const now = tx.deps.clock.now();
    await queries.updateWebhook(tx.db, id, {
      sealedSecret: sealText(tx.deps.keys.webhooks, id, secret),
      sealedSecretBefore: sealedSecret,
      secretBeforeUntil: new Date(now.getTime() + OLD_SECRET_HOURS * HOUR_MS),
      updatedAt: now,
    });
    return { secret };
  });
}

/**
 * Ends a webhook of the caller, or one for an entity that the caller owns, whose maker is told by mail. What waits is
 * not sent.
 * @throws AppError not_found for any other
 */
export async function endWebhook(
  ctx: ServiceContext<"clock" | "config" | "mail">,
  id: string,
): Promise<void> {
  const { deps, actor } = ctx;
  await withTransaction(ctx, async (tx) => {
    const gone = await queries.deleteWebhook(tx.db, actor.id, id);
    if (!gone) throw notFound("Webhook");
    const subject = hostOf(gone.address);
    if (gone.entityId !== null) await logActivity(tx, gone.entityId, "webhook_ended", { subject });
    if (gone.userId === actor.id) return;
    const maker = await lockAccountOf(tx.db, { id: gone.userId });
    if (!maker) return;
    const mail = createWebhookEndedMail(maker, deps.config.PUBLIC_URL, subject);
    await queueMail(tx.db, { userId: maker.id, kind: "webhook", mail }, deps.clock.now());
  });
  deps.mail.nudge();
}

/**
 * Lists a page of what was sent to a webhook of the caller, and of what waits.
 * @throws AppError not_found
 */
export async function listDeliveries(
  { db, actor }: ServiceContext,
  id: string,
  query: DeliveriesQuery,
): Promise<DeliveriesView> {
  if (!(await queries.selectOwn(db, actor.id, id))) throw notFound("Webhook");
  const rows = await deliveries.selectDeliveries(db, id, query);
  return {
    deliveries: rows.slice(0, query.limit).map(toDeliveryView),
    hasMore: rows.length > query.limit,
  };
}

async function lockOn(ctx: ServiceContext, id: string): Promise<Webhook> {
  const webhook = await lockOwn(ctx, id);
  if (webhook.state !== "on")
    throw new AppError("conflict", "This webhook is switched off. Switch it on first.");
  return webhook;
}

/**
 * Sends a test to a webhook of the caller.
 * @throws AppError not_found; conflict when it is off, and while the last test is on its way
 */
export async function sendTest(ctx: ServiceContext<"clock" | "jobs">, id: string): Promise<DeliveryView> {
  const view = await withTransaction(ctx, async (tx) => {
    await lockOn(tx, id);
    if (await deliveries.hasWaitingTest(tx.db, id))
      throw new AppError("conflict", "A test is on its way already.");
    const deliveryId = await recordFor(tx, id, TEST_EVENT, {});
    return toDeliveryView((await deliveries.selectDelivery(tx.db, id, deliveryId))!);
  });
  ctx.deps.jobs.nudge("send-webhooks");
  return view;
}

/**
 * Sends a message again, or at once if it waits, with the same id.
 * @throws AppError not_found; conflict when the webhook is off
 */
export async function sendAgain(
  ctx: ServiceContext<"clock" | "jobs">,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<DeliveryView> {
  const view = await withTransaction(ctx, async (tx) => {
    const { db, deps } = tx;
    await lockOn(tx, id);
    if (!(await deliveries.selectDelivery(db, id, deliveryId))) throw notFound("Message");
    await deliveries.restartDelivery(db, deliveryId, deps.clock.now());
    await queueSending({ db, jobs: deps.jobs }, [{ webhook_id: id }]);
    return toDeliveryView((await deliveries.selectDelivery(db, id, deliveryId))!);
  });
  ctx.deps.jobs.nudge("send-webhooks");
  return view;
}

/** Stops the webhooks of an account whose password or address has changed: an intruder may have made them. */
export const stopWebhooksOf = (db: Db, userId: string, now: Date): Promise<void> =>
  queries.stopAll(db, userId, now);

/** Stops the webhooks of everybody, for the operator of the installation. */
export const stopAllWebhooks = (db: Db, now: Date): Promise<void> => queries.stopAll(db, null, now);

/** Deletes at most `limit` messages of a month ago, and returns how many. */
export const clearOldDeliveries = (db: Db, now: Date, limit: number): Promise<number> =>
  deliveries.deleteOldDeliveries(db, now, limit);
