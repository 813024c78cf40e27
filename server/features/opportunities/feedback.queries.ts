import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { FeedbackKind } from "@shared/constants/matching";
import { fundingOpportunities as o, opportunityFeedback as f } from "@shared/schema/index";
import type { FeedbackInput, FeedbackView } from "@shared/validators/feedback";
import type { Db } from "../../platform/db/database";
import { prepareQuery } from "../../platform/db/prepared";
import { closesAt, closesAtOrNull, isClosedAt, isVerified } from "../catalogue/visibility";

/** Stores the user's feedback on an opportunity; it replaces an earlier one. */
export async function upsertFeedback(
  db: Db,
  userId: string,
  opportunityId: string,
  { kind, reason }: FeedbackInput,
  now: Date,
): Promise<FeedbackView> {
  const kept = { kind, reason: reason ?? null, updatedAt: now };
  const [row] = await db
    .insert(f)
    .values({ userId, opportunityId, ...kept, createdAt: now })
    .onConflictDoUpdate({ target: [f.userId, f.opportunityId], set: kept })
    .returning({ kind: f.kind, reason: f.reason });
  return row!;
}

export async function deleteFeedback(db: Db, userId: string, opportunityId: string): Promise<void> {
  await db.delete(f).where(and(eq(f.userId, userId), eq(f.opportunityId, opportunityId)));
}

export type FeedbackById = ReadonlyMap<string, FeedbackView>;

const queryFeedback = prepareQuery("select feedback", (db) =>
  db
    .select({ id: f.opportunityId, kind: f.kind, reason: f.reason })
    .from(f)
    .where(
      and(
        eq(f.userId, sql.placeholder("userId")),
        sql`${f.opportunityId} = any(${sql.placeholder("opportunityIds")}::uuid[])`,
      ),
    ),
);

/** Selects the user's feedback on the opportunities, by opportunity id. */
export async function selectFeedback(
  db: Db,
  userId: string,
  opportunityIds: string[],
): Promise<FeedbackById> {
  if (opportunityIds.length === 0) return new Map();
  const rows = await queryFeedback(db, { userId, opportunityIds });
  return new Map(rows.map(({ id, kind, reason }) => [id, { kind, reason }]));
}

const isMarked = (userId: string, kind: FeedbackKind) =>
  and(eq(f.userId, userId), eq(f.kind, kind), isVerified);

/** Counts the verified opportunities with this feedback of the user, closed ones included. */
export async function countMarked(db: Db, userId: string, kind: FeedbackKind): Promise<number> {
  const [row] = await db
    .select({ n: sql<string>`count(*)` })
    .from(f)
    .innerJoin(o, eq(o.id, f.opportunityId))
    .where(isMarked(userId, kind));
  return Number(row?.n ?? 0);
}

/**
 * Selects a page of these opportunities' ids: the last marked first, or by deadline at a moment, where open ones come
 * first, the soonest before the others.
 */
export async function selectMarkedIds(
  db: Db,
  userId: string,
  kind: FeedbackKind,
  { byDeadlineAt, offset, limit }: { byDeadlineAt: Date | null; offset: number; limit: number },
): Promise<string[]> {
  const order = byDeadlineAt
    ? [asc(isClosedAt(byDeadlineAt)), asc(closesAt), asc(o.id)]
    : [desc(f.updatedAt), desc(f.id)];
  const rows = await db
    .select({ id: o.id })
    .from(f)
    .innerJoin(o, eq(o.id, f.opportunityId))
    .where(isMarked(userId, kind))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** Selects the deadlines of what the user saved, in the order of `selectMarkedIds` by deadline. */
export function selectSavedDeadlines(db: Db, userId: string, { now, limit }: { now: Date; limit: number }) {
  return db
    .select({
      id: o.id,
      name: o.name,
      deadline: sql<string>`${o.deadline}`,
      deadlineTimezone: o.deadlineTimezone,
      deadlineTime: o.deadlineTime,
      closesAt: closesAtOrNull,
      kind: f.kind,
      reason: f.reason,
    })
    .from(f)
    .innerJoin(o, eq(o.id, f.opportunityId))
    .where(and(isMarked(userId, "saved"), isNotNull(o.deadline)))
    .orderBy(asc(isClosedAt(now)), asc(closesAt), asc(o.id))
    .limit(limit);
}
