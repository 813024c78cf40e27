import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { NewsKind } from "@shared/constants/news";
import { fundingOpportunities as o, news, type SavedSearch, savedSearches as s } from "@shared/schema/index";
import type { NewsOpportunity } from "@shared/validators/news";
import type { Db } from "../../../platform/db/database";
import { toInstant, isNotDismissedBy, isOpenAndVerified } from "../../catalogue/visibility";
import { idsOf, type NewsPerson } from "../recipients";

/** So many days after it was told, a weekly search is told again. */
const WEEK_DAYS = 7;

/** The saved searches of these people whose time has come this morning. */
export async function selectDueSearches(db: Db, people: readonly NewsPerson[]): Promise<SavedSearch[]> {
  const due = sql`select s.id from unnest(${sql.param(idsOf(people))}::uuid[],
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
 * What came on show since a search was told, in its country, that this person has not put away and was not told.
 * @param told opportunities that are told them this morning
 * @param tellers the kinds of news whose earlier telling counts
 */
export const isNewFor = (
  { userId, country, toldUntil }: Pick<SavedSearch, "userId" | "country" | "toldUntil">,
  { horizon, told, tellers }: { horizon: Date; told: Iterable<string>; tellers: readonly NewsKind[] },
): SQL =>
  and(
    sql`${o.verifiedAt} > ${toInstant(toldUntil)}`,
    sql`${o.verifiedAt} <= ${toInstant(horizon)}`,
    // As the list's filter takes a country: what names none, or the whole world, excludes nobody.
    country === ""
      ? undefined
      : sql`(${o.eligibleCountries} = '{}' or ${o.eligibleCountries} && ${sql.param([country, "*"])}::text[])`,
    isNotDismissedBy(userId),
    sql`${o.id} <> all(${sql.param([...told])}::uuid[])`,
    sql`not exists (select 1 from ${news} where ${news.opportunityId} = ${o.id} and ${news.userId} = ${userId}
      and ${news.kind} = any(${sql.param([...tellers])}::text[]))`,
  ) ?? sql`false`;

/** Of what is open, ids that fulfil a condition: the latest on show first. */
export async function selectLatestIds(db: Db, now: Date, condition: SQL, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: o.id })
    .from(o)
    .where(and(isOpenAndVerified(now), condition))
    .orderBy(sql`${o.verifiedAt} desc`, o.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What news says of the given opportunities, by id. */
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

/** These searches are told up to a moment. */
export async function moveToldUntil(db: Db, ids: string[], horizon: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(s)
    .set({ toldUntil: sql`greatest(${s.toldUntil}, ${toInstant(horizon)})` })
    .where(inArray(s.id, ids));
}
