import { and, eq, inArray, sql } from "drizzle-orm";
import { fundingOpportunities as o, type SavedSearch, savedSearches, users } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { isOpenAndVerified } from "../../catalogue/visibility";

const owned = (userId: string, id: string) => and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));

/** Selects the nonce of a user's own search; undefined for a search that is not theirs. */
export async function selectNonce(
  db: Db,
  userId: string,
  id: string,
): Promise<{ nonce: string | null } | undefined> {
  const [row] = await db
    .select({ nonce: savedSearches.feedNonce })
    .from(savedSearches)
    .where(owned(userId, id));
  return row;
}

/** Sets the nonce of a user's own search; false for one that is not theirs. */
export async function setNonce(
  db: Db,
  userId: string,
  id: string,
  feedNonce: string | null,
): Promise<boolean> {
  const set = await db
    .update(savedSearches)
    .set({ feedNonce })
    .where(owned(userId, id))
    .returning({ id: savedSearches.id });
  return set.length > 0;
}

/** Selects a search by the nonce of its address, with the language of its owner. */
export async function selectSearchByNonce(
  db: Db,
  nonce: string,
): Promise<(SavedSearch & { preferredLanguage: string | null }) | undefined> {
  const [row] = await db
    .select({ search: savedSearches, preferredLanguage: users.preferredLanguage })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(eq(savedSearches.feedNonce, nonce));
  return row && { ...row.search, preferredLanguage: row.preferredLanguage };
}

/** Selects the newest open opportunities, among these or of all. */
export async function selectNewestIds(
  db: Db,
  now: Date,
  { ids, limit }: { ids?: string[]; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: o.id })
    .from(o)
    .where(and(isOpenAndVerified(now), ids && sql`${o.id} = any(${sql.param(ids)}::uuid[])`))
    .orderBy(sql`${o.verifiedAt} desc`, o.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** In characters; the link leads to the whole description. */
const DESCRIPTION_MAX = 600;

/** Selects what a feed says of opportunities, newest first. */
export function selectFeedOpportunities(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: o.id,
      slug: o.slug,
      name: o.name,
      funderName: o.funderName,
      fundingType: o.fundingType,
      description: sql<string | null>`left(${o.description}, ${sql.raw(String(DESCRIPTION_MAX))})`,
      deadline: o.deadline,
      source: o.source,
      sourceUrl: o.sourceUrl,
      attribution: o.attribution,
      verifiedAt: o.verifiedAt,
      createdAt: o.createdAt,
      updatedAt: o.updatedAt,
    })
    .from(o)
    .where(inArray(o.id, ids))
    .orderBy(sql`${o.verifiedAt} desc nulls last`, o.id);
}
export type FeedOpportunity = Awaited<ReturnType<typeof selectFeedOpportunities>>[number];
