import { and, desc, eq, ne, not, or } from "drizzle-orm";
import { type PushSubscriptionRow, pushSubscriptions as s } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

/** Lists the browsers of a person, the newest first. */
export const selectSubscriptions = (db: Db, userId: string): Promise<PushSubscriptionRow[]> =>
  db.select().from(s).where(eq(s.userId, userId)).orderBy(desc(s.createdAt), s.id);

/** How many browsers a person has, without that of this session. */
export const countOthers = (db: Db, userId: string, sessionId: string): Promise<number> =>
  db.$count(s, and(eq(s.userId, userId), ne(s.sessionId, sessionId)));

type NewSubscription = Pick<
  PushSubscriptionRow,
  "userId" | "sessionId" | "endpoint" | "p256dh" | "auth" | "userAgent" | "createdAt"
>;

/**
 * Stores the subscription of a browser. What the browser had before goes: another endpoint of its session, and the
 * endpoint under another person, with what waits for them.
 * @returns undefined when somebody else takes the endpoint at this moment
 */
export async function saveSubscription(
  db: Db,
  values: NewSubscription,
): Promise<PushSubscriptionRow | undefined> {
  const { userId, sessionId, endpoint, p256dh, auth, userAgent } = values;
  const isSame = and(eq(s.userId, userId), eq(s.endpoint, endpoint))!;
  await db.delete(s).where(and(or(eq(s.endpoint, endpoint), eq(s.sessionId, sessionId)), not(isSame)));
  const [row] = await db
    .insert(s)
    .values(values)
    .onConflictDoUpdate({
      target: s.endpoint,
      set: { sessionId, p256dh, auth, userAgent, failures: 0 },
      setWhere: eq(s.userId, userId),
    })
    .returning();
  return row;
}

/** Locks a subscription of a person. */
export async function lockOwn(db: Db, userId: string, id: string): Promise<PushSubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(s)
    .where(and(eq(s.id, id), eq(s.userId, userId)))
    .for("update");
  return row;
}

/** Deletes a subscription of a person; false when there is none. */
export async function deleteOwn(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(s)
    .where(and(eq(s.id, id), eq(s.userId, userId)))
    .returning({ id: s.id });
  return gone.length > 0;
}
