import { and, asc, count, desc, eq, gt, or, sql } from "drizzle-orm";
import { WEBHOOKS_PER_USER, WEBHOOKS_SHOWN } from "@shared/constants/webhooks";
import { entities, users, type Webhook, webhookDeliveries as d, webhooks as w } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

const selectViews = (db: Db) =>
  db
    .select({
      id: w.id,
      userId: w.userId,
      address: w.address,
      events: w.events,
      state: w.state,
      stopReason: w.stopReason,
      createdAt: w.createdAt,
      lastDeliveredAt: w.lastDeliveredAt,
      lastFailedAt: w.lastFailedAt,
      entityId: w.entityId,
      entityName: entities.name,
      maker: sql<string>`coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email})`,
    })
    .from(w)
    .innerJoin(users, eq(users.id, w.userId))
    .leftJoin(entities, eq(entities.id, w.entityId))
    .$dynamic();
export type WebhookRow = Awaited<ReturnType<typeof selectViews>>[number];

/** The user's own webhooks, newest first, then those of others for the entities that the user owns. */
export async function selectWebhooks(db: Db, userId: string): Promise<WebhookRow[]> {
  const own = await selectViews(db)
    .where(eq(w.userId, userId))
    .orderBy(desc(w.createdAt), asc(w.id))
    .limit(WEBHOOKS_PER_USER);
  const others = await selectViews(db)
    .where(and(can(userId, "manage", w.entityId), sql`${w.userId} <> ${userId}`))
    .orderBy(desc(w.createdAt), asc(w.id))
    .limit(WEBHOOKS_SHOWN);
  return [...own, ...others];
}

export async function selectView(db: Db, id: string): Promise<WebhookRow | undefined> {
  const [row] = await selectViews(db).where(eq(w.id, id));
  return row;
}

/** Counts the webhooks of a user. The caller must have locked the account. */
export async function countWebhooks(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(w).where(eq(w.userId, userId));
  return row?.n ?? 0;
}

export async function insertWebhook(db: Db, values: typeof w.$inferInsert): Promise<void> {
  await db.insert(w).values(values);
}

/** A webhook of the user, with what only the server may know. */
export async function selectOwn(db: Db, userId: string, id: string): Promise<Webhook | undefined> {
  const [row] = await db
    .select()
    .from(w)
    .where(and(eq(w.id, id), eq(w.userId, userId)));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOwn(db: Db, userId: string, id: string): Promise<Webhook | undefined> {
  const [row] = await db
    .select()
    .from(w)
    .where(and(eq(w.id, id), eq(w.userId, userId)))
    .for("update");
  return row;
}

export async function updateWebhook(
  db: Db,
  id: string,
  values: Partial<typeof w.$inferInsert>,
): Promise<void> {
  await db.update(w).set(values).where(eq(w.id, id));
}

/** Deletes a webhook of the user, or one for an entity that the user owns. Returns what it was. */
export async function deleteWebhook(db: Db, userId: string, id: string): Promise<Webhook | undefined> {
  const [gone] = await db
    .delete(w)
    .where(and(eq(w.id, id), or(eq(w.userId, userId), can(userId, "manage", w.entityId))))
    .returning();
  return gone;
}

/** Stops the webhooks that are on, of one user or of everybody, with what waits. */
export async function stopAll(db: Db, userId: string | null, now: Date): Promise<void> {
  const stopped = db.$with("stopped").as(
    db
      .update(w)
      .set({ state: "stopped", stopReason: "account", updatedAt: now })
      .where(and(eq(w.state, "on"), userId === null ? undefined : eq(w.userId, userId)))
      .returning({ id: w.id }),
  );
  await db
    .with(stopped)
    .update(d)
    .set({ state: "failed", nextAttemptAt: null, problem: "switched_off" })
    .where(sql`${d.webhookId} in (select id from ${stopped}) and ${d.nextAttemptAt} is not null`);
}

export const selectSealedSecrets = (
  db: Db,
  after: string,
  limit: number,
): Promise<{ id: string; sealedSecret: string }[]> =>
  db
    .select({ id: w.id, sealedSecret: w.sealedSecret })
    .from(w)
    .where(after === "" ? undefined : gt(w.id, after))
    .orderBy(w.id)
    .limit(limit);

/** Replaces a sealed secret, unless there is another one meanwhile. */
export async function replaceSealedSecret(
  db: Db,
  id: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await db
    .update(w)
    .set({ sealedSecret: after, sealedSecretBefore: null, secretBeforeUntil: null })
    .where(and(eq(w.id, id), eq(w.sealedSecret, before)));
}
