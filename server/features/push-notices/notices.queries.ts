import { asc, eq, lte, sql } from "drizzle-orm";
import { PUSH_NOTICE_HOURS } from "@shared/constants/push-notices";
import { NOTIFICATION_KINDS, type NotificationKind } from "@shared/constants/reminders";
import { type PushNotice, pushNotices as n, pushSubscriptions as s, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { toInstant } from "../catalogue/visibility";
import type { NewNotice } from "./add-notices";

const HOUR_MS = 3_600_000;

/** Writes notices for all browsers of their people. @returns the subscriptions that have something to send */
export async function insertNotices(db: Db, notices: readonly NewNotice[], now: Date): Promise<string[]> {
  const pieces = notices.map(({ userId, entityId = null, ...notice }) => ({
    ...notice,
    user_id: userId,
    entity_id: entityId,
  }));
  const { rows } = await db.execute<{ subscription_id: string }>(sql`
    insert into push_notices
      (subscription_id, user_id, entity_id, topics, title, text, path, created_at, next_attempt_at, expires_at)
    select s.id, s.user_id, piece.entity_id, piece.topics, piece.title, piece.text, piece.path,
      ${toInstant(now)}, ${toInstant(now)}, ${toInstant(expiryAt(now))}
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
      piece(user_id uuid, entity_id uuid, topics text[], title text, text text, path text)
    join push_subscriptions s on s.user_id = piece.user_id
    returning subscription_id`);
  return rows.map(({ subscription_id: id }) => id);
}

const expiryAt = (now: Date) => new Date(now.getTime() + PUSH_NOTICE_HOURS * HOUR_MS);

/** Writes a notice for one browser. */
export async function insertNoticeFor(
  db: Db,
  { id, userId }: { id: string; userId: string },
  notice: { title: string; text: string; path: string },
  now: Date,
): Promise<void> {
  await db.insert(n).values({
    ...notice,
    ...{ subscriptionId: id, userId, topics: [] },
    ...{ createdAt: now, nextAttemptAt: now, expiresAt: expiryAt(now) },
  });
}

/** Whether something is on its way to a browser. */
export async function hasWaiting(db: Db, subscriptionId: string): Promise<boolean> {
  const rows = await db.select({ id: n.id }).from(n).where(eq(n.subscriptionId, subscriptionId)).limit(1);
  return rows.length > 0;
}

/** The browsers that have something to be sent now, at most `limit`. */
export async function selectDueSubscriptions(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: n.subscriptionId })
    .from(n)
    .where(lte(n.nextAttemptAt, now))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A subscription, with what sending needs of its person. */
export async function selectForSending(db: Db, subscriptionId: string) {
  const [row] = await db
    .select({
      subscription: s,
      preferredLanguage: users.preferredLanguage,
      ...(Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, users[kind]])) as {
        [K in NotificationKind]: (typeof users)[K];
      }),
    })
    .from(s)
    .innerJoin(users, eq(users.id, s.userId))
    .where(eq(s.id, subscriptionId));
  return row;
}
export type Sendable = NonNullable<Awaited<ReturnType<typeof selectForSending>>>;

/** The notice of a browser that is due next, though perhaps not yet. */
export async function selectNext(db: Db, subscriptionId: string): Promise<PushNotice | undefined> {
  const [row] = await db
    .select()
    .from(n)
    .where(eq(n.subscriptionId, subscriptionId))
    .orderBy(asc(n.nextAttemptAt), asc(n.createdAt), asc(n.id))
    .limit(1);
  return row;
}

/** Deletes a notice that was taken by the push service. */
export async function markSent(db: Db, { id, subscriptionId }: PushNotice, now: Date): Promise<void> {
  await deleteNotice(db, id);
  await db.update(s).set({ lastSentAt: now, failures: 0 }).where(eq(s.id, subscriptionId));
}

/** Plans the next attempt of a notice. */
export async function postpone(db: Db, id: string, nextAttemptAt: Date): Promise<void> {
  await db
    .update(n)
    .set({ nextAttemptAt, attempts: sql`${n.attempts} + 1` })
    .where(eq(n.id, id));
}

export async function deleteNotice(db: Db, id: string): Promise<void> {
  await db.delete(n).where(eq(n.id, id));
}

/** Deletes a notice that could not be brought. @returns how many of its browser could not in a row */
export async function giveUp(db: Db, { id, subscriptionId }: PushNotice): Promise<number> {
  await deleteNotice(db, id);
  const [row] = await db
    .update(s)
    .set({ failures: sql`${s.failures} + 1` })
    .where(eq(s.id, subscriptionId))
    .returning({ failures: s.failures });
  return row?.failures ?? 0;
}

/** Deletes a subscription with what waits for it. */
export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.delete(s).where(eq(s.id, id));
}
