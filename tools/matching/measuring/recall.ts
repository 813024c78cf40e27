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

/** As many as a person looks at. */
const LOOKED_AT = 20;
/** Nobody has put anything away. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export type RecallLine = {
  name: string;
  /** The share of the open catalogue that the rules leave, 0–1. */
  share: number;
  rows: number;
  /** Of the 20 nearest by an exact scan, how many are found: by retrieval as it is, and by the graph index alone. */
  engine: number;
  graph: number;
};

/** Compares what retrieval finds for an entity with an exact scan behind the same rules. Words are left out: they only add to it. */
export async function measureRecall(
  deps: Deps,
  given: CreateEntityInput,
  limits: CandidateLimits,
): Promise<RecallLine> {
  const now = deps.clock.now();
  const { db, embedder } = deps;
  const { facts } = deps.matchingCaches;
  const entity = toEntityFacts(given);
  const [vector] = await embedder.embed([[given.description, given.industry?.join(", ")].join("\n")]);
  const probe = { vector: vector!, model: embedder.model, themes: [] };
  const filter = eligibleFor(entity, now);
  const [rows, all] = [await db.$count(o, filter), await db.$count(o, isOpenAndVerified(now))];
  const exact = await selectExactly(deps, filter, vector!);
  const recallOf = async (changed: Partial<CandidateLimits>) => {
    const search = { userId: NOBODY, entity, probe, words: () => Promise.resolve([]), now };
    const { candidates } = await selectCandidates({ db, facts }, search, { ...limits, ...changed });
    const nearest = candidates.slice(0, LOOKED_AT).map(({ similarity }) => similarity ?? -1);
    // By similarity and not by id: of several that are equally near any will do.
    const last = Math.min(...exact) - 1e-6;
    return nearest.filter((similarity) => similarity >= last).length / exact.length;
  };
  const [engine, graph] = [await recallOf({}), await recallOf({ exact: 0 })];
  return { name: given.name, share: rows / all, rows, engine, graph };
}

/** The similarities of the nearest rows of a filter, every one of which is measured. */
async function selectExactly({ db, embedder }: Deps, filter: SQL, vector: number[]): Promise<number[]> {
  const measured = db
    .select({
      similarity: sql<number>`1 - (${measureDistance(e.embedding, vector)})`.as("similarity"),
    })
    .from(o)
    .innerJoin(e, eq(e.opportunityId, o.id))
    .where(and(eq(e.embeddingModel, embedder.model), filter))
    // Kept apart, so that no index of vectors can answer it.
    .offset(0)
    .as("measured");
  const rows = await db
    .select({ similarity: measured.similarity })
    .from(measured)
    .orderBy(sql`${measured.similarity} desc`)
    .limit(LOOKED_AT);
  return rows.map(({ similarity }) => similarity);
}

const toEntityFacts = (given: CreateEntityInput): EntityFacts => ({
  id: NOBODY,
  name: given.name,
  type: given.type,
  mission: given.mission ?? null,
  description: given.description ?? null,
  country: given.country ?? null,
  countriesOperating: null,
  region: null,
  industry: given.industry ?? null,
  stage: given.stage ?? null,
  foundedYear: null,
  annualRevenue: null,
  annualRevenueCurrency: null,
  currentFundingSought: null,
});
