import { and, count, desc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { NewsKind } from "@shared/constants/news";
import { fundingOpportunities as o, news as n, opportunityFeedback as f } from "@shared/schema/index";
import type { NewsListQuery, ReadNewsInput } from "@shared/validators/news";
import type { Db } from "../../platform/db/database";
import { isAsTold } from "../catalogue/visibility";
import { commentFacts } from "./comment-news.queries";

/** Kinds of news that are hidden when the user puts the opportunity away. */
const FIND_KINDS: NewsKind[] = ["match", "saved_search"];

/**
 * Selects the user's news, without opportunities that are no longer published (except the news that they are not), finds that they
 * hid, and comments that are gone or that they may not read any more.
 */
const isListed = (userId: string): SQL =>
  and(
    eq(n.userId, userId),
    isNull(n.dismissedAt),
    or(
      isNull(n.opportunityId),
      sql`exists (select 1 from ${o} where ${o.id} = ${n.opportunityId} and ${isAsTold(n.data)})`,
    ),
    sql`not (${inArray(n.kind, FIND_KINDS)} and exists (select 1 from ${f} where ${f.opportunityId} = ${n.opportunityId}
      and ${f.userId} = ${userId} and ${f.kind} = 'dismissed'))`,
    sql`(${n.kind} <> 'comment' or ${commentFacts} is not null)`,
  ) ?? sql`false`;

/** Selects a page of a person's news, newest first, with one row more if there is a next page. */
export function selectNews(db: Db, userId: string, { before, limit }: NewsListQuery) {
  return db
    .select({ id: n.id, createdAt: n.createdAt, readAt: n.readAt, data: n.data, comment: commentFacts })
    .from(n)
    .where(and(isListed(userId), before === undefined ? undefined : lt(n.createdAt, new Date(before))))
    .orderBy(desc(n.createdAt), n.id)
    .limit(limit + 1);
}
export type NewsRow = Awaited<ReturnType<typeof selectNews>>[number];

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(n)
    .where(and(isListed(userId), isNull(n.readAt)));
  return row?.n ?? 0;
}

/** Marks a person's news as read: the given ids or all, but none that came after `until`. */
export async function markRead(
  db: Db,
  userId: string,
  { ids, until }: ReadNewsInput,
  now: Date,
): Promise<void> {
  await db
    .update(n)
    .set({ readAt: now })
    .where(
      and(
        eq(n.userId, userId),
        isNull(n.readAt),
        ids === undefined ? undefined : inArray(n.id, ids),
        until === undefined ? undefined : lte(n.createdAt, new Date(until)),
      ),
    );
}

/**
 * Dismisses a news item, or restores it with null.
 * @returns true if the item is the user's
 */
export async function setDismissed(db: Db, userId: string, id: string, at: Date | null): Promise<boolean> {
  const rows = await db
    .update(n)
    .set({ dismissedAt: at })
    .where(and(eq(n.id, id), eq(n.userId, userId)))
    .returning({ id: n.id });
  return rows.length > 0;
}
