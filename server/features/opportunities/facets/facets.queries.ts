import { and, eq, inArray, sql } from "drizzle-orm";
import { fundingOpportunities as o, opportunityFeedback as f } from "@shared/schema/index";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../../platform/db/database";
import { closesAt, isVerified } from "../../catalogue/visibility";

/** Stands between the entries of a list: no entry has this character, because entries are one line. */
const SEPARATOR = "\u001f";
const joinList = (list: PgColumn) => sql<string>`array_to_string(${list}, ${sql.raw(`E'\\x1f'`)})`;
export const splitList = (text: string): string[] => (text === "" ? [] : text.split(SEPARATOR));

/** The facts of an opportunity that the list is filtered and sorted by. */
export type FacetRow = {
  id: string;
  featured: boolean;
  fundingType: string;
  /** The largest stated amount; 0 without one. */
  amount: number;
  currency: string;
  source: string | null;
  /** Milliseconds; `Infinity` without a deadline. */
  closesAt: number;
  /** The same instant as the database writes it. */
  closesAtText: string;
  /** The end of the deadline's day in its time zone, in milliseconds; `Infinity` without a deadline. */
  dayEndsAt: number;
  /** Milliseconds; `-Infinity` when applications are not said to open on a day. */
  opensAt: number;
  /** The days of the deadline since 2000-01-01; null without one. */
  deadlineDay: number | null;
  /** Lists as one text, see `splitList`. */
  countries: string;
  regions: string;
  themes: string;
  applicants: string;
};

const facetColumns = {
  id: o.id,
  featured: o.featured,
  fundingType: sql<string>`${o.fundingType}`,
  amount: sql<number>`greatest(${o.minAmount}, ${o.maxAmount}, 0)::float8`,
  currency: o.currency,
  source: o.source,
  closesAt: sql<number>`(extract(epoch from ${closesAt}) * 1000)::float8`,
  // Without a name of its own, the rows would be sorted by this text, which no index does.
  closesAtText: sql<string>`${closesAt}::text`.as("closes_at_text"),
  dayEndsAt: sql<number>`(extract(epoch from case when ${o.deadlineTime} is null then ${closesAt} else closing_instant(${o.deadline}, ${o.deadlineTimezone}) end) * 1000)::float8`,
  opensAt: sql<number>`case when ${o.openDate} is null then '-infinity' else (extract(epoch from closing_instant(${o.openDate} - 1, ${o.deadlineTimezone})) * 1000)::float8 end`,
  deadlineDay: sql<number | null>`${o.deadline} - date '2000-01-01'`,
  countries: joinList(o.eligibleCountries),
  regions: joinList(o.eligibleRegions),
  themes: joinList(o.industryFocus),
  applicants: joinList(o.eligibleEntityTypes),
};

/**
 * Selects the verified opportunities, closed ones included, in the order of the list: by closing time and id, of the
 * featured ones or of the others. Begins after the last row of the batch before.
 */
export function selectFacetRows(
  db: Db,
  featured: boolean,
  after: Pick<FacetRow, "closesAtText" | "id"> | undefined,
  limit: number,
): Promise<FacetRow[]> {
  return db
    .select(facetColumns)
    .from(o)
    .where(
      and(
        isVerified,
        eq(o.featured, featured),
        after && sql`(${closesAt}, ${o.id}) > (${after.closesAtText}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(closesAt, o.id)
    .limit(limit);
}

/** Selects these opportunities, in no order. */
export const selectFacetRowsOf = (db: Db, ids: string[]): Promise<FacetRow[]> =>
  db.select(facetColumns).from(o).where(inArray(o.id, ids));

/** Selects the ids of the opportunities that the user has hidden. */
export async function selectDismissedIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: f.opportunityId })
    .from(f)
    .where(and(eq(f.userId, userId), eq(f.kind, "dismissed")));
  return rows.map(({ id }) => id);
}
