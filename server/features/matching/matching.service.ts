import { MATCHES_MAX } from "@shared/constants/limits";
import type { MatchReason } from "@shared/validators/opportunities";
import type { ServiceContext } from "../../deps";
import { ensureEntityEmbeddings } from "./embeddings.service";
import {
  type CandidateLimits,
  type OwnEntity,
  type Probe,
  selectCandidates,
  selectCandidatesByIds,
  selectOwnEntities,
} from "./matching.queries";
import { compareMatches, type Match, rankMatches, scoreMatch } from "./ranking";
import { reasonsOf } from "./reasons";

/** Of very many entities those that were worked on last are matched: each costs a search. */
const ENTITIES_MATCHED_MAX = 50;
const CANDIDATES: CandidateLimits = { exact: 2_000, nearest: 300 };

export type OpportunityMatch = {
  opportunityId: string;
  /** 0–100, whole. */
  matchScore: number;
  matchedEntityId: string;
  matchReasons: MatchReason[];
};

/** Scores by opportunity id. What no entity is eligible for is not in it. */
export type MatchScores = ReadonlyMap<string, number>;

/** The user's entities, each with what it is compared by. */
async function loadProbes(ctx: ServiceContext): Promise<{ entity: OwnEntity; probe: Probe }[]> {
  const own = await selectOwnEntities(ctx.db, ctx.actor.id, ENTITIES_MATCHED_MAX);
  if (own.length === 0) return [];
  const vectors = await ensureEntityEmbeddings(ctx, own);
  const { model } = ctx.deps.embedder;
  return own.map((entity) => ({ entity, probe: { vector: vectors.get(entity.id) ?? null, model } }));
}

/** All open, verified opportunities that one of the user's entities is eligible for, as far as they were looked at; best first. */
async function rankAll(ctx: ServiceContext, now: Date): Promise<{ ranked: Match[]; isComplete: boolean }> {
  const matches: Match[] = [];
  let isComplete = true;
  for (const { entity, probe } of await loadProbes(ctx)) {
    const found = await selectCandidates(ctx.db, entity, probe, now, CANDIDATES);
    for (const candidate of found.candidates) matches.push(scoreMatch(entity, candidate, probe.model, now));
    isComplete &&= found.isComplete;
  }
  return { ranked: rankMatches(matches), isComplete };
}

/**
 * The open, verified opportunities that at least one of the user's entities is eligible for: each once, with the entity it suits best,
 * best first, at most 100.
 */
export async function listMatches(ctx: ServiceContext): Promise<OpportunityMatch[]> {
  const now = ctx.deps.clock.now();
  const { ranked } = await rankAll(ctx, now);
  return ranked.slice(0, MATCHES_MAX).map((match) => ({
    opportunityId: match.opportunity.id,
    matchScore: Math.round(match.score),
    matchedEntityId: match.entity.id,
    matchReasons: reasonsOf(match, now),
  }));
}

/**
 * What the order of the list needs: the best matches, best first, and every score that was found on the way. When `isComplete`, an
 * opportunity without a score has none.
 */
export async function rankForList(ctx: ServiceContext): Promise<{
  best: { id: string; featured: boolean }[];
  scores: MatchScores;
  isComplete: boolean;
}> {
  const { ranked, isComplete } = await rankAll(ctx, ctx.deps.clock.now());
  return {
    best: ranked.slice(0, MATCHES_MAX).map(({ opportunity: { id, featured } }) => ({ id, featured })),
    scores: scoresOf(ranked),
    isComplete,
  };
}

const scoresOf = (ranked: readonly Match[]): MatchScores =>
  new Map(ranked.map(({ opportunity, score }) => [opportunity.id, Math.round(score)]));

/** Every entity of the user beside each of the given opportunities. */
async function matchGiven(ctx: ServiceContext, opportunityIds: string[], now: Date): Promise<Match[]> {
  const matches: Match[] = [];
  if (opportunityIds.length === 0) return matches;
  for (const { entity, probe } of await loadProbes(ctx)) {
    const candidates = await selectCandidatesByIds(ctx.db, opportunityIds, probe);
    for (const candidate of candidates) matches.push(scoreMatch(entity, candidate, probe.model, now));
  }
  return matches;
}

/** The best score of each given opportunity over the user's entities. */
export async function scoreOpportunities(
  ctx: ServiceContext,
  opportunities: readonly { id: string }[],
): Promise<MatchScores> {
  const ids = opportunities.map(({ id }) => id);
  return scoresOf(rankMatches(await matchGiven(ctx, ids, ctx.deps.clock.now())));
}

/**
 * How one opportunity suits the best of the user's entities. Where none is eligible there is no score, and the reasons are those of
 * the entity that fails the fewest rules. All empty for a user without an entity.
 */
export async function explainMatch(
  ctx: ServiceContext,
  opportunity: { id: string },
): Promise<{ matchScore: number | null; matchedEntityId: string | null; matchReasons: MatchReason[] }> {
  const now = ctx.deps.clock.now();
  const matches = await matchGiven(ctx, [opportunity.id], now);
  const [best] = matches.sort((a, b) => failuresOf(a) - failuresOf(b) || compareMatches(a, b));
  if (!best) return { matchScore: null, matchedEntityId: null, matchReasons: [] };
  return {
    matchScore: best.isEligible ? Math.round(best.score) : null,
    matchedEntityId: best.entity.id,
    matchReasons: reasonsOf(best, now),
  };
}

const failuresOf = ({ gates }: Match) =>
  Object.values(gates).filter((verdict) => verdict === "failed").length;
