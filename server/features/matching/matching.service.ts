import { setImmediate } from "node:timers/promises";
import { MATCHES_MAX } from "@shared/constants/limits";
import type { MatchDetails } from "@shared/validators/opportunities";
import { perLanguage } from "@shared/words/language";
import type { ServiceContext } from "../../deps";
import { notFound } from "../../lib/app-error";
import { themesOf } from "../../lib/embeddings/themes";
import { selectVersion } from "./cache.queries";
import { rememberCandidates } from "./candidate-cache";
import {
  type CandidateLimits,
  type Candidates,
  selectCandidates,
  selectCandidatesByIds,
} from "./candidates.queries";
import { ensureEntityEmbeddings } from "./embeddings.service";
import { changesAt } from "./fits";
import { gatesOf } from "./gate-words";
import { countFailures } from "./gates";
import type { Probe } from "./match-types";
import { type OwnEntity, selectOwnEntities } from "./matching.queries";
import { partsOf } from "./part-words";
import { compareMatches, type Match, rankMatches, scoreMatch } from "./ranking";
import { reasonsOf } from "./reasons";
import { selectTellingWords } from "./telling-words.queries";

/** Of very many entities those that were worked on last are matched: each costs a search. */
const ENTITIES_MATCHED_MAX = 50;
export const CANDIDATES: CandidateLimits = { exact: 3_000, kept: 600, nearest: 300, worded: 100 };

export type OpportunityMatch = MatchDetails & {
  opportunityId: string;
  /** 0–100, whole: the sum of the points of its parts. */
  matchScore: number;
  matchedEntityId: string;
};

/** Which of the caller's entities opportunities are compared with: one, or all. */
export type MatchScope = { entityId?: string | undefined };

/** Scores by opportunity id. What no entity is eligible for is not in it. */
export type MatchScores = ReadonlyMap<string, number>;

type Own = { entity: OwnEntity; probe: Probe };

/**
 * The user's entities, or the one that is asked for, each with what it is compared by.
 * @throws AppError not_found for an entity that is not the user's
 */
async function loadProbes(ctx: ServiceContext, { entityId }: MatchScope): Promise<Own[]> {
  const own = await selectOwnEntities(ctx.db, ctx.actor.id, ENTITIES_MATCHED_MAX, entityId);
  if (entityId !== undefined && own.length === 0) throw notFound("Entity");
  if (own.length === 0) return [];
  const vectors = await ensureEntityEmbeddings(ctx, own);
  const { model } = ctx.deps.embedder;
  return own.map((entity) => ({
    entity,
    probe: { vector: vectors.get(entity.id) ?? null, model, themes: themesOf(wordsOf(entity)) },
  }));
}

/** What an entity says of itself in words. */
const wordsOf = ({ name, mission, description }: OwnEntity) =>
  [name, mission, description].filter(Boolean).join("\n");

/** Gates and retrieval for one entity: what is worth ranking. Found once, until something changes that it depends on. */
function findCandidates(
  { actor, db, deps }: ServiceContext,
  { entity, probe }: Own,
  version: string,
  now: Date,
): Promise<Candidates> {
  const search = { userId: actor.id, entity, probe, now };
  return rememberCandidates(deps.db, search, version, async () => {
    const words = () => selectTellingWords(db, deps.db, wordsOf(entity));
    return selectCandidates(db, { ...search, words }, CANDIDATES);
  });
}

/** The scores of candidates, and the time in milliseconds for which they hold. */
type Scored = { from: Date; until: number; matches: Match[] };
const scored = new WeakMap<Candidates, Scored>();

/** Scores what was found for an entity. The same finding is scored again only when the days left of one of its deadlines change. */
function scoreAll(found: Candidates, { entity, probe }: Own, now: Date): Scored {
  const known = scored.get(found);
  if (known && known.from <= now && now.getTime() < known.until) return known;
  const matches = found.candidates.map((candidate) => scoreMatch(entity, candidate, probe, now));
  const until = Math.min(...found.candidates.map(({ closesAt }) => changesAt(closesAt, now)));
  const scores = { from: now, until, matches };
  scored.set(found, scores);
  return scores;
}

type Ranking = {
  ranked: Match[];
  /** Whether every one that is eligible is among them. */
  isComplete: boolean;
  /** The time in milliseconds from which it is another one, as long as nothing else changes. Past when a vector is still missing. */
  until: number;
};

/** All open, verified opportunities that one of the user's entities is eligible for, as far as they were looked at; best first. */
async function rankAll(ctx: ServiceContext, scope: MatchScope, now: Date): Promise<Ranking> {
  const matches: Match[] = [];
  let isComplete = true;
  let until = Infinity;
  const version = await selectVersion(ctx.db, ctx.actor.id);
  for (const own of await loadProbes(ctx, scope)) {
    const found = await findCandidates(ctx, own, version, now);
    const scores = scoreAll(found, own, now);
    for (const match of scores.matches) matches.push(match);
    isComplete &&= found.isComplete;
    until = Math.min(until, own.probe.vector === null ? 0 : scores.until);
  }
  return { ranked: rankMatches(matches), isComplete, until };
}

const described = perLanguage(() => new WeakMap<Match, MatchDetails>());

/** Everything behind a score, put into words once for each match and language. */
function detailsOf(match: Match): MatchDetails {
  const known = described().get(match);
  if (known) return known;
  const details = {
    matchReasons: reasonsOf(match),
    matchParts: partsOf(match),
    matchGates: gatesOf(match.entity, match.opportunity, match.gates),
  };
  described().set(match, details);
  return details;
}

/**
 * The open, verified opportunities that at least one of the user's entities is eligible for: each once, with the entity it suits best,
 * best first, at most 100. They stay so until `until` (milliseconds), as long as nothing that they are made of changes.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function listMatches(
  ctx: ServiceContext,
  scope: MatchScope = {},
): Promise<{ matches: OpportunityMatch[]; until: number }> {
  const { ranked, until } = await rankAll(ctx, scope, ctx.deps.clock.now());
  const matches = ranked.slice(0, MATCHES_MAX).map((match) => ({
    opportunityId: match.opportunity.id,
    matchScore: match.score,
    matchedEntityId: match.entity.id,
    ...detailsOf(match),
  }));
  return { matches, until };
}

/**
 * What the order of the list needs: the best matches, best first, and every score that was found on the way. When `isComplete`, an
 * opportunity without a score has none.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function rankForList(
  ctx: ServiceContext,
  scope: MatchScope,
): Promise<{
  best: { id: string; featured: boolean }[];
  scores: MatchScores;
  isComplete: boolean;
}> {
  const { ranked, isComplete } = await rankAll(ctx, scope, ctx.deps.clock.now());
  return {
    best: ranked.slice(0, MATCHES_MAX).map(({ opportunity: { id, featured } }) => ({ id, featured })),
    scores: scoresOf(ranked),
    isComplete,
  };
}

const scoresOf = (ranked: readonly Match[]): MatchScores =>
  new Map(ranked.map(({ opportunity, score }) => [opportunity.id, score]));

/** So many opportunities are scored in one go; then it is somebody else's turn. */
const SCORED_AT_ONCE = 250;

/**
 * Shows every entity of the user beside each of the given opportunities, entity by entity. Of a long list with many entities there are
 * a hundred thousand: whoever looks keeps only what is needed.
 */
async function matchGiven(
  ctx: ServiceContext,
  opportunityIds: readonly string[],
  scope: MatchScope,
  look: (match: Match) => void,
): Promise<void> {
  if (opportunityIds.length === 0) return;
  const now = ctx.deps.clock.now();
  for (const { entity, probe } of await loadProbes(ctx, scope)) {
    for (let from = 0; from < opportunityIds.length; from += SCORED_AT_ONCE) {
      const ids = opportunityIds.slice(from, from + SCORED_AT_ONCE);
      const candidates = await selectCandidatesByIds(ctx.db, ids, probe);
      for (const candidate of candidates) look(scoreMatch(entity, candidate, probe, now));
      await setImmediate();
    }
  }
}

/**
 * The best score of each given opportunity over the user's entities.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function scoreOpportunities(
  ctx: ServiceContext,
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
  ctx: ServiceContext,
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
