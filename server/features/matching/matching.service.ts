import { MATCHES_MAX } from "@shared/constants/limits";
import type { MatchDetails } from "@shared/validators/opportunities";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { AppError, notFound } from "../../platform/errors/app-error";
import { findThemes } from "./embedder/themes";
import { selectVersions } from "./engine/cache.queries";
import { selectCandidatesByIds } from "./engine/candidates.queries";
import { ensureEntityEmbeddings } from "./retrieval/embeddings.service";
import { describeGates } from "./explain/gate-words";
import { countFailures } from "./engine/gates";
import { selectOwnEntities } from "./engine/matching.queries";
import { describeParts } from "./explain/part-words";
import {
  candidateSource,
  createScoringYield,
  type Own,
  rankEntity,
  scoreEach,
  joinOwnTexts,
} from "./engine/rank-entity";
import { compareMatches, type Match, mergeRankings } from "./engine/ranking";
import type { Ranked, Ranking } from "./engine/ranking-cache";
import { listReasons } from "./explain/reasons";

export { selectVersions } from "./engine/cache.queries";
export { selectCandidatesByIds } from "./engine/candidates.queries";

/** Of very many entities those that were worked on last are matched: each costs a search. */
const ENTITIES_MATCHED_MAX = 50;
const RETRY_SECONDS = 5;

export type OpportunityMatch = MatchDetails & {
  opportunityId: string;
  /** 0–100, whole: the sum of the points of its parts. */
  matchScore: number;
  matchedEntityId: string;
};

/** The parts of the application that matching works with. */
export type MatchingNeeds =
  "clock" | "embedder" | "embedderFailures" | "log" | "matchingCaches" | "matchingLine";

/** Which of the caller's entities opportunities are compared with: one, or all. */
export type MatchScope = { entityId?: string | undefined };

/** Scores by opportunity id. What no entity is eligible for is not in it. */
export type MatchScores = ReadonlyMap<string, number>;

/**
 * Does what needs many opportunities in memory when the user's turn comes. Not within another such call: that would wait for itself.
 * Probes are loaded before, for a provider of embeddings may take its time.
 * @throws AppError unavailable when too many wait already
 */
async function inTurn<T>(
  { actor, deps }: ServiceContext<"matchingLine">,
  work: () => Promise<T>,
): Promise<T> {
  const result = await deps.matchingLine.run(actor.id, work);
  if (result) return result.done;
  throw new AppError(
    "unavailable",
    "Many people are looking for funding right now. Please try again in a few seconds.",
    undefined,
    { retryAfterSeconds: RETRY_SECONDS },
  );
}

/**
 * The user's entities, or the one that is asked for, each with what it is compared by.
 * @throws AppError not_found for an entity that is not the user's
 */
async function loadProbes(
  ctx: ServiceContext<"embedder" | "embedderFailures" | "log">,
  { entityId }: MatchScope,
): Promise<Own[]> {
  const own = await selectOwnEntities(ctx.db, ctx.actor.id, ENTITIES_MATCHED_MAX, entityId);
  if (entityId !== undefined && own.length === 0) throw notFound("Entity");
  if (own.length === 0) return [];
  const vectors = await ensureEntityEmbeddings(ctx, own);
  const { model } = ctx.deps.embedder;
  return own.map((entity) => ({
    entity,
    probe: { vector: vectors.get(entity.id) ?? null, model, themes: findThemes(joinOwnTexts(entity)) },
  }));
}

type RankedAll = {
  /** The best of all, at most 100, each with the entity that it suits best. */
  best: readonly (Ranked & { own: Own })[];
  rankings: readonly Ranking[];
  /** In full what was scored just now. */
  justScored: readonly Match[];
  /** Whether every one that is eligible is among them. */
  isComplete: boolean;
  /** The time in milliseconds from which it is another one, as long as nothing else changes. Past when a vector is still missing. */
  until: number;
};

/** All open, verified opportunities that one of the user's entities is eligible for, as far as they were looked at. */
async function rankAll(
  ctx: ServiceContext<"matchingCaches">,
  probes: readonly Own[],
  now: Date,
): Promise<RankedAll> {
  const rankings: (Ranking & { own: Own; justScored: readonly Match[] })[] = [];
  const { ranking: version } = await selectVersions(getCatalogueDb(ctx), ctx.actor.id);
  for (const own of probes) rankings.push({ ...(await rankEntity(ctx, own, version, now)), own });
  return {
    best: mergeRankings(rankings, MATCHES_MAX),
    rankings,
    justScored: rankings.flatMap(({ justScored }) => justScored),
    isComplete: rankings.every(({ isComplete }) => isComplete),
    until: Math.min(...rankings.map(({ own, until }) => (own.probe.vector === null ? 0 : until))),
  };
}

/** The best in full, in their order: those that were not scored just now are scored again. One that has gone meanwhile is left out. */
async function scoreBest(
  ctx: ServiceContext<"matchingCaches">,
  { best, justScored }: RankedAll,
  now: Date,
): Promise<Match[]> {
  const keyOf = (entityId: string, id: string) => `${entityId} ${id}`;
  const known = new Map(justScored.map((match) => [keyOf(match.entity.id, match.opportunity.id), match]));
  for (const own of new Set(best.map((one) => one.own))) {
    const ids = best.filter((one) => one.own === own).map(({ id }) => id);
    const missing = ids.filter((id) => !known.has(keyOf(own.entity.id, id)));
    if (missing.length === 0) continue;
    const candidates = await selectCandidatesByIds(candidateSource(ctx), missing, own.probe);
    for await (const match of scoreEach(own, candidates, now))
      if (match.isEligible) known.set(keyOf(own.entity.id, match.opportunity.id), match);
  }
  return best.flatMap(({ own, id }) => known.get(keyOf(own.entity.id, id)) ?? []);
}

/** Everything behind a score, put into words. */
const detailsOf = (match: Match): MatchDetails => ({
  matchReasons: listReasons(match),
  matchParts: describeParts(match),
  matchGates: describeGates(match.entity, match.opportunity, match.gates),
});

/**
 * The open, verified opportunities that at least one of the user's entities is eligible for: each once, with the entity it suits best,
 * best first, at most 100. They stay so until `until` (milliseconds), as long as nothing that they are made of changes.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function listMatches(
  ctx: ServiceContext<MatchingNeeds>,
  scope: MatchScope = {},
): Promise<{ matches: OpportunityMatch[]; until: number }> {
  const probes = await loadProbes(ctx, scope);
  return inTurn(ctx, async () => {
    const now = ctx.deps.clock.now();
    const ranked = await rankAll(ctx, probes, now);
    const yieldToEventLoop = createScoringYield();
    const matches: OpportunityMatch[] = [];
    for (const match of await scoreBest(ctx, ranked, now)) {
      matches.push({
        opportunityId: match.opportunity.id,
        matchScore: match.score,
        matchedEntityId: match.entity.id,
        ...detailsOf(match),
      });
      await yieldToEventLoop();
    }
    return { matches, until: ranked.until };
  });
}

/**
 * What the order of the list needs: the best matches, best first, and every score that was found on the way. When `isComplete`, an
 * opportunity without a score has none.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function rankForList(
  ctx: ServiceContext<MatchingNeeds>,
  scope: MatchScope,
): Promise<{
  best: { id: string; featured: boolean }[];
  scores: MatchScores;
  isComplete: boolean;
}> {
  const probes = await loadProbes(ctx, scope);
  const { best, rankings, isComplete } = await inTurn(ctx, () => rankAll(ctx, probes, ctx.deps.clock.now()));
  return { best: best.map(({ id, featured }) => ({ id, featured })), scores: scoresOf(rankings), isComplete };
}

/** The best score of each opportunity that is in one of the rankings. */
function scoresOf(rankings: readonly Ranking[]): MatchScores {
  const scores = new Map<string, number>();
  for (const { ranked } of rankings)
    for (const { id, score } of ranked) if (score > (scores.get(id) ?? -1)) scores.set(id, score);
  return scores;
}

/** Of a long list so many opportunities are read at a time. */
const READ_AT_ONCE = 250;

/**
 * Shows every entity of the user beside each of the given opportunities, entity by entity. Of a long list with many entities there are
 * a hundred thousand: whoever looks keeps only what is needed.
 */
async function matchGiven(
  ctx: ServiceContext<MatchingNeeds>,
  opportunityIds: readonly string[],
  scope: MatchScope,
  look: (match: Match) => void,
): Promise<void> {
  if (opportunityIds.length === 0) return;
  const probes = await loadProbes(ctx, scope);
  await inTurn(ctx, async () => {
    const now = ctx.deps.clock.now();
    for (const own of probes) {
      for (let from = 0; from < opportunityIds.length; from += READ_AT_ONCE) {
        const ids = opportunityIds.slice(from, from + READ_AT_ONCE);
        const candidates = await selectCandidatesByIds(candidateSource(ctx), ids, own.probe);
        for await (const match of scoreEach(own, candidates, now)) look(match);
      }
    }
  });
}

/**
 * The best score of each given opportunity over the user's entities.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function scoreOpportunities(
  ctx: ServiceContext<MatchingNeeds>,
  opportunities: readonly { id: string }[],
  scope: MatchScope,
): Promise<MatchScores> {
  const ids = opportunities.map(({ id }) => id);
  const scores = new Map<string, number>();
  await matchGiven(ctx, ids, scope, ({ isEligible, opportunity: { id }, score }) => {
    if (isEligible && score > (scores.get(id) ?? -1)) scores.set(id, score);
  });
  return scores;
}

/**
 * How one opportunity suits the best of the user's entities. Where none is eligible there is no score, and the reasons are those of
 * the entity that fails the fewest rules. All empty for a user without an entity.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function explainMatch(
  ctx: ServiceContext<MatchingNeeds>,
  opportunity: { id: string },
  scope: MatchScope,
): Promise<MatchDetails & { matchScore: number | null; matchedEntityId: string | null }> {
  const matches: Match[] = [];
  await matchGiven(ctx, [opportunity.id], scope, (match) => matches.push(match));
  const [best] = matches.sort(
    (a, b) => countFailures(a.gates) - countFailures(b.gates) || compareMatches(a, b),
  );
  if (!best)
    return { matchScore: null, matchedEntityId: null, matchReasons: [], matchParts: [], matchGates: [] };
  const { matchParts, ...details } = detailsOf(best);
  return {
    matchScore: best.isEligible ? best.score : null,
    matchedEntityId: best.entity.id,
    ...details,
    // Parts belong to a score: without one there is nothing to add up.
    matchParts: best.isEligible ? matchParts : [],
  };
}
