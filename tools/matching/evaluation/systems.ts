import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { industryLabel } from "@shared/constants/industries";
import { entityEmbeddings, fundingOpportunities as o, opportunityEmbeddings } from "@shared/schema/index";
import { eligibleFor } from "../../../server/features/matching/engine/matching.queries";
import { listMatches } from "../../../server/features/matching/matching.service";
import type { TextSystem } from "./bm25";
import type { EvalProfile } from "./types";
import { type EvalSubject, type EvalWorld, MEASURED_AT } from "./world";

export const ENGINE = "engine";
/** The engine is compared with these simple rankings. */
export const BASELINES = ["newest first", "full text", "vector"] as const;
/** The baselines without the opportunities that the gates exclude. They are shown for comparison only. */
const GATED_BASELINES = [
  "newest first + gates",
  "full text + gates",
  "vector + gates",
  "BM25 + gates",
  "terms + gates",
] as const;
export const SYSTEMS = [ENGINE, ...BASELINES, ...GATED_BASELINES] as const;
export type System = (typeof SYSTEMS)[number];

/** One place of a ranking. Scores of different systems cannot be compared. */
type Ranked = { key: string; score: number };
export type Rankings = Record<System, Ranked[]>;

/** Ranks the catalogue for one profile with every system, best first. */
export async function rankAll(world: EvalWorld, subject: EvalSubject, bm25: TextSystem): Promise<Rankings> {
  // The engine runs first, because it also makes and stores the vector of the profile, which the vector
  // baseline reads.
  const engine = await rankByEngine(world, subject);
  const eligible = await selectEligibleKeys(world, subject);
  const newest = rankByDate(world);
  const text = await rankByText(world, subject);
  const vector = await rankByVector(world, subject, "embedding");
  const terms = await rankByVector(world, subject, "terms");
  const words = bm25(joinTexts(subject.profile)).sort((a, b) => b.score - a.score);
  const removeIneligible = (ranked: Ranked[]) => ranked.filter(({ key }) => eligible.has(key));
  return {
    engine,
    "newest first": newest,
    "full text": text,
    vector,
    "newest first + gates": removeIneligible(newest),
    "full text + gates": removeIneligible(text),
    "vector + gates": removeIneligible(vector),
    "BM25 + gates": removeIneligible(toRanked(world, words)),
    "terms + gates": removeIneligible(terms),
  };
}

async function rankByEngine(world: EvalWorld, { ctx }: EvalSubject): Promise<Ranked[]> {
  const { matches } = await listMatches(ctx);
  return toRanked(
    world,
    matches.map(({ opportunityId, matchScore }) => ({ id: opportunityId, score: matchScore })),
  );
}

function rankByDate({ catalogue }: EvalWorld): Ranked[] {
  return [...catalogue.values()]
    .sort((a, b) => compare(b.publishedOn, a.publishedOn) || compare(b.key, a.key))
    .map(({ key, publishedOn }) => ({ key, score: Date.parse(publishedOn) / 86_400_000 }));
}

/** Ranks by full-text search for any of the profile's words. */
async function rankByText(world: EvalWorld, { ctx, profile }: EvalSubject): Promise<Ranked[]> {
  const query = sql`websearch_to_tsquery('english', immutable_unaccent(${listWords(profile).join(" or ")}))`;
  const rank = sql<number>`ts_rank(${o.search}, ${query})`.mapWith(Number);
  const rows = await ctx.db
    .select({ id: o.id, score: rank })
    .from(o)
    .where(and(inArray(o.id, [...world.catalogue.keys()]), sql`${o.search} @@ ${query}`))
    .orderBy(desc(rank));
  return toRanked(world, rows);
}

/**
 * Lists the distinct words of a profile. Words without a letter are left out, because a search ignores them.
 */
export function listWords(profile: EvalProfile): string[] {
  const words = listTexts(profile)
    .flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
    .filter((word) => /\p{L}/u.test(word) && word !== "or");
  return [...new Set(words)];
}

/** Lists everything that a profile tells in words. */
function listTexts({ name, entity = {}, answers = {} }: EvalProfile): string[] {
  const texts: unknown[] = [
    name,
    (entity.industry ?? []).map(industryLabel),
    entity.mission,
    entity.description,
    ...Object.values(answers),
  ];
  return texts.flat().filter((text) => typeof text === "string");
}
const joinTexts = (profile: EvalProfile) => listTexts(profile).join("\n");

/** Ranks by the cosine similarity of the stored vectors of one model, or of the stored terms. */
async function rankByVector(
  world: EvalWorld,
  { ctx, entity }: EvalSubject,
  column: "embedding" | "terms",
): Promise<Ranked[]> {
  const { model } = world.deps.embedder;
  const similarity = sql<number>`coalesce(1 - (${opportunityEmbeddings[column]} <=> ${entityEmbeddings[column]}), 0)`;
  const rows = await ctx.db
    .select({ id: opportunityEmbeddings.opportunityId, score: similarity.mapWith(Number) })
    .from(opportunityEmbeddings)
    .innerJoin(entityEmbeddings, eq(entityEmbeddings.embeddingModel, opportunityEmbeddings.embeddingModel))
    .where(and(eq(entityEmbeddings.entityId, entity.id), eq(opportunityEmbeddings.embeddingModel, model)))
    .orderBy(desc(similarity));
  return toRanked(world, rows);
}

async function selectEligibleKeys(world: EvalWorld, { ctx, entity }: EvalSubject): Promise<Set<string>> {
  const rows = await ctx.db.select({ id: o.id }).from(o).where(eligibleFor(entity, MEASURED_AT));
  return new Set(rows.flatMap(({ id }) => world.catalogue.get(id)?.key ?? []));
}

/** Converts ids to keys and keeps the order of the rows. */
function toRanked({ catalogue }: EvalWorld, rows: readonly { id: string; score: number }[]): Ranked[] {
  return rows.flatMap(({ id, score }) => {
    const item = catalogue.get(id);
    return item === undefined ? [] : [{ key: item.key, score }];
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
