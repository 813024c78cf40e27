import { type SQL, sql } from "drizzle-orm";
import { fundingOpportunities as o } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

/** An address of more opportunities than this is that of a portal. */
const ROWS_PER_CALL_MAX = 5;
const texts = (list: (string | null)[]): SQL => sql`${sql.param(list)}::text[]`;

/** Verified opportunities that fulfil the condition. Each condition has an index. */
const selectWhere = (condition: SQL, isNamed: boolean) => sql`
  select n, found.id, found.name, ${isNamed}::boolean as named from call cross join lateral (
    select id, name from ${o} where ${condition} and verification_status = 'verified' limit ${ROWS_PER_CALL_MAX}) found`;

/** The verified opportunities with the name and funder of a call, or with its address. `n` is the number of the call, from 1. */
export async function selectNamed(
  db: Db,
  calls: readonly { name: string | null; funderName: string | null; link: string | null }[],
): Promise<{ n: number; id: string; name: string; isNamed: boolean }[]> {
  const { rows } = await db.execute<{ n: number; id: string; name: string; named: boolean }>(sql`
    with call as materialized (
      select n::int, substring(canonical_url(link) from '^[^/]+/.+$') as address,
        squeezed(lower(immutable_unaccent(name || ' ' || funder))) as identity
      from unnest(${texts(calls.map(({ name }) => name))}, ${texts(calls.map(({ funderName }) => funderName))},
        ${texts(calls.map(({ link }) => link))}) with ordinality as given(name, funder, link, n)),
    hits as (
      ${selectWhere(sql`squeezed(search_name) = identity`, true)}
      union ${selectWhere(sql`canonical_url(source_url) = address`, false)}
      union ${selectWhere(sql`canonical_url(application_url) = address`, false)})
    select n, id, name, bool_or(named) as named from hits group by n, id, name order by n, id`);
  return rows.map(({ named, ...row }) => ({ ...row, isNamed: named }));
}
