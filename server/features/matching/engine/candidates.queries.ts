import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { fundingOpportunities as o, opportunityEmbeddings as e } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { measureDistance, useGraphIndex } from "../../../platform/db/vector-search";
import { readInTransaction } from "../../../platform/db/replicas/routed-database";
import type { VersionedCache } from "../../../platform/concurrency/versioned-cache";
import { closesAt, closesAtOrNull, isNotDismissedBy, isVerified } from "../../catalogue/visibility";
import type { Candidate, EntityFacts, Probe } from "./match-types";
import { readStatedWords } from "./stated-in-words";
import { selectTextNearness } from "./text-nearness";
import { eligibleFor } from "./matching.queries";
import type { OpportunityFacts } from "./opportunity-facts";
import { eligibilityColumns } from "../../catalogue/opportunity-columns";

export type CandidateLimits = {
  /**
   * Up to this number of eligible rows, every similarity is computed. That is more exact than the graph
   * index, and no slower.
   */
  exact: number;
  /** The number of those that are ranked. */
  ranked: number;
  /** Of more eligible rows, this number of the nearest by the graph index is ranked, … */
  nearest: number;
  /** … and this number of those with the profile's most telling words. */
  byWords: number;
};

/** `isComplete` is true if there is no other eligible opportunity. */
export type Candidates = { candidates: Candidate[]; isComplete: boolean };

export type Search = {
  userId: string;
  entity: EntityFacts;
  probe: Probe;
  /**
   * Finds the most telling stems of the profile, for the full-text index. It is called only when they are
   * needed.
   */
  words: () => Promise<string[]>;
  now: Date;
};

/** The list of all kinds of applicants of Grants.gov, and its standard words about foreign ones, are shorter. */
const APPLICANTS_MAX = 3_000;
/** Of that, only the list is kept in memory. */
const APPLICANTS_KEPT = 1_200;

/** The words that a description states rules in come early. */
const DESCRIPTION_MAX = 1_000;

const ruleColumns = {
  id: o.id,
  name: o.name,
  funderName: o.funderName,
  source: o.source,
  featured: o.featured,
  currency: o.currency,
  minAmount: o.minAmount,
  maxAmount: o.maxAmount,
  ...eligibilityColumns,
  deadline: o.deadline,
  deadlineTimezone: o.deadlineTimezone,
  deadlineTime: o.deadlineTime,
  applicants: sql<string | null>`left(${o.eligibilityText}, ${sql.raw(String(APPLICANTS_MAX))})`,
  description: sql<string | null>`left(${o.description}, ${sql.raw(String(DESCRIPTION_MAX))})`,
  closesAt: closesAtOrNull,
  themes: sql<string[]>`coalesce(${e.themes}, '{}')`,
};

// Every update of a row gives it another `xmin`.
const version = sql<string>`concat_ws(' ', ${o}.xmin, ${e}.xmin)`;

/** Selects only the columns of a row that differ for each entity. */
const nearnessColumns = (probe: Probe) => ({
  id: o.id,
  version,
  similarity: selectTextNearness(probe).as("similarity"),
});
type Nearness = { id: string; version: string; similarity: number | null };

/** The database that opportunities are read from, and the cache of their facts. */
export type CandidateSource = { db: Db; facts: VersionedCache<OpportunityFacts> };

/** Finds the facts of rows by opportunity id. They are missing for a row that was deleted in the meantime. */
async function findFacts(
  { db, facts }: CandidateSource,
  probe: Probe,
  rows: readonly Pick<Nearness, "id" | "version">[],
): Promise<ReadonlyMap<string, OpportunityFacts>> {
  const found = new Map<string, OpportunityFacts>();
  const missing: string[] = [];
  for (const { id, version } of rows) {
    const cached = facts.read(id, version);
    if (cached) found.set(id, cached);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  const read = await db
    .select({ ...ruleColumns, version })
    .from(o)
    .leftJoin(e, matchesVector(probe))
    .where(isOneOf(missing));
  for (const { version, description, ...row } of read) {
    const stated = readStatedWords({ ...row, description });
    const readFacts = { ...row, applicants: row.applicants?.slice(0, APPLICANTS_KEPT) ?? null, stated };
    facts.write(row.id, version, readFacts);
    found.set(row.id, readFacts);
  }
  return found;
}

/** Adds the facts to rows and keeps their order. A row that was deleted in the meantime is left out. */
async function addFacts(
  source: CandidateSource,
  probe: Probe,
  rows: readonly Nearness[],
): Promise<Candidate[]> {
  const facts = await findFacts(source, probe, rows);
  return rows.flatMap(({ id, similarity }) => {
    const opportunityFacts = facts.get(id);
    return opportunityFacts ? [{ ...opportunityFacts, similarity }] : [];
  });
}

// Only a vector of the same model is joined, because vectors of two models must never be compared.
const matchesVector = ({ model }: Probe) => and(eq(e.opportunityId, o.id), eq(e.embeddingModel, model));

const isOneOf = (ids: readonly string[]) => sql`${o.id} = any(${sql.param([...ids])}::uuid[])`;

/**
 * Selects the opportunities to rank for an entity: all eligible ones if they are few, otherwise those with
 * the nearest text and those with the profile's own words. Opportunities that the user has hidden are left
 * out.
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
    const best = await selectBest(db, isOneOf(ids), probe, limits.ranked);
    return { candidates: await addFacts(source, probe, best), isComplete: ids.length <= limits.ranked };
  }
  const nearest =
    probe.vector === null
      ? await selectInListOrder(db, filter, probe, limits.ranked)
      : await selectNearest(db, filter, { ...probe, vector: probe.vector }, limits.nearest);
  const seen = new Set(nearest.map(({ id }) => id));
  const idsByWords = await selectIdsByWords(db, filter, await search.words(), limits.byWords);
  const newIds = idsByWords.filter((id) => !seen.has(id));
  const bestByWords = await selectBest(db, isOneOf(newIds), probe, limits.byWords);
  return { candidates: await addFacts(source, probe, [...nearest, ...bestByWords]), isComplete: false };
}

/** Selects up to `limit` ids that match a filter, in any order. */
async function selectIds(db: Db, filter: SQL, limit: number): Promise<string[]> {
  const rows = await db.select({ id: o.id }).from(o).where(filter).limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Selects up to `limit` rows that match a filter, the most similar first and those without a vector last. It
 * computes the similarity of every row.
 */
function selectBest(db: Db, filter: SQL, probe: Probe, limit: number): Promise<Nearness[]> {
  return db
    .select(nearnessColumns(probe))
    .from(o)
    .leftJoin(e, matchesVector(probe))
    .where(filter)
    .orderBy(sql`similarity desc nulls last`, asc(closesAt), asc(o.id))
    .limit(limit);
}

/**
 * Selects up to `limit` rows that match a filter in the order of the list, for an entity without a vector.
 */
function selectInListOrder(db: Db, filter: SQL, probe: Probe, limit: number): Promise<Nearness[]> {
  return db
    .select(nearnessColumns(probe))
    .from(o)
    .leftJoin(e, matchesVector(probe))
    .where(filter)
    .orderBy(desc(o.featured), asc(closesAt), asc(o.id))
    .limit(limit);
}

/** Selects up to `limit` rows that match a filter, the most similar first, through the graph index. */
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
/**
 * Only this number of hits is ranked, and always the same ones. Ranking every hit of a common word takes
 * longer than everything else.
 */
const HITS_RANKED = 1_000;

/**
 * Selects up to `limit` ids that match a filter and have any of the words, the best hits first. Words are
 * stems of the index.
 */
async function selectIdsByWords(
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

/** Selects the given opportunities, eligible or not, if they are published. */
export async function selectCandidatesByIds(
  source: CandidateSource,
  ids: string[],
  probe: Probe,
): Promise<Candidate[]> {
  const [candidates = []] = await selectCandidatesForEach(source, ids, [probe]);
  return candidates;
}

/**
 * Selects the given opportunities, eligible or not, if they are published, once for each probe, in one statement. All
 * probes are of the same model.
 * @param probes few, because each sends a vector of some 20 kB
 */
export async function selectCandidatesForEach(
  source: CandidateSource,
  ids: string[],
  probes: readonly Probe[],
): Promise<Candidate[][]> {
  const [first] = probes;
  if (first === undefined) return [];
  const similarities = probes.map(
    (probe, place) => [`similarity${place}`, selectTextNearness(probe)] as const,
  );
  const rows: Record<string, unknown>[] = await source.db
    .select({ id: o.id, version, ...Object.fromEntries(similarities) })
    .from(o)
    .leftJoin(e, matchesVector(first))
    .where(and(isVerified, isOneOf(ids)));
  const facts = await findFacts(source, first, rows as Pick<Nearness, "id" | "version">[]);
  return probes.map((_, place) =>
    rows.flatMap((row) => {
      const opportunityFacts = facts.get(row.id as string);
      const similarity = row[`similarity${place}`] as number | null;
      return opportunityFacts ? [{ ...opportunityFacts, similarity }] : [];
    }),
  );
}
