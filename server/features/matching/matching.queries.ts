import { and, type AnyColumn, asc, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import {
  entities,
  entityEmbeddings,
  fundingOpportunities as o,
  opportunityEmbeddings,
} from "@shared/schema/index";
import { type Db, inTransaction } from "../../db/database";
import { closesAt, isOpenAndVerified, isVerified } from "../opportunities/visibility";
import { ANY, countriesOf } from "./gates";
import type { Candidate, EntityFacts } from "./match-types";

const entityColumns = {
  id: entities.id,
  name: entities.name,
  type: entities.type,
  mission: entities.mission,
  description: entities.description,
  country: entities.country,
  countriesOperating: entities.countriesOperating,
  industry: entities.industry,
  stage: entities.stage,
  foundedYear: entities.foundedYear,
  annualRevenue: entities.annualRevenue,
  annualRevenueCurrency: entities.annualRevenueCurrency,
  currentFundingSought: entities.currentFundingSought,
};

const ruleColumns = {
  id: o.id,
  featured: o.featured,
  currency: o.currency,
  minAmount: o.minAmount,
  maxAmount: o.maxAmount,
  eligibleEntityTypes: o.eligibleEntityTypes,
  eligibleEntityTypesOpenEnded: o.eligibleEntityTypesOpenEnded,
  eligibleCountries: o.eligibleCountries,
  industryFocus: o.industryFocus,
  stageFocus: o.stageFocus,
  yearFoundedMin: o.yearFoundedMin,
  yearFoundedMax: o.yearFoundedMax,
  revenueMin: o.revenueMin,
  revenueMax: o.revenueMax,
  deadline: o.deadline,
  closesAt: sql<Date | null>`nullif(${closesAt}, 'infinity')`.mapWith(o.createdAt),
};

/** The user's entities, those worked on last first. */
export function selectOwnEntities(db: Db, userId: string, limit: number) {
  return db
    .select(entityColumns)
    .from(entities)
    .where(eq(entities.userId, userId))
    .orderBy(desc(entities.updatedAt), asc(entities.id))
    .limit(limit);
}
export type OwnEntity = Awaited<ReturnType<typeof selectOwnEntities>>[number];

/** The stored vectors of the user's entities. */
export function selectEntityVectors(db: Db, userId: string, entityIds: string[]) {
  return db
    .select({
      entityId: entityEmbeddings.entityId,
      embedding: entityEmbeddings.embedding,
      embeddingModel: entityEmbeddings.embeddingModel,
      contentHash: entityEmbeddings.contentHash,
    })
    .from(entityEmbeddings)
    .innerJoin(entities, eq(entities.id, entityEmbeddings.entityId))
    .where(and(eq(entities.userId, userId), inArray(entityEmbeddings.entityId, entityIds)));
}

export type EntityVector = typeof entityEmbeddings.$inferInsert;

export async function upsertEntityVectors(db: Db, vectors: EntityVector[]): Promise<void> {
  await db
    .insert(entityEmbeddings)
    .values(vectors)
    .onConflictDoUpdate({
      target: entityEmbeddings.entityId,
      set: {
        embedding: sql`excluded.embedding`,
        embeddingModel: sql`excluded.embedding_model`,
        contentHash: sql`excluded.content_hash`,
        updatedAt: sql`now()`,
      },
    });
}

const textArray = (words: readonly string[]) => sql`${sql.param([...words])}::text[]`;
const allows = (list: AnyColumn, words: readonly string[]) =>
  sql`(${list} = '{}' or ${list} && ${textArray([...words, ANY])})`;

/** The opportunities that no hard rule closes to an entity: `isEligible(checkGates(…))` in SQL. Change both. */
export function eligibleFor(entity: EntityFacts, now: Date): SQL {
  const { type, country, stage, foundedYear, annualRevenue, annualRevenueCurrency } = entity;
  const conditions = [
    isOpenAndVerified(now),
    or(o.eligibleEntityTypesOpenEnded, allows(o.eligibleEntityTypes, [type])),
    country === null ? undefined : allows(o.eligibleCountries, countriesOf(entity)),
    stage === null ? undefined : allows(o.stageFocus, [stage]),
    foundedYear === null
      ? undefined
      : and(
          or(isNull(o.yearFoundedMin), sql`${o.yearFoundedMin} <= ${foundedYear}`),
          or(isNull(o.yearFoundedMax), sql`${o.yearFoundedMax} >= ${foundedYear}`),
        ),
    annualRevenue === null || annualRevenueCurrency === null
      ? undefined
      : or(
          sql`${o.currency} <> ${annualRevenueCurrency}`,
          and(
            or(isNull(o.revenueMin), sql`${o.revenueMin} <= ${annualRevenue}`),
            or(isNull(o.revenueMax), sql`${o.revenueMax} >= ${annualRevenue}`),
          ),
        ),
  ];
  return and(...conditions) ?? sql`false`;
}

/** What an entity is compared by: its vector, and the model that made it. Without a vector every similarity is null. */
export type Probe = { vector: number[] | null; model: string };

// Bound as a parameter: a subquery for it would be read again for every row.
const distanceTo = (vector: number[]) =>
  sql`${opportunityEmbeddings.embedding} <=> ${JSON.stringify(vector)}::vector`;

const candidateColumns = ({ vector }: Probe) => ({
  ...ruleColumns,
  similarity: vector === null ? sql<null>`null` : sql<number | null>`1 - (${distanceTo(vector)})`,
});

// Only a vector of the same model is joined: those of two models are never compared.
const vectorOf = ({ model }: Probe) =>
  and(eq(opportunityEmbeddings.opportunityId, o.id), eq(opportunityEmbeddings.embeddingModel, model));

/** Up to `limit` rows of a filter, each with its similarity, in the order of the list. */
function selectExactly(db: Db, filter: SQL, probe: Probe, limit: number): Promise<Candidate[]> {
  return db
    .select(candidateColumns(probe))
    .from(o)
    .leftJoin(opportunityEmbeddings, vectorOf(probe))
    .where(filter)
    .orderBy(desc(o.featured), asc(closesAt), asc(o.id))
    .limit(limit);
}

/** Up to `limit` rows of a filter, the most similar first, through the graph index. */
function selectNearest(db: Db, filter: SQL, vector: number[], model: string, limit: number) {
  return inTransaction(db, async (tx): Promise<Candidate[]> => {
    // Otherwise the index gives about 40 rows, of which the filter then takes most away.
    await tx.execute(sql`set local hnsw.iterative_scan = 'strict_order'`);
    // The planner likes to measure every distance and sort them; that this is too much has been found out by counting.
    await tx.execute(sql`set local enable_sort = off`);
    return tx
      .select(candidateColumns({ vector, model }))
      .from(opportunityEmbeddings)
      .innerJoin(o, eq(o.id, opportunityEmbeddings.opportunityId))
      .where(and(eq(opportunityEmbeddings.embeddingModel, model), filter))
      .orderBy(distanceTo(vector))
      .limit(limit);
  });
}

async function countUpTo(db: Db, filter: SQL, limit: number): Promise<number> {
  const rows = db
    .select({ one: sql`1` })
    .from(o)
    .where(filter)
    .limit(limit)
    .as("rows");
  const [row] = await db.select({ n: sql<string>`count(*)` }).from(rows);
  return Number(row?.n ?? 0);
}

export type CandidateLimits = {
  /** Up to so many eligible rows all are looked at. */
  exact: number;
  /** Of more, so many of the most similar, and again as many of those that the list has first. */
  nearest: number;
};

/** `isComplete`: there is no other eligible one. */
export type Candidates = { candidates: Candidate[]; isComplete: boolean };

/**
 * The opportunities worth ranking for an entity: all eligible ones as long as they are few, else those whose text is nearest and
 * those that close soonest.
 */
export async function selectCandidates(
  db: Db,
  entity: EntityFacts,
  probe: Probe,
  now: Date,
  limits: CandidateLimits,
): Promise<Candidates> {
  const filter = eligibleFor(entity, now);
  const isComplete = (await countUpTo(db, filter, limits.exact + 1)) <= limits.exact;
  if (isComplete || probe.vector === null)
    return { candidates: await selectExactly(db, filter, probe, limits.exact), isComplete };
  const [nearest, soonest] = [
    await selectNearest(db, filter, probe.vector, probe.model, limits.nearest),
    await selectExactly(db, filter, probe, limits.nearest),
  ];
  const seen = new Set(nearest.map(({ id }) => id));
  return { candidates: [...nearest, ...soonest.filter(({ id }) => !seen.has(id))], isComplete };
}

/** The given opportunities, eligible or not, as long as they are on show. */
export function selectCandidatesByIds(db: Db, ids: string[], probe: Probe): Promise<Candidate[]> {
  return db
    .select(candidateColumns(probe))
    .from(o)
    .leftJoin(opportunityEmbeddings, vectorOf(probe))
    .where(and(isVerified, inArray(o.id, ids)));
}
