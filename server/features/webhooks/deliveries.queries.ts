import { and, asc, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import {
  DELIVERY_DAYS,
  type DeliveredEvent,
  type DeliveryProblem,
  type StopReason,
  TEST_EVENT,
} from "@shared/constants/webhooks";
import {
  fundingOpportunities as o,
  users,
  type WebhookDelivery,
  webhookDeliveries as d,
  webhooks as w,
} from "@shared/schema/index";
import type { DeliveriesQuery } from "@shared/validators/webhooks";
import type { Db } from "../../platform/db/database";
import { isAsTold, isOfWithdrawal, toInstant } from "../catalogue/visibility";

const DAY_MS = 24 * 3_600_000;

export async function insertDelivery(
  db: Db,
  values: { webhookId: string; event: DeliveredEvent; data: Record<string, unknown>; now: Date },
): Promise<string> {
  const { now, ...row } = values;
  const [made] = await db
    .insert(d)
    .values({ ...row, occurredAt: now, nextAttemptAt: now })
    .returning({ id: d.id });
  return made!.id;
}

/** A page of the deliveries of a webhook, the newest first, and one row more where there are further ones. */
export const selectDeliveries = (
  db: Db,
  webhookId: string,
  { lastId, limit }: DeliveriesQuery,
): Promise<WebhookDelivery[]> =>
  db
    .select()
    .from(d)
    .where(
      and(
        eq(d.webhookId, webhookId),
        lastId === undefined
          ? undefined
          : sql`(${d.occurredAt}, ${d.id}) < (select known.occurred_at, known.id from webhook_deliveries known
              where known.id = ${lastId} and known.webhook_id = ${webhookId})`,
      ),
    )
    .orderBy(desc(d.occurredAt), desc(d.id))
    .limit(limit + 1);

export async function selectDelivery(
  db: Db,
  webhookId: string,
  id: string,
): Promise<WebhookDelivery | undefined> {
  const [row] = await db
    .select()
    .from(d)
    .where(and(eq(d.id, id), eq(d.webhookId, webhookId)));
  return row;
}

/** Whether a test is on its way to a webhook. */
export async function hasWaitingTest(db: Db, webhookId: string): Promise<boolean> {
  const rows = await db
    .select({ id: d.id })
    .from(d)
    .where(and(eq(d.webhookId, webhookId), isNotNull(d.nextAttemptAt), eq(d.event, TEST_EVENT)))
    .limit(1);
  return rows.length > 0;
}

/** Gives a delivery all its attempts again, the first of them now. */
export async function restartDelivery(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(d)
    .set({ state: "waiting", attempts: 0, nextAttemptAt: now, problem: null, deliveredAt: null })
    .where(eq(d.id, id));
}

/** The webhooks that have something to send, at most `limit`. */
export async function selectDueWebhooks(db: Db, now: Date, limit: number): Promise<{ webhook_id: string }[]> {
  return db
    .selectDistinct({ webhook_id: d.webhookId })
    .from(d)
    .where(and(isNotNull(d.nextAttemptAt), lte(d.nextAttemptAt, now)))
    .limit(limit);
}

/** A webhook that is on, with what sending needs of its person. */
export async function selectForSending(db: Db, webhookId: string) {
  const [row] = await db
    .select({
      webhook: w,
      person: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        preferredLanguage: users.preferredLanguage,
      },
    })
    .from(w)
    .innerJoin(users, eq(users.id, w.userId))
    .where(and(eq(w.id, webhookId), eq(w.state, "on")));
  return row;
}
export type Sendable = NonNullable<Awaited<ReturnType<typeof selectForSending>>>;

/** The delivery of a webhook that is due next, though perhaps not yet. */
export async function selectNext(db: Db, webhookId: string): Promise<WebhookDelivery | undefined> {
  const [row] = await db
    .select()
    .from(d)
    .where(and(eq(d.webhookId, webhookId), isNotNull(d.nextAttemptAt)))
    .orderBy(asc(d.nextAttemptAt), asc(d.occurredAt), asc(d.id))
    .limit(1);
  return row;
}

/**
 * Whether the person may still see what a delivery tells: the application in the entity of the webhook, of which its
 * person is a member as long as it exists, with its task; or the opportunity, published as it was told.
 */
export async function isVisible(
  db: Db,
  { entityId }: { entityId: string | null },
  { data }: Pick<WebhookDelivery, "data">,
): Promise<boolean> {
  const idOf = (name: string) => (typeof data[name] === "string" ? data[name] : null);
  const [applicationId, taskId, opportunityId] = [
    idOf("applicationId"),
    idOf("taskId"),
    idOf("opportunityId"),
  ];
  const told = sql`${JSON.stringify(data)}::jsonb`;
  const { rows } = await db.execute<{ visible: boolean }>(sql`
    select (${applicationId}::uuid is null or exists (
        select from applications a where a.id = ${applicationId}::uuid and a.entity_id = ${entityId}::uuid))
      and (${taskId}::uuid is null or exists (
        select from application_tasks t where t.id = ${taskId}::uuid and t.application_id = ${applicationId}::uuid))
      and (${opportunityId}::uuid is null or coalesce(
        (select ${isAsTold(told)} from ${o} where ${o.id} = ${opportunityId}::uuid), ${isOfWithdrawal(told)}))
      as visible`);
  return rows[0]?.visible === true;
}

/** Notes that a message arrived. */
export async function markDelivered(
  db: Db,
  { id, webhookId }: WebhookDelivery,
  { now, statusCode }: { now: Date; statusCode: number },
): Promise<void> {
  await db
    .update(d)
    .set({
      ...{ state: "delivered", nextAttemptAt: null, lastAttemptAt: now, deliveredAt: now },
      ...{ statusCode, problem: null, attempts: sql`${d.attempts} + 1` },
    })
    .where(eq(d.id, id));
  await db.update(w).set({ lastDeliveredAt: now, failingSince: null }).where(eq(w.id, webhookId));
}

type Failure = {
  now: Date;
  statusCode: number | null;
  problem: DeliveryProblem;
  nextAttemptAt: Date | null;
};

/** Notes that an attempt failed. Without a next attempt the delivery has failed. */
export async function markFailed(
  db: Db,
  { id, webhookId }: WebhookDelivery,
  { now, ...failure }: Failure,
): Promise<void> {
  await db
    .update(d)
    .set({
      ...failure,
      state: failure.nextAttemptAt === null ? "failed" : "waiting",
      lastAttemptAt: now,
      attempts: sql`${d.attempts} + 1`,
    })
    .where(eq(d.id, id));
  await db
    .update(w)
    .set({ lastFailedAt: now, failingSince: sql`coalesce(${w.failingSince}, ${toInstant(now)})` })
    .where(eq(w.id, webhookId));
}

/** Ends a delivery that is not sent. */
export async function withhold(db: Db, id: string, problem: DeliveryProblem): Promise<void> {
  await db.update(d).set({ state: "failed", nextAttemptAt: null, problem }).where(eq(d.id, id));
}

/** Ends the deliveries that still wait. Call it after the webhook is off, in the same transaction. */
export async function endWaiting(db: Db, webhookId: string): Promise<void> {
  await db
    .update(d)
    .set({ state: "failed", nextAttemptAt: null, problem: "switched_off" })
    .where(and(eq(d.webhookId, webhookId), isNotNull(d.nextAttemptAt)));
}

/** Stops a webhook that is on; false when it is not. */
export async function stopWebhook(db: Db, id: string, reason: StopReason, now: Date): Promise<boolean> {
  const stopped = await db
    .update(w)
    .set({ state: "stopped", stopReason: reason, updatedAt: now })
    .where(and(eq(w.id, id), eq(w.state, "on")))
    .returning({ id: w.id });
  if (stopped.length > 0) await endWaiting(db, id);
  return stopped.length > 0;
}

/** Deletes at most `limit` deliveries of a month ago, and returns how many. */
export async function deleteOldDeliveries(db: Db, now: Date, limit: number): Promise<number> {
  const before = new Date(now.getTime() - DELIVERY_DAYS * DAY_MS);
  const { rowCount } = await db.execute(sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where occurred_at <= ${toInstant(before)}
      order by occurred_at limit ${limit})`);
  return rowCount ?? 0;
}
