import { and, type Column, count, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { AWARDS_COUNTED_MAX, NOT_STATED, USUAL_SIZE_AWARDS_MIN } from "@shared/constants/awards";
import { awards } from "@shared/schema/index";
import type { AwardListQuery, AwardSummaryView } from "@shared/validators/awards";
import type { Db } from "../../platform/db/database";

const CURRENCIES_MAX = 3;
const PLACES_MAX = 8;
const SOURCES_MAX = 20;

/** A funder's newest awards. All figures and lists are of these, so that they agree. */
const selectCounted = (db: Db, funderId: string) =>
  db
    .select()
    .from(awards)
    .where(eq(awards.funderId, funderId))
    .orderBy(desc(awards.awardedOn), awards.id)
    .limit(AWARDS_COUNTED_MAX);

type Totals = Pick<AwardSummaryView, "awards" | "recipients" | "linkedByName"> & {
  firstYear: number | null;
  lastYear: number | null;
  recentAwards: number;
  recentRecipients: number;
};
/** Recent organisations of a kind in a country, or with `isWhole` in all countries. */
export type AlikeCount = {
  recipientType: AwardSummaryView["recipientTypes"][number]["recipientType"];
  country: string | null;
  isWhole: boolean;
  recipients: number;
};
type Figures = {
  totals: Totals;
  sizes: AwardSummaryView["sizes"];
  recipientTypes: AwardSummaryView["recipientTypes"];
  places: AwardSummaryView["places"];
  alike: AlikeCount[];
  sources: AwardSummaryView["sources"];
};

const asList = (rows: SQL) => sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;
const quartile = (share: number) =>
  sql`round((percentile_cont(${sql.raw(String(share))}) within group (order by amount))::numeric, 2)::text`;

/**
 * The figures of a funder's awards, in one statement, which reads the awards once.
 * @param since awards after this day are recent
 */
export async function selectFigures(db: Db, funderId: string, since: string): Promise<Figures> {
  const totals = sql`
    select count(*)::int as awards, count(distinct recipient_key)::int as recipients,
      extract(year from min(awarded_on))::int as "firstYear", extract(year from max(awarded_on))::int as "lastYear",
      count(*) filter (where awarded_on > ${since})::int as "recentAwards",
      count(distinct recipient_key) filter (where awarded_on > ${since})::int as "recentRecipients",
      count(*) filter (where linked_by = 'name')::int as "linkedByName"
    from counted`;
  const sizes = sql`
    select currency, count(*)::int as awards, case when count(*) >= ${USUAL_SIZE_AWARDS_MIN} then
      json_build_object('lower', ${quartile(0.25)}, 'median', ${quartile(0.5)}, 'upper', ${quartile(0.75)}) end as usual
    from counted group by currency order by count(*) desc, currency limit ${CURRENCIES_MAX}`;
  const recipientTypes = sql`
    select recipient_type as "recipientType", count(*)::int as awards
    from counted group by recipient_type order by recipient_type is null, count(*) desc, recipient_type`;
  const places = sql`
    select recipient_country as country, recipient_region as region, count(*)::int as awards
    from counted where recipient_country is not null
    group by recipient_country, recipient_region order by count(*) desc, 1, 2 limit ${PLACES_MAX}`;
  const alike = sql`
    select recipient_type as "recipientType", recipient_country as country,
      grouping(recipient_country) = 1 as "isWhole", count(distinct recipient_key)::int as recipients
    from counted where awarded_on > ${since} and recipient_type is not null
    group by grouping sets ((recipient_type, recipient_country), (recipient_type))`;
  const sources = sql`
    select source, licence, count(*)::int as awards,
      to_char(max(read_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "readAt"
    from counted group by source, licence order by count(*) desc, source, licence limit ${SOURCES_MAX}`;
  const { rows } = await db.execute<Figures>(sql`
    with counted as materialized (${selectCounted(db, funderId)})
    select (select row_to_json(t) from (${totals}) t) as totals, ${asList(sizes)} as sizes,
      ${asList(recipientTypes)} as "recipientTypes", ${asList(places)} as places, ${asList(alike)} as alike,
      ${asList(sources)} as sources`);
  // A select without a table always has one row.
  return rows[0]!;
}

/** Without a wanted value everything matches. */
function matchStated(column: Column, wanted: string | undefined): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted === NOT_STATED ? isNull(column) : eq(column, wanted);
}

type Filter = Omit<AwardListQuery, "page" | "limit">;

/** @param since awards after this day are recent */
export async function selectAwards(
  db: Db,
  funderId: string,
  { currency, recipientType, country, region, year, linkedBy, recent }: Filter,
  since: string,
  page: { offset: number; limit: number },
) {
  const counted = selectCounted(db, funderId).as("counted");
  const where = and(
    currency ? eq(counted.currency, currency) : undefined,
    matchStated(counted.recipientType, recipientType),
    country ? eq(counted.recipientCountry, country) : undefined,
    matchStated(counted.recipientRegion, region),
    year ? sql`extract(year from ${counted.awardedOn}) = ${year}` : undefined,
    linkedBy ? eq(counted.linkedBy, linkedBy) : undefined,
    recent ? gt(counted.awardedOn, since) : undefined,
  );
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(counted).where(where);
  const rows = await db
    .select({
      id: counted.id,
      recipientName: counted.recipientName,
      recipientType: counted.recipientType,
      recipientCountry: counted.recipientCountry,
      recipientRegion: counted.recipientRegion,
      amount: counted.amount,
      currency: counted.currency,
      awardedOn: counted.awardedOn,
      title: counted.title,
      url: counted.url,
      funderName: counted.funderName,
      linkedBy: counted.linkedBy,
      source: counted.source,
      licence: counted.licence,
    })
    .from(counted)
    .where(where)
    .orderBy(desc(counted.awardedOn), counted.id)
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total };
}
