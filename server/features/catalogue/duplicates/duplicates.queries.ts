import { and, asc, eq, sql } from "drizzle-orm";
import {
  comparisonKeys as k,
  duplicatePairs as d,
  fundingOpportunities as o,
  funderProfiles as f,
  opportunityEmbeddings as e,
} from "@shared/schema/index";
import type { DuplicateReason } from "@shared/constants/duplicates";
import type { Db } from "../../../platform/db/database";
import { toInstant } from "../visibility";
import type { ComparedRow } from "./traits";

/** A key that more rows share tells nothing: a large portal's address, a frequent word. */
const ROWS_PER_KEY_MAX = 80;
/** At most this many rows are compared with one. */
const CANDIDATES_MAX = 60;
const NEAREST = 8;

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;

export type Due = { id: string; changes: number };

/**
 * Takes rows that are new or changed, and keeps them from being deleted until the transaction ends. Rows that somebody is writing are left
 * for the next time, so that nobody waits for anybody.
 */
export function takeDue(tx: Db, limit: number): Promise<Due[]> {
  return tx
    .select({ id: k.opportunityId, changes: k.changes })
    .from(k)
    .innerJoin(o, eq(o.id, k.opportunityId))
    .where(eq(k.isDue, true))
    .orderBy(asc(k.opportunityId))
    .limit(limit)
    .for("key share", { of: o, skipLocked: true });
}

/** Keeps opportunities from being deleted until the transaction ends. @returns those that nobody is writing */
export async function holdOpportunities(tx: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: o.id })
    .from(o)
    .where(sql`${o.id} = any(${uuids(ids)})`)
    .orderBy(asc(o.id))
    .for("key share", { skipLocked: true });
  return new Set(rows.map(({ id }) => id));
}

const isOpen = (now: Date) =>
  sql`${o.verificationStatus} in ('pending', 'verified') and ${o.closesAt} > ${toInstant(now)}`;

/** Selects those of the rows that are open and may be shown, with their funder in the directory. */
export async function selectCompared(db: Db, ids: readonly string[], now: Date): Promise<ComparedRow[]> {
  if (ids.length === 0) return [];
  const funder = db
    .select({ id: f.id, parentId: f.parentId })
    .from(f)
    .where(sql`${f.nameKeys} @> array[organisation_key(${o.funderName})]`)
    .orderBy(asc(f.id))
    .limit(1)
    .as("funder");
  return db
    .select({
      id: o.id,
      source: o.source,
      externalId: o.externalId,
      name: o.name,
      funderName: o.funderName,
      description: sql<string | null>`left(${o.description}, 3000)`,
      minAmount: o.minAmount,
      maxAmount: o.maxAmount,
      currency: o.currency,
      eligibleCountries: o.eligibleCountries,
      deadline: o.deadline,
      applicationUrl: o.applicationUrl,
      sourceUrl: o.sourceUrl,
      funderId: funder.id,
      funderParentId: funder.parentId,
    })
    .from(o)
    .leftJoinLateral(funder, sql`true`)
    .where(and(sql`${o.id} = any(${uuids(ids)})`, isOpen(now)))
    .orderBy(asc(o.id));
}

/** Stores the keys of rows, which stay due. */
export async function storeKeys(db: Db, rows: readonly { id: string; keys: string[] }[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(k)
    .values(rows.map(({ id, keys }) => ({ opportunityId: id, keys })))
    .onConflictDoUpdate({ target: k.opportunityId, set: { keys: sql`excluded.keys` } });
}

/** Notes that rows were compared, unless they have changed since they were taken. */
export async function markCompared(db: Db, due: readonly Due[]): Promise<void> {
  await db.execute(sql`
    update ${k} set is_due = false
    from unnest(${uuids(due.map(({ id }) => id))}, ${sql.param(due.map(({ changes }) => changes))}::integer[]) as taken(id, changes)
    where ${k.opportunityId} = taken.id and ${k.changes} = taken.changes`);
}

/** For each of the rows the ids of those that share a key with it, the ones that share more first. */
export async function selectByKeys(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; others: string[] }>(sql`
    with own as materialized (select opportunity_id as id, key from ${k}, unnest(keys) as key where opportunity_id = any(${uuids(ids)})),
    holders as (
      select key, found.ids from (select distinct key from own) wanted cross join lateral (
        select array_agg(opportunity_id) as ids from (
          select opportunity_id from ${k} where keys @> array[wanted.key] limit ${sql.raw(String(ROWS_PER_KEY_MAX + 1))}) holding) found
      where cardinality(found.ids) between 2 and ${sql.raw(String(ROWS_PER_KEY_MAX))})
    select id, (array_agg(other order by shared desc, other))[1:${sql.raw(String(CANDIDATES_MAX))}] as others from (
      select own.id, other, count(*) as shared from own join holders using (key) cross join unnest(holders.ids) as other
      where other <> own.id group by own.id, other) pairs
    group by id`);
  return new Map(rows.map(({ id, others }) => [id, others]));
}

/** For each of the rows that has a vector the ids of the rows with the nearest ones. */
export async function selectNearest(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; others: string[] }>(sql`
    select own.opportunity_id as id, found.ids as others from ${e} own cross join lateral (
      select array_agg(near.opportunity_id) as ids from (
        select opportunity_id, embedding_model from ${e} other order by other.embedding <=> own.embedding
        limit ${sql.raw(String(NEAREST + 1))}) near
      where near.embedding_model = own.embedding_model and near.opportunity_id <> own.opportunity_id) found
    where own.opportunity_id = any(${uuids(ids)}) and found.ids is not null`);
  return new Map(rows.map(({ id, others }) => [id, others]));
}

export type FoundPair = { firstId: string; secondId: string; score: number; reasons: DuplicateReason[] };

const byIds = (a: FoundPair, b: FoundPair) =>
  `${a.firstId} ${a.secondId}` < `${b.firstId} ${b.secondId}` ? -1 : 1;

/** Proposes pairs. What an administrator has decided about a pair stays. */
export async function storePairs(db: Db, pairs: readonly FoundPair[], now: Date): Promise<void> {
  if (pairs.length === 0) return;
  await db
    .insert(d)
    // Always in this order, so that two walks never wait for each other.
    .values([...pairs].sort(byIds).map((pair) => ({ ...pair, foundAt: now })))
    .onConflictDoUpdate({
      target: [d.firstId, d.secondId],
      set: { score: sql`excluded.score`, reasons: sql`excluded.reasons` },
      setWhere: eq(d.status, "proposed"),
    });
}

/** Withdraws the open pairs of these rows, which were compared anew, but for those that were found again. */
export async function withdrawPairs(
  db: Db,
  ids: readonly string[],
  found: readonly Pick<FoundPair, "firstId" | "secondId">[],
): Promise<void> {
  await db.execute(sql`
    delete from ${d} where ${d.status} = 'proposed' and (${d.firstId} = any(${uuids(ids)}) or ${d.secondId} = any(${uuids(ids)}))
      and (${d.firstId}, ${d.secondId}) not in (
        select * from unnest(${uuids(found.map(({ firstId }) => firstId))}, ${uuids(found.map(({ secondId }) => secondId))}))`);
}

/** Scores that differ by less are equally good. */
const AS_GOOD = 0.02;

/**
 * Withdraws the open pairs of these rows beside which there is a better one. A source that numbers its calls has one call once, so that
 * of its rows only the most similar may be the same as a row of another source.
 */
export async function withdrawWeaker(db: Db, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    with ends as materialized (
      select p.id, p.score, r.one, r.other, o.source from ${d} p
        cross join lateral (values (p.first_id, p.second_id), (p.second_id, p.first_id)) r(one, other)
        join ${o} o on o.id = r.other
      where p.status = 'proposed' and (p.first_id = any(${uuids(ids)}) or p.second_id = any(${uuids(ids)})) and o.external_id is not null)
    delete from ${d} using ends weaker, ends better
    where duplicate_pairs.id = weaker.id and better.one = weaker.one and better.source = weaker.source
      and better.id <> weaker.id and better.score > weaker.score + ${sql.raw(String(AS_GOOD))}`);
}
