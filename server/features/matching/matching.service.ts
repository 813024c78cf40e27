import { MATCHES_MAX } from "@shared/constants/limits";
import type { MatchDetails } from "@shared/validators/opportunities";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { AppError, notFound } from "../../platform/errors/app-error";
import { findThemes } from "./embedder/themes";
import { type EntityVersion, selectVersions, type Versions } from "./engine/cache.queries";
import { selectCandidatesByIds, selectCandidatesForEach } from "./engine/candidates.queries";
import { toPercent } from "./engine/calibration";
import { type EntityEmbedNeeds, ensureEntityEmbeddings } from "./retrieval/embeddings.service";
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
import { peekRanking, type RankingView } from "./engine/ranking-cache";
import { listReasons } from "./explain/reasons";

export { selectCatalogueVersion, selectVersions } from "./engine/cache.queries";
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

export type MatchingNeeds = EntityEmbedNeeds | "clock" | "matchingCaches" | "matchingLine";

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
export type Probes = {
  entities: readonly EntityVersion[];
  versions: Versions;
  /** Loads the entities with their vectors and themes. Rankings may be cached where these are not. */
  loadOwn: () => Promise<readonly Own[]>;
};

/**
 * Finds the user's entities, or the one in `scope`. What they are compared by is loaded when it is needed, and cached
 * until one of them changes.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function findProbes(
  ctx: ServiceContext<EntityEmbedNeeds | "clock" | "matchingCaches">,
  scope: MatchScope,
): Promise<Probes> {
  const { actor, deps } = ctx;
  const versions = await selectVersions(getCatalogueDb(ctx), actor.id);
  const entities =
    scope.entityId === undefined
      ? versions.own.slice(0, ENTITIES_MATCHED_MAX)
      : versions.own.filter(({ id }) => id === scope.entityId);
  if (scope.entityId !== undefined && entities.length === 0) throw notFound("Entity");
  const loadOwn = () =>
    deps.matchingCaches.probes.readOrFind(
      `${actor.id} ${scope.entityId ?? ""}`,
      `${deps.embedder.model} ${versions.entities}`,
      deps.clock.now().getTime(),
      async () => {
        const value = await readProbes(ctx, scope);
        // A missing vector may be there a moment later.
        return { value, until: value.every(({ probe }) => probe.vector !== null) ? Infinity : 0 };
      },
    );
  return { entities, versions, loadOwn };
}

async function readProbes(
  ctx: ServiceContext<EntityEmbedNeeds>,
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

/** The rankings of the user's entities. */
type RankedAll = {
  rankings: readonly (RankingView & { entityId: string })[];
  /** The full matches that this call has scored. Other rankings came from the cache, which keeps only scores. */
  justScored: readonly Match[];
};

/** Ranks the open, verified opportunities that each of the user's entities is eligible for. */
async function rankAll(
  ctx: ServiceContext<"matchingCaches">,
  own: readonly Own[],
  { ranking: version }: Versions,
  now: Date,
): Promise<RankedAll> {
  const rankings: (RankedAll["rankings"][number] & { justScored: readonly Match[] })[] = [];
  for (const one of own)
    rankings.push({ ...(await rankEntity(ctx, one, version, now)), entityId: one.entity.id });
  return { rankings, justScored: rankings.flatMap(({ justScored }) => justScored) };
}

/** Returns the cached rankings of all entities; null if one of them is missing. */
function peekRankings(
  { actor, deps }: ServiceContext<"embedder" | "matchingCaches">,
  { entities, versions }: Probes,
  now: Date,
): RankedAll["rankings"] | null {
  const { model } = deps.embedder;
  const rankings = entities.flatMap((entity) => {
    const subject = { userId: actor.id, entity, model, version: versions.ranking, now };
    const ranking = peekRanking(deps.matchingCaches.rankings, subject);
    return ranking ? [{ ...ranking, entityId: entity.id }] : [];
  });
  return rankings.length === entities.length ? rankings : null;
}

/** Lists the best 100 places of all rankings. Each opportunity has the entity that it suits best. */
const listBest = (rankings: RankedAll["rankings"]) =>
  mergeRankings(
    rankings.map(({ entityId, readBest }) => ({ own: entityId, ranked: readBest(MATCHES_MAX) })),
    MATCHES_MAX,
  );

/**
 * Returns the best matches in full and in order. Those that came from the cache are scored again. An opportunity that
 * was deleted meanwhile is left out.
 */
async function scoreBest(
  ctx: ServiceContext<"matchingCaches">,
  own: readonly Own[],
  { rankings, justScored }: RankedAll,
  now: Date,
): Promise<Match[]> {
  const best = listBest(rankings);
  const keyOf = (entityId: string, id: string) => `${entityId} ${id}`;
  const known = new Map(justScored.map((match) => [keyOf(match.entity.id, match.opportunity.id), match]));
  for (const one of own) {
    const ids = best.filter((place) => place.own === one.entity.id).map(({ id }) => id);
    const missing = ids.filter((id) => !known.has(keyOf(one.entity.id, id)));
    if (missing.length === 0) continue;
    const candidates = await selectCandidatesByIds(candidateSource(ctx), missing, one.probe);
    for await (const match of scoreEach(one, candidates, now))
      if (match.isEligible) known.set(keyOf(one.entity.id, match.opportunity.id), match);
  }
  return best.flatMap((place) => known.get(keyOf(place.own, place.id)) ?? []);
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
  const { versions, loadOwn } = await findProbes(ctx, scope);
  const own = await loadOwn();
  return runInTurn(ctx, async () => {
    const now = ctx.deps.clock.now();
    const ranked = await rankAll(ctx, own, versions, now);
    const yieldToEventLoop = createScoringYield();
    const matches: OpportunityMatch[] = [];
    for (const match of await scoreBest(ctx, own, ranked, now)) {
      matches.push({
        opportunityId: match.opportunity.id,
        matchScore: match.percent,
        matchedEntityId: match.entity.id,
        ...describeMatch(match),
      });
      await yieldToEventLoop();
    }
    // A vector that is missing may be there a moment later.
    const until = own.some(({ probe }) => probe.vector === null)
      ? 0
      : Math.min(...ranked.rankings.map((ranking) => ranking.until));
    return { matches, until };
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
  const now = ctx.deps.clock.now();
  const rankings = peekRankings(ctx, probes, now) ?? (await findRankings(ctx, probes, now));
  return {
    best: listBest(rankings).map(({ id, featured }) => ({ id, featured })),
    readScores: (ids) => readBestScores(rankings, new Set(ids)),
    isComplete: rankings.every((ranking) => ranking.isComplete),
  };
}

async function findRankings(
  ctx: ServiceContext<MatchingNeeds>,
  { versions, loadOwn }: Probes,
  now: Date,
): Promise<RankedAll["rankings"]> {
  const own = await loadOwn();
  return runInTurn(ctx, async () => (await rankAll(ctx, own, versions, now)).rankings);
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
  const rankings = peekRankings(ctx, probes, ctx.deps.clock.now());
  if (rankings === null) return scoreOpportunities(ctx, opportunities, probes);
  const isComplete = rankings.every((ranking) => ranking.isComplete);
  const scores = readBestScores(rankings, new Set(opportunities.map(({ id }) => id)));
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
  const all = await probes.loadOwn();
  await runInTurn(ctx, async () => {
    const now = ctx.deps.clock.now();
    for (const entities of splitIntoParts(all, COMPARED_AT_ONCE))
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

type Explained = MatchDetails & { matchScore: number | null; matchedEntityId: string | null };

/**
 * Explains how an opportunity suits the best of the user's entities. If none is eligible, there is no score, and the
 * reasons are those of the entity that fails the fewest rules. All fields are empty for a user without entities.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function explainMatch(
  ctx: ServiceContext<MatchingNeeds>,
  opportunity: { id: string },
  scope: MatchScope,
): Promise<Explained> {
  return (await explainMatches(ctx, [opportunity.id], scope)).get(opportunity.id)!;
}

/**
 * Does the same for a few opportunities at once; each is explained for the entity that suits it best.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function explainMatches(
  ctx: ServiceContext<MatchingNeeds>,
  opportunityIds: readonly string[],
  scope: MatchScope,
): Promise<Map<string, Explained>> {
  const matches = new Map(opportunityIds.map((id): [string, Match[]] => [id, []]));
  await matchGiven(ctx, opportunityIds, await findProbes(ctx, scope), (match) =>
    matches.get(match.opportunity.id)?.push(match),
  );
  return new Map([...matches].map(([id, found]) => [id, explainBest(found)]));
}

function explainBest(matches: Match[]): Explained {
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
