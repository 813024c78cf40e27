import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { fundingOpportunities as o, opportunityEmbeddings as e } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { measureDistance, useGraphIndex } from "../../../platform/db/vector-search";
import { readInTransaction } from "../../../platform/db/replicas/routed-database";
import type { VersionedCache } from "../../../platform/concurrency/versioned-cache";
import { closesAt, isNotDismissedBy, isVerified } from "../../catalogue/visibility";
import type { Candidate, EntityFacts, Probe } from "./match-types";
import { readStatedWords } from "./stated-in-words";
import { eligibleFor } from "./matching.queries";
import type { OpportunityFacts } from "./opportunity-facts";

export type CandidateLimits = {
  /** Up to so many eligible rows every similarity is measured: more exact than the graph index, and no slower. */
  exact: number;
  /** Of these so many are ranked. */
  kept: number;
  /** Of more eligible rows, so many of the nearest by the graph index, … */
  nearest: number;
  /** … and so many that have the profile's most telling words. */
  worded: number;
};

/** `isComplete`: there is no other eligible one. */
export type Candidates = { candidates: Candidate[]; isComplete: boolean };

export type Search = {
  userId: string;
  entity: EntityFacts;
  probe: Probe;
  /** Finds the stems of the profile that tell most, for the full-text index. Asked only when there is need of them. */
  words: () => Promise<string[]>;
  now: Date;
};

/** Enough to see whether it says one thing only. */
const APPLICANTS_MAX = 100;

const ruleColumns = {
  id: o.id,
  name: o.name,
  funderName: o.funderName,
  source: o.source,
  featured: o.featured,
  currency: o.currency,
  minAmount: o.minAmount,
  maxAmount: o.maxAmount,
  eligibleEntityTypes: o.eligibleEntityTypes,
  eligibleEntityTypesOpenEnded: o.eligibleEntityTypesOpenEnded,
  eligibleCountries: o.eligibleCountries,
  eligibleRegions: o.eligibleRegions,
  industryFocus: o.industryFocus,
  stageFocus: o.stageFocus,
  yearFoundedMin: o.yearFoundedMin,
  yearFoundedMax: o.yearFoundedMax,
  revenueMin: o.revenueMin,
  revenueMax: o.revenueMax,
  deadline: o.deadline,
  applicants: sql<string | null>`left(${o.eligibilityText}, ${sql.raw(String(APPLICANTS_MAX))})`,
  closesAt: sql<Date | null>`nullif(${closesAt}, 'infinity')`.mapWith(o.createdAt),
  themes: sql<string[]>`coalesce(${e.themes}, '{}')`,
};

// A row that is saved anew gets another `xmin`.
const version = sql<string>`concat_ws(' ', ${o}.xmin, ${e}.xmin)`;

const similarityTo = ({ vector }: Probe) =>
  (vector === null
    ? sql<number | null>`null::float8`
    : sql<number | null>`1 - (${measureDistance(e.embedding, vector)})`
  ).as("similarity");

/** Of a row only what has to be found out for each entity. */
const nearnessColumns = (probe: Probe) => ({ id: o.id, version, similarity: similarityTo(probe) });
type Nearness = { id: string; version: string; similarity: number | null };

/** Where opportunities are read, and what is known of them from before. */
export type CandidateSource = { db: Db; facts: VersionedCache<OpportunityFacts> };

/** The rows with their facts, in the same order. One that has gone meanwhile is left out. */
async function addFacts(
  { db, facts }: CandidateSource,
  probe: Probe,
  rows: readonly Nearness[],
): Promise<Candidate[]> {
  const found = new Map<string, OpportunityFacts>();
  const missing: string[] = [];
  for (const { id, version } of rows) {
    const known = facts.read(id, version);
    if (known) found.set(id, known);
    else missing.push(id);
  }
  if (missing.length > 0) {
    const rows = await db
      .select({ ...ruleColumns, version })
      .from(o)
      .leftJoin(e, vectorOf(probe))
      .where(isOneOf(missing));
    for (const { version, ...row } of rows) {
      const read = { ...row, stated: readStatedWords(row) };
      facts.write(row.id, version, read);
      found.set(row.id, read);
    }
  }
  return rows.flatMap(({ id, similarity }) => {
    const known = found.get(id);
    return known ? [{ ...known, similarity }] : [];
  });
}

// Only a vector of the same model is joined: those of two models are never compared.
const vectorOf = ({ model }: Probe) => and(eq(e.opportunityId, o.id), eq(e.embeddingModel, model));

const isOneOf = (ids: readonly string[]) => sql`${o.id} = any(${sql.param([...ids])}::uuid[])`;

/**
 * The opportunities worth ranking for an entity. All eligible ones as long as they are few; else those whose text is nearest and those
 * that have the profile's own words. Nothing that the user has put away.
 */
export async function selectCandidates(
  source: CandidateSource,
  search: Search,
  limits: CandidateLimits,
): Promise<Candidates> {
  const { db } = source;
  const { entity, probe, userId, now } = search;
  const filter = and(eligibleFor(entity, now), isNotDismissedBy(userId)) ?? sql`false`;
  const ids = await selectIds(db, filter, limits.exact + 1);
  if (ids.length <= limits.exact) {
    const best = await selectBest(db, isOneOf(ids), probe, limits.kept);
    return { candidates: await addFacts(source, probe, best), isComplete: ids.length <= limits.kept };
  }
  const nearest =
    probe.vector === null
      ? await selectInListOrder(db, filter, probe, limits.kept)
      : await selectNearest(db, filter, { ...probe, vector: probe.vector }, limits.nearest);
  const seen = new Set(nearest.map(({ id }) => id));
  const others = await selectWordedIds(db, filter, await search.words(), limits.worded);
  const unseen = others.filter((id) => !seen.has(id));
  const worded = await selectBest(db, isOneOf(unseen), probe, limits.worded);
  return { candidates: await addFacts(source, probe, [...nearest, ...worded]), isComplete: false };
}

/** The ids of a filter, as long as they are no more than `limit`; of more, any so many. */
async function selectIds(db: Db, filter: SQL, limit: number): Promise<string[]> {
  const rows = await db.select({ id: o.id }).from(o).where(filter).limit(limit);
  return rows.map(({ id }) => id);
}

/** Up to `limit` rows of a filter, the most similar first, those without a vector last; measures every one. */
function selectBest(db: Db, filter: SQL, probe: Probe, limit: number): Promise<Nearness[]> {
  return db
    .select(nearnessColumns(probe))
    .from(o)
    .leftJoin(e, vectorOf(probe))
    .where(filter)
    .orderBy(sql`similarity desc nulls last`, asc(closesAt), asc(o.id))
    .limit(limit);
}

/** Up to `limit` rows of a filter in the order of the list: for an entity without a vector. */
function selectInListOrder(db: Db, filter: SQL, probe: Probe, limit: number): Promise<Nearness[]> {
  return db
    .select(nearnessColumns(probe))
    .from(o)
    .leftJoin(e, vectorOf(probe))
    .where(filter)
    .orderBy(desc(o.featured), asc(closesAt), asc(o.id))
    .limit(limit);
}

/** Up to `limit` rows of a filter, the most similar first, through the graph index. */
function selectNearest(
  db: Db,
  filter: SQL,
  probe: Probe & { vector: number[] },
  limit: number,
): Promise<Nearness[]> {
  return readInTransaction(db, async (tx) => {
    await useGraphIndex(tx, "relaxed_order");
    const rows = await tx
      .select(nearnessColumns(probe))
      .from(e)
      .innerJoin(o, eq(o.id, e.opportunityId))
      .where(and(eq(e.embeddingModel, probe.model), filter))
      .orderBy(measureDistance(e.embedding, probe.vector))
      .limit(limit);
    return rows.sort((a, b) => (b.similarity ?? -1) - (a.similarity ?? -1));
  });
}
/** Of the hits of a text only so many are ranked, always the same: to rank every hit of a common word takes longer than all the rest. */
const HITS_RANKED = 1_000;

/** Up to `limit` ids of a filter that have any of the words, the best hits first. Words are stems of the index. */
async function selectWordedIds(
  db: Db,
  filter: SQL,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  if (words.length === 0) return [];
  const query = sql`(select string_agg(quote_literal(word), ' | ') from unnest(${sql.param([...words])}::text[]) word)::tsquery`;
  const { rows } = await db.execute<{ id: string }>(
    sql`with asked as materialized (select ${query} as query),
        hits as materialized (
          select ${o.id} as id, ${o.search} as search from ${o}
          where ${filter} and ${o.search} @@ (select query from asked) order by ${o.id} limit ${HITS_RANKED})
      select id from hits order by ts_rank(search, (select query from asked)) desc, id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** The given opportunities, eligible or not, as long as they are on show. */
export async function selectCandidatesByIds(
  source: CandidateSource,
  ids: string[],
  probe: Probe,
): Promise<Candidate[]> {
  const rows = await source.db
    .select(nearnessColumns(probe))
    .from(o)
    .leftJoin(e, vectorOf(probe))
    .where(and(isVerified, isOneOf(ids)));
  return addFacts(source, probe, rows);
}
