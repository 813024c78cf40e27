import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { NewsKind } from "@shared/constants/news";
import { fundingOpportunities as o, news, type SavedSearch, savedSearches as s } from "@shared/schema/index";
import type { NewsOpportunity } from "@shared/validators/news";
import type { Db } from "../../../platform/db/database";
import { toInstant, isNotDismissedBy, isOpenAndVerified } from "../../catalogue/visibility";
import { listIds, type Recipient } from "../recipients";

/** Days between two digests of a weekly search. */
const WEEK_DAYS = 7;

/** Selects the saved searches of these people that are due today. */
export async function selectDueSearches(db: Db, people: readonly Recipient[]): Promise<SavedSearch[]> {
  const due = sql`select s.id from unnest(${sql.param(listIds(people))}::uuid[],
      ${sql.param(people.map(({ today }) => today))}::date[], ${sql.param(people.map(({ timezone }) => timezone))}::text[]) p(user_id, today, timezone)
    join saved_searches s on s.user_id = p.user_id
    where s.frequency = 'daily'
      or (s.frequency = 'weekly' and wall_clock(s.told_until, p.timezone)::date <= p.today - ${sql.raw(String(WEEK_DAYS))})`;
  return db
    .select()
    .from(s)
    .where(sql`${s.id} in (${due})`)
    .orderBy(s.userId, s.createdAt, s.id);
}

/**
 * The condition for opportunities that were published since the search was last sent, in its country, not put
 * away and not sent before.
 * @param alreadyListed opportunities that the digest has already
 * @param countedKinds kinds of earlier news that count as sent
 */
export const isNewForSearch = (
  { userId, country, reportedUntil }: Pick<SavedSearch, "userId" | "country" | "reportedUntil">,
  {
    horizon,
    alreadyListed,
    countedKinds,
  }: { horizon: Date; alreadyListed: Iterable<string>; countedKinds: readonly NewsKind[] },
): SQL =>
  and(
    sql`${o.verifiedAt} > ${toInstant(reportedUntil)}`,
    sql`${o.verifiedAt} <= ${toInstant(horizon)}`,
    // As in the list's filter, no country or the whole world excludes nobody.
    country === ""
      ? undefined
      : sql`(${o.eligibleCountries} = '{}' or ${o.eligibleCountries} && ${sql.param([country, "*"])}::text[])`,
    isNotDismissedBy(userId),
    sql`${o.id} <> all(${sql.param([...alreadyListed])}::uuid[])`,
    sql`not exists (select 1 from ${news} where ${news.opportunityId} = ${o.id} and ${news.userId} = ${userId}
      and ${news.kind} = any(${sql.param([...countedKinds])}::text[]))`,
  ) ?? sql`false`;

export const isOneOf = (ids: string[]): SQL => sql`${o.id} = any(${sql.param(ids)}::uuid[])`;

/** Selects the ids of open opportunities that meet a condition, newest first. */
export async function selectLatestIds(db: Db, now: Date, condition: SQL, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: o.id })
    .from(o)
    .where(and(isOpenAndVerified(now), condition))
    .orderBy(sql`${o.verifiedAt} desc`, o.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Selects the news fields of the given opportunities, by id. */
export async function selectNewsOpportunities(db: Db, ids: string[]): Promise<Map<string, NewsOpportunity>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: o.id,
      name: o.name,
      funderName: o.funderName,
      deadline: o.deadline,
      deadlineTimezone: o.deadlineTimezone,
    })
    .from(o)
    .where(inArray(o.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Marks searches as sent up to the horizon. */
export async function advanceSearches(db: Db, ids: string[], horizon: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(s)
    .set({ reportedUntil: sql`greatest(${s.reportedUntil}, ${toInstant(horizon)})` })
    .where(inArray(s.id, ids));
}
