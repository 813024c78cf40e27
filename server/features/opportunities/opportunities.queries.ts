import { and, asc, eq, getTableColumns, notInArray, sql } from "drizzle-orm";
import {
  fundingOpportunities as o,
  opportunityFeedback as f,
  opportunityProvenance as p,
  opportunityViews,
} from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { prepareQuery } from "../../platform/db/prepared";
import {
  closesAt,
  closesAtOrNull,
  isNotDismissedBy,
  isOpenAndVerified,
  isVerified,
} from "../catalogue/visibility";
import { offerColumns } from "../catalogue/opportunity-columns";

/**
 * The length in characters. A card shows two lines, at most half of this; the opportunity's own page has the whole
 * description.
 */
const CARD_DESCRIPTION_MAX = 400;

const cardColumns = {
  ...offerColumns,
  slug: o.slug,
  funderName: o.funderName,
  description: sql<string | null>`left(${o.description}, ${sql.raw(String(CARD_DESCRIPTION_MAX))})`,
  deadlineTime: o.deadlineTime,
  closesAt: closesAtOrNull,
  deadlineNote: o.deadlineNote,
  openDate: o.openDate,
  eligibleCountries: o.eligibleCountries,
  eligibleEntityTypes: o.eligibleEntityTypes,
  featured: o.featured,
  createdAt: o.createdAt,
};

const queryCards = prepareQuery("select cards", (db) =>
  db
    .select(cardColumns)
    .from(o)
    .where(and(isVerified, sql`${o.id} = any(${sql.placeholder("ids")}::uuid[])`)),
);

function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Selects the cards of the verified opportunities among these, in the order of the ids. */
export async function selectCards(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return inOrder(ids, await queryCards(db, { ids }));
}
export type OpportunityCard = Awaited<ReturnType<typeof selectCards>>[number];

const queryOrigins = prepareQuery("select origins", (db) =>
  db
    .select({
      ...{ id: o.id, slug: o.slug, source: o.source, attribution: o.attribution },
      ...{ sourceUrl: o.sourceUrl, applicationUrl: o.applicationUrl, funderWebsite: o.funderWebsite },
      ...{ lastSyncedAt: o.lastSyncedAt, createdAt: o.createdAt },
    })
    .from(o)
    .where(and(isVerified, sql`${o.id} = any(${sql.placeholder("ids")}::uuid[])`)),
);

/** Selects where the verified opportunities among these come from, and when that was read. */
export const selectOrigins = (db: Db, ids: string[]) => queryOrigins(db, { ids });
export type OpportunityOrigin = Awaited<ReturnType<typeof selectOrigins>>[number];

// These columns are only for searching and sorting.
const { search: _search, searchName: _searchName, closesAt: _closesAt, ...columns } = getTableColumns(o);

const queryVisible = prepareQuery("select visible", (db) =>
  db
    .select({
      ...columns,
      closed: sql<boolean>`${closesAt} <= ${sql.placeholder("now")}::timestamptz`,
      closesAt: sql<Date | null>`nullif(${closesAt}, 'infinity')`.mapWith(o.createdAt),
      decidedAt: p.decidedAt,
    })
    .from(o)
    .leftJoin(p, eq(p.opportunityId, o.id))
    .where(and(isVerified, sql`${o.id} = any(${sql.placeholder("ids")}::uuid[])`)),
);

/** Selects the verified opportunities among these, closed or not, in the order of the ids. */
export async function selectVisible(db: Db, ids: string[], now: Date) {
  if (ids.length === 0) return [];
  return inOrder(ids, await queryVisible(db, { ids, now: now.toISOString() }));
}
export type VisibleOpportunity = Awaited<ReturnType<typeof selectVisible>>[number];

const querySlug = prepareQuery("select id by slug", (db) =>
  db
    .select({ id: o.id })
    .from(o)
    .where(eq(o.slug, sql.placeholder("slug"))),
);

/** Finds the id of a readable name, whatever the status of its opportunity. */
export async function selectIdBySlug(db: Db, slug: string): Promise<string | undefined> {
  const [row] = await querySlug(db, { slug });
  return row?.id;
}

/** Records that a user has opened an opportunity: news leaves it out from then on. */
export async function insertView(db: Db, userId: string, opportunityId: string, now: Date): Promise<void> {
  await db.insert(opportunityViews).values({ userId, opportunityId, firstSeenAt: now }).onConflictDoNothing();
}

/** The condition that a user's list shows an opportunity. */
const isListed = (userId: string, now: Date) => and(isOpenAndVerified(now), isNotDismissedBy(userId));

/**
 * Counts the published opportunities, and the featured ones among them.
 * @returns also the time in milliseconds at which the next of them closes; infinite if none does
 */
export async function countPublished(
  db: Db,
  now: Date,
): Promise<{ total: number; featured: number; until: number }> {
  const [row] = await db
    .select({
      total: sql<string>`count(*)`,
      featured: sql<string>`count(*) filter (where ${o.featured})`,
      until: sql<Date | null>`nullif(min(${closesAt}), 'infinity')`.mapWith(o.createdAt),
    })
    .from(o)
    .where(isOpenAndVerified(now));
  return {
    total: Number(row?.total ?? 0),
    featured: Number(row?.featured ?? 0),
    until: row?.until?.getTime() ?? Infinity,
  };
}

/** Counts the published opportunities that the user has hidden, and the featured ones among them. */
export async function countDismissed(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ total: number; featured: number }> {
  const [row] = await db
    .select({
      total: sql<string>`count(*)`,
      featured: sql<string>`count(*) filter (where ${o.featured})`,
    })
    .from(f)
    .innerJoin(o, eq(o.id, f.opportunityId))
    .where(and(eq(f.userId, userId), eq(f.kind, "dismissed"), isOpenAndVerified(now)));
  return { total: Number(row?.total ?? 0), featured: Number(row?.featured ?? 0) };
}

/** Selects ids by deadline, soonest first. Those in `except` are left out, because the list shows them elsewhere. */
export async function selectIdsByDeadline(
  db: Db,
  userId: string,
  now: Date,
  { featured, except, offset, limit }: { featured: boolean; except: string[]; offset: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: o.id })
    .from(o)
    .where(
      and(
        isListed(userId, now),
        eq(o.featured, featured),
        except.length === 0 ? undefined : notInArray(o.id, except),
      ),
    )
    .orderBy(asc(closesAt), asc(o.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}
