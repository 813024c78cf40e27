import { type SQL, sql } from "drizzle-orm";
import { fundingOpportunities as o, opportunityProvenance as p } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { texts, uuids } from "./import.queries";
import { type RowHit, type IncomingReading, NEXT_ROUND_DAYS } from "./identity";

/** At most this many rows of one address are compared: an address that more share tells nothing apart. */
const ROWS_PER_ADDRESS_MAX = 200;
const SIMILARITY_MIN = 0.6;

type HitRow = {
  n: number;
  id: string;
  status: RowHit["status"];
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

/** Rows whose `column` has one of the reading's addresses. */
const selectAtAddress = (column: "source_url" | "application_url", address: "page" | "apply") => sql`
  select n, found.id, true as by_address from read cross join lateral (
    select id from ${o} where canonical_url(${sql.raw(column)}) = ${sql.raw(address)} limit ${ROWS_PER_ADDRESS_MAX}) found`;

/** Rows with the reading's name and funder that fulfil the condition. */
const selectSameIdentity = (condition: SQL) => sql`
  select n, found.id, false as by_address from read cross join lateral (
    select id from ${o} where squeezed(search_name) = identity and ${condition} limit ${ROWS_PER_ADDRESS_MAX}) found`;

/**
 * For each reading, in the same order, the rows that share its page, its page to apply on, or its name and funder. A page to apply on
 * without a path, such as that of a whole portal, is ignored: too many share it.
 * @param otherSourcesOnly finds only rows of other sources with the same name and funder, for readings with ids of their own source
 */
export async function selectHits(
  db: Db,
  readings: readonly IncomingReading[],
  { now, source, otherSourcesOnly }: { now: Date; source: string; otherSourcesOnly: boolean },
): Promise<RowHit[][]> {
  const found = otherSourcesOnly
    ? // Not `<>`: the index leads to the rows on either side without passing those of this source.
      sql`${selectSameIdentity(sql`source < ${source}`)} union ${selectSameIdentity(sql`source > ${source}`)}`
    : sql`${selectAtAddress("source_url", "page")} union ${selectAtAddress("application_url", "page")}
        union ${selectAtAddress("source_url", "apply")} union ${selectAtAddress("application_url", "apply")}
        union ${selectSameIdentity(sql`true`)}`;
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
  const hits: RowHit[][] = readings.map(() => []);
  for (const row of rows)
    hits[row.n - 1]?.push({
      id: row.id,
      status: row.status,
      source: row.source,
      externalId: row.external_id,
      name: row.name,
      lastReadName: row.noted_name,
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
 * Finds for new rows the row of the same funder with the most similar name. Other new rows, rows with another id of the same source,
 * and earlier rounds do not count.
 * @returns similar row ids by the ids of the new rows
 */
export async function selectSimilarRows(
  db: Db,
  now: Date,
  created: readonly string[],
): Promise<Map<string, string>> {
  await db.execute(sql`set local pg_trgm.similarity_threshold = ${sql.raw(String(SIMILARITY_MIN))}`);
  const plain = (column: string) => sql.raw(`lower(immutable_unaccent(${column}))`);
  const { rows } = await db.execute<{ id: string; like: string }>(sql`
    select own.id, found.id as like from ${o} own cross join lateral (
      select other.id from ${o} other
      where other.search_name % own.search_name
        and not other.id = any(${uuids(created)})
        and other.verification_status <> 'merged'
        and squeezed(${plain("other.funder_name")}) = squeezed(${plain("own.funder_name")})
        and similarity(${plain("other.name")}, ${plain("own.name")}) >= ${sql.raw(String(SIMILARITY_MIN))}
        and not coalesce(other.source = own.source and other.external_id <> own.external_id, false)
        and not coalesce(other.verification_status <> 'pending' and other.closes_at <= ${now.toISOString()}
          and own.deadline > other.deadline + ${sql.raw(String(NEXT_ROUND_DAYS))}, false)
      order by similarity(other.search_name, own.search_name) desc, other.id limit 1) found
    where own.id = any(${uuids(created)})`);
  return new Map(rows.map(({ id, like }) => [id, like]));
}
