import { type SQL, sql } from "drizzle-orm";
import { fundingOpportunities as o, opportunityProvenance as p } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { texts, uuids } from "./import.queries";
import { type Hit, type Incoming, NEXT_ROUND_DAYS } from "./identity";

/** Of rows that share one address only so many are looked at: an address of more is no help in telling them apart. */
const SHARING_MAX = 200;
const ALIKE_FROM = 0.6;

type HitRow = {
  n: number;
  id: string;
  status: Hit["status"];
  source: string | null;
  external_id: string | null;
  name: string;
  noted_name: string | null;
  deadline: string | null;
  is_closed: boolean;
  created_at: string;
  is_same_page: boolean;
  is_same_address: boolean;
  is_same_identity: boolean;
};

/** The rows whose `column` leads to one of the reading's addresses. */
const atAddress = (column: "source_url" | "application_url", address: "page" | "apply") => sql`
  select n, found.id, true as by_address from read cross join lateral (
    select id from ${o} where canonical_url(${sql.raw(column)}) = ${sql.raw(address)} limit ${SHARING_MAX}) found`;

/** The rows with the reading's name and funder, of a source before, after or equal to the given one in the order of the index. */
const ofIdentity = (condition: SQL) => sql`
  select n, found.id, false as by_address from read cross join lateral (
    select id from ${o} where squeezed(search_name) = identity and ${condition} limit ${SHARING_MAX}) found`;

/**
 * For each reading, by its place, the rows that share its page, its page to apply on, or its name and funder. An address without a
 * path, such as that of a whole portal, is shared by too many to say anything.
 * @param otherSourcesOnly only rows of other sources with the same name and funder: all that there can be for readings that their
 * source names by ids
 */
export async function selectHits(
  db: Db,
  readings: readonly Incoming[],
  { now, source, otherSourcesOnly }: { now: Date; source: string; otherSourcesOnly: boolean },
): Promise<Hit[][]> {
  const found = otherSourcesOnly
    ? // Not `<>`: the index leads to the rows on either side without passing those of this source.
      sql`${ofIdentity(sql`source < ${source}`)} union ${ofIdentity(sql`source > ${source}`)}`
    : sql`${atAddress("source_url", "page")} union ${atAddress("application_url", "page")}
        union ${atAddress("source_url", "apply")} union ${atAddress("application_url", "apply")}
        union ${ofIdentity(sql`true`)}`;
  const addresses = otherSourcesOnly
    ? sql`null::text as page, null::text as apply`
    : sql`canonical_url(url) as page, substring(canonical_url(apply) from '^[^/]+/.+$') as apply`;
  const { rows } = await db.execute<HitRow>(sql`
    with read as materialized (
      select n, ${addresses}, squeezed(lower(immutable_unaccent(name || ' ' || coalesce(funder, '')))) as identity
      from unnest(${texts(readings.map(({ url }) => url))},
        ${texts(readings.map(({ values }) => values.applicationUrl ?? null))},
        ${texts(readings.map(({ values }) => values.name))},
        ${texts(readings.map(({ values }) => values.funderName ?? null))})
        with ordinality as given(url, apply, name, funder, n)),
    hits as (${found})
    select n::int, o.id, o.verification_status as status, o.source, o.external_id, o.name,
      p.source_values ->> 'name' as noted_name, o.deadline::text,
      o.closes_at <= ${now.toISOString()}::timestamptz as is_closed, o.created_at::text,
      bool_or(by_address) and coalesce(canonical_url(o.source_url) = read.page, false) as is_same_page,
      bool_or(by_address) as is_same_address, squeezed(o.search_name) = read.identity as is_same_identity
    from hits join read using (n) join ${o} o using (id) left join ${p} p on p.opportunity_id = o.id
    group by n, o.id, p.opportunity_id, read.page, read.identity`);
  const hits: Hit[][] = readings.map(() => []);
  for (const row of rows)
    hits[row.n - 1]?.push({
      id: row.id,
      status: row.status,
      source: row.source,
      externalId: row.external_id,
      name: row.name,
      notedName: row.noted_name,
      deadline: row.deadline,
      isClosed: row.is_closed,
      createdAt: new Date(row.created_at),
      isSamePage: row.is_same_page,
      isSameAddress: row.is_same_address,
      isSameIdentity: row.is_same_identity,
    });
  return hits;
}

/**
 * For some new rows, by their ids, the row of the same funder whose name is most like theirs, where there is one. None of the new rows
 * themselves, none that their source tells from them by an id, and no earlier round of them.
 */
export async function selectAlike(
  db: Db,
  now: Date,
  created: readonly string[],
): Promise<Map<string, string>> {
  await db.execute(sql`set local pg_trgm.similarity_threshold = ${sql.raw(String(ALIKE_FROM))}`);
  const plain = (column: string) => sql.raw(`lower(immutable_unaccent(${column}))`);
  const { rows } = await db.execute<{ id: string; like: string }>(sql`
    select own.id, found.id as like from ${o} own cross join lateral (
      select other.id from ${o} other
      where other.search_name % own.search_name
        and not other.id = any(${uuids(created)})
        and squeezed(${plain("other.funder_name")}) = squeezed(${plain("own.funder_name")})
        and similarity(${plain("other.name")}, ${plain("own.name")}) >= ${sql.raw(String(ALIKE_FROM))}
        and not coalesce(other.source = own.source and other.external_id <> own.external_id, false)
        and not coalesce(other.verification_status <> 'pending' and other.closes_at <= ${now.toISOString()}
          and own.deadline > other.deadline + ${sql.raw(String(NEXT_ROUND_DAYS))}, false)
      order by similarity(other.search_name, own.search_name) desc, other.id limit 1) found
    where own.id = any(${uuids(created)})`);
  return new Map(rows.map(({ id, like }) => [id, like]));
}
