import { MATCHES_MAX } from "@shared/constants/limits";
import type { MatchDetails } from "@shared/validators/opportunities";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { AppError, notFound } from "../../platform/errors/app-error";
import { findThemes } from "./embedder/themes";
import { selectVersions, type Versions } from "./engine/cache.queries";
import { selectCandidatesByIds, selectCandidatesForEach } from "./engine/candidates.queries";
import { toPercent } from "./engine/calibration";
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
import { peekRanking, type Ranked, type RankingView } from "./engine/ranking-cache";
import { listReasons } from "./explain/reasons";

export { selectVersions } from "./engine/cache.queries";
export { selectCandidatesByIds } from "./engine/candidates.queries";

/** Each entity costs a search, so only the ones that were edited last are matched. */
const ENTITIES_MATCHED_MAX = 50;
const RETRY_SECONDS = 5;

export type OpportunityMatch = MatchDetails & {
  opportunityId: string;
  /** The shown percentage: of matches shown at N, about N of 100 are relevant. The points of all parts add up to it. */
  matchScore: number;
  matchedEntityId: string;
};

export type MatchingNeeds =
  "clock" | "embedder" | "embedderFailures" | "log" | "matchingCaches" | "matchingLine";

/** Limits the comparison to one of the caller's entities. Without it all are compared. */
export type MatchScope = { entityId?: string | undefined };

/** The shown percentages by opportunity id. An opportunity that no entity is eligible for is missing. */
export type MatchScores = ReadonlyMap<string, number>;

/**
 * Runs work that holds many opportunities in memory, when it is the user's turn. It must not be nested, because the
 * inner call would wait for the outer one. Load probes before it, because an embedding service may take long.
 * @throws AppError unavailable when too many people wait already
 */
export async function runInTurn<T>(
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

/** The user's entities that opportunities are compared with, and the versions of what may be cached of it. */
export type Probes = { own: readonly Own[]; versions: Versions };

/**
 * Loads the user's entities, or the one in `scope`, each with its vector and themes. They are cached until one of the
 * user's entities changes.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function loadProbes(
  ctx: ServiceContext<"clock" | "embedder" | "embedderFailures" | "log" | "matchingCaches">,
  scope: MatchScope,
): Promise<Probes> {
  const { actor, deps } = ctx;
  const versions = await selectVersions(getCatalogueDb(ctx), actor.id);
  const own = await deps.matchingCaches.probes.readOrFind(
    `${actor.id} ${scope.entityId ?? ""}`,
    `${deps.embedder.model} ${versions.entities}`,
    deps.clock.now().getTime(),
    async () => {
      const value = await readProbes(ctx, scope);
      // A missing vector may be there a moment later.
      return { value, until: value.every(({ probe }) => probe.vector !== null) ? Infinity : 0 };
    },
  );
  return { own, versions };
}

async function readProbes(
  ctx: ServiceContext<"embedder" | "embedderFailures" | "log">,
  { entityId }: MatchScope,
): Promise<readonly Own[]> {
  const own = await selectOwnEntities(ctx.db, ctx.actor.id, ENTITIES_MATCHED_MAX, entityId);
  if (entityId !== undefined && own.length === 0) throw notFound("Entity");
  if (own.length === 0) return [];
  const texts = await ensureEntityEmbeddings(ctx, own);
  const { model } = ctx.deps.embedder;
  return own.map((entity) => {
    const { vector, terms } = texts.get(entity.id) ?? { vector: null, terms: null };
    return { entity, probe: { vector, terms, model, themes: findThemes(joinOwnTexts(entity)) } };
  });
}

type RankedAll = {
  /** The best 100 matches of all entities. Each opportunity has the entity that it suits best. */
  best: readonly (Ranked & { own: Own })[];
  rankings: readonly RankingView[];
  /** The full matches that this call has scored. Other rankings came from the cache, which keeps only scores. */
  justScored: readonly Match[];
  /** Is true if the rankings hold every eligible opportunity. */
  isComplete: boolean;
  /**
   * The time in milliseconds until which the ranking is valid if nothing else changes. It has passed already if a
   * vector is missing.
   */
  until: number;
};

/** Ranks the open, verified opportunities that one of the user's entities is eligible for. */
async function rankAll(
  ctx: ServiceContext<"matchingCaches">,
  { own: entities, versions }: Probes,
  now: Date,
): Promise<RankedAll> {
  const rankings: (RankingView & { own: Own; justScored: readonly Match[] })[] = [];
  for (const own of entities) rankings.push({ ...(await rankEntity(ctx, own, versions.ranking, now)), own });
  return {
    best: mergeRankings(
      rankings.map(({ own, readBest }) => ({ own, ranked: readBest(MATCHES_MAX) })),
      MATCHES_MAX,
    ),
    rankings,
    justScored: rankings.flatMap(({ justScored }) => justScored),
    isComplete: rankings.every(({ isComplete }) => isComplete),
    until: Math.min(...rankings.map(({ own, until }) => (own.probe.vector === null ? 0 : until))),
  };
}

/**
 * Returns the best matches in full and in order. Those that came from the cache are scored again. An opportunity that
 * was deleted meanwhile is left out.
 */
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

const describeMatch = (match: Match): MatchDetails => ({
  matchReasons: listReasons(match),
  matchParts: describeParts(match),
  matchGates: describeGates(match.entity, match.opportunity, match.gates),
});

/**
 * Lists the best 100 open, verified opportunities that one of the user's entities is eligible for, best first. Each
 * comes once, with the entity that it suits best. The list is valid until `until` (milliseconds) if its data does not
 * change.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function listMatches(
  ctx: ServiceContext<MatchingNeeds>,
  scope: MatchScope = {},
): Promise<{ matches: OpportunityMatch[]; until: number }> {
  const probes = await loadProbes(ctx, scope);
  return runInTurn(ctx, async () => {
    const now = ctx.deps.clock.now();
    const ranked = await rankAll(ctx, probes, now);
    const yieldToEventLoop = createScoringYield();
    const matches: OpportunityMatch[] = [];
    for (const match of await scoreBest(ctx, ranked, now)) {
      matches.push({
        opportunityId: match.opportunity.id,
        matchScore: match.percent,
        matchedEntityId: match.entity.id,
        ...describeMatch(match),
      });
      await yieldToEventLoop();
    }
    return { matches, until: ranked.until };
  });
}

/**
 * Ranks opportunities for the list: the best matches in order, and the percentages of given ones that were computed.
 * If `isComplete`, an opportunity without one has no score.
 */
export async function rankForList(
  ctx: ServiceContext<MatchingNeeds>,
  probes: Probes,
): Promise<{
  best: { id: string; featured: boolean }[];
  readScores: (ids: readonly string[]) => Map<string, number>;
  isComplete: boolean;
}> {
  const { best, rankings, isComplete } = await runInTurn(ctx, () =>
    rankAll(ctx, probes, ctx.deps.clock.now()),
  );
  return {
    best: best.map(({ id, featured }) => ({ id, featured })),
    readScores: (ids) => readBestScores(rankings, new Set(ids)),
    isComplete,
  };
}

/**
 * Returns the best percentage of each given opportunity among the user's entities, from the cached rankings as far as
 * they have it. The user must not have put any of them away, because rankings leave those out.
 */
export async function scoreListed(
  ctx: ServiceContext<MatchingNeeds>,
  opportunities: readonly { id: string }[],
  probes: Probes,
): Promise<MatchScores> {
  const { actor, deps } = ctx;
  const now = deps.clock.now();
  const rankings = probes.own.map(({ entity, probe }) =>
    peekRanking(
      deps.matchingCaches.rankings,
      { userId: actor.id, entity, probe, now },
      probes.versions.ranking,
    ),
  );
  const known = rankings.filter((ranking) => ranking !== undefined);
  if (known.length < rankings.length) return scoreOpportunities(ctx, opportunities, probes);
  const isComplete = known.every((ranking) => ranking.isComplete);
  const scores = readBestScores(known, new Set(opportunities.map(({ id }) => id)));
  return addMissingScores(ctx, opportunities, probes, { isComplete, scores });
}

/** Scores the opportunities that rankings do not have, unless the rankings have every eligible one. */
export async function addMissingScores(
  ctx: ServiceContext<MatchingNeeds>,
  opportunities: readonly { id: string }[],
  probes: Probes,
  { scores, isComplete }: { scores: MatchScores; isComplete: boolean },
): Promise<MatchScores> {
  const missing = isComplete ? [] : opportunities.filter(({ id }) => !scores.has(id));
  return new Map([...scores, ...(await scoreOpportunities(ctx, missing, probes))]);
}

/** Returns the best percentage of each of these opportunities in the rankings. */
function readBestScores(rankings: readonly RankingView[], ids: ReadonlySet<string>): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { readScores } of rankings)
    for (const [id, score] of readScores(ids))
      scores.set(id, Math.max(toPercent(score), scores.get(id) ?? 0));
  return scores;
}

/** The number of opportunities that are read in one query, and of entities that they are compared with in it. */
const READ_AT_ONCE = 250;
const COMPARED_AT_ONCE = 10;

function* splitIntoParts<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

/**
 * Matches each of the given opportunities with each entity of the user, and calls `look` for each pair. There may be
 * a hundred thousand pairs, so `look` should keep only what it needs.
 */
async function matchGiven(
  ctx: ServiceContext<MatchingNeeds>,
  opportunityIds: readonly string[],
  probes: Probes,
  look: (match: Match) => void,
): Promise<void> {
  if (opportunityIds.length === 0) return;
  await runInTurn(ctx, async () => {
    const now = ctx.deps.clock.now();
    for (const entities of splitIntoParts(probes.own, COMPARED_AT_ONCE))
      for (const ids of splitIntoParts(opportunityIds, READ_AT_ONCE)) {
        const found = await selectCandidatesForEach(
          candidateSource(ctx),
          ids,
          entities.map(({ probe }) => probe),
        );
        for (const [place, own] of entities.entries())
          for await (const match of scoreEach(own, found[place] ?? [], now)) look(match);
      }
  });
}

/** Returns the best percentage of each given opportunity among the user's entities. */
export async function scoreOpportunities(
  ctx: ServiceContext<MatchingNeeds>,
  opportunities: readonly { id: string }[],
  probes: Probes,
): Promise<MatchScores> {
  const ids = opportunities.map(({ id }) => id);
  const scores = new Map<string, number>();
  await matchGiven(ctx, ids, probes, ({ isEligible, opportunity: { id }, percent }) => {
    if (isEligible) scores.set(id, Math.max(percent, scores.get(id) ?? 0));
  });
  return scores;
}

/**
 * Explains how an opportunity suits the best of the user's entities. If none is eligible, there is no score, and the
 * reasons are those of the entity that fails the fewest rules. All fields are empty for a user without entities.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function explainMatch(
  ctx: ServiceContext<MatchingNeeds>,
  opportunity: { id: string },
  scope: MatchScope,
): Promise<MatchDetails & { matchScore: number | null; matchedEntityId: string | null }> {
  const matches: Match[] = [];
  await matchGiven(ctx, [opportunity.id], await loadProbes(ctx, scope), (match) => matches.push(match));
  const [best] = matches.sort(
    (a, b) => countFailures(a.gates) - countFailures(b.gates) || compareMatches(a, b),
  );
  if (!best)
    return { matchScore: null, matchedEntityId: null, matchReasons: [], matchParts: [], matchGates: [] };
  const { matchParts, ...details } = describeMatch(best);
  return {
    matchScore: best.isEligible ? best.percent : null,
    matchedEntityId: best.entity.id,
    ...details,
    // Without a score there is nothing that parts add up to.
    matchParts: best.isEligible ? matchParts : [],
  };
}
