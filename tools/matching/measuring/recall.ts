import { and, eq, type SQL, sql } from "drizzle-orm";
import { fundingOpportunities as o, opportunityEmbeddings as e } from "@shared/schema/index";
import type { CreateEntityInput } from "@shared/validators/entities";
import { measureDistance } from "../../../server/platform/db/vector-search";
import type { Deps } from "../../../server/context/deps";
import { isOpenAndVerified } from "../../../server/features/catalogue/visibility";
import {
  type CandidateLimits,
  selectCandidates,
} from "../../../server/features/matching/engine/candidates.queries";
import type { EntityFacts } from "../../../server/features/matching/engine/match-types";
import { eligibleFor } from "../../../server/features/matching/engine/matching.queries";

/** Recall is measured for as many places as a user looks at. */
const PLACES = 20;
/** The id of a user without any feedback. */
const UNKNOWN_ID = "00000000-0000-0000-0000-000000000000";

export type RecallLine = {
  name: string;
  /** The share of the open catalogue that the gates leave, from 0 to 1. */
  share: number;
  rows: number;
  /**
   * The share of the exact 20 nearest opportunities that are found: by the engine's retrieval, and (below) by
   * the graph index alone.
   */
  engine: number;
  graph: number;
};

/**
 * Compares the retrieval for an entity with an exact scan behind the same gates. Full-text search is left
 * out, because it only adds candidates.
 */
export async function measureRecall(
  deps: Deps,
  input: CreateEntityInput,
  limits: CandidateLimits,
): Promise<RecallLine> {
  const now = deps.clock.now();
  const { db, embedder } = deps;
  const { facts } = deps.matchingCaches;
  const entity = toEntityFacts(input);
  const [vector] = await embedder.embed([[input.description, input.industry?.join(", ")].join("\n")]);
  const probe = { vector: vector!, terms: null, model: embedder.model, themes: [] };
  const filter = eligibleFor(entity, now);
  const [rows, all] = [await db.$count(o, filter), await db.$count(o, isOpenAndVerified(now))];
  const exact = await selectExactly(deps, filter, vector!);
  const computeRecall = async (changed: Partial<CandidateLimits>) => {
    const search = { userId: UNKNOWN_ID, entity, probe, words: () => Promise.resolve([]), now };
    const { candidates } = await selectCandidates({ db, facts }, search, { ...limits, ...changed });
    const nearest = candidates.slice(0, PLACES).map(({ similarity }) => similarity ?? -1);
    // Comparing similarities instead of ids accepts any of several equally near opportunities.
    const lowestSimilarity = Math.min(...exact) - 1e-6;
    return nearest.filter((similarity) => similarity >= lowestSimilarity).length / exact.length;
  };
  const [engine, graph] = [await computeRecall({}), await computeRecall({ exact: 0 })];
  return { name: input.name, share: rows / all, rows, engine, graph };
}

/** Computes the similarity of every row that passes the filter. @returns the highest ones */
async function selectExactly({ db, embedder }: Deps, filter: SQL, vector: number[]): Promise<number[]> {
  const measured = db
    .select({
      similarity: sql<number>`1 - (${measureDistance(e.embedding, vector)})`.as("similarity"),
    })
    .from(o)
    .innerJoin(e, eq(e.opportunityId, o.id))
    .where(and(eq(e.embeddingModel, embedder.model), filter))
    // OFFSET 0 keeps the subquery separate, so that no index of vectors is used.
    .offset(0)
    .as("measured");
  const rows = await db
    .select({ similarity: measured.similarity })
    .from(measured)
    .orderBy(sql`${measured.similarity} desc`)
    .limit(PLACES);
  return rows.map(({ similarity }) => similarity);
}

const toEntityFacts = (input: CreateEntityInput): EntityFacts => ({
  id: UNKNOWN_ID,
  name: input.name,
  type: input.type,
  mission: input.mission ?? null,
  description: input.description ?? null,
  country: input.country ?? null,
  countriesOperating: null,
  region: null,
  industry: input.industry ?? null,
  stage: input.stage ?? null,
  foundedYear: null,
  annualRevenue: null,
  annualRevenueCurrency: null,
  currentFundingSought: null,
});
