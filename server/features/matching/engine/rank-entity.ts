import { MATCHES_MAX } from "@shared/constants/limits";
import { getCatalogueDb, type ServiceContext } from "../../../context/deps";
import { createYield } from "../../../platform/concurrency/yield-to-event-loop";
import {
  type CandidateLimits,
  type Candidates,
  type CandidateSource,
  selectCandidates,
} from "./candidates.queries";
import { changesAt } from "./fits";
import type { Candidate, Probe } from "./match-types";
import type { OwnEntity } from "./matching.queries";
import { compareMatches, type Match, toPlace, scoreMatch } from "./ranking";
import { type RankingView, rememberRanking } from "./ranking-cache";
import { selectTellingWords } from "./telling-words.queries";

export const CANDIDATES: CandidateLimits = { exact: 3_000, ranked: 600, nearest: 300, byWords: 100 };

/** Scoring blocks the event loop for at most this long at a time. */
const WORK_MS = 8;
export const createScoringYield = () => createYield({ workMs: WORK_MS, pauseMs: 0 });

/** An entity of the caller, with the data it is compared by. */
export type Own = { entity: OwnEntity; probe: Probe };

/** Joins the texts in which an entity describes itself. */
export const joinOwnTexts = ({ name, mission, description }: OwnEntity) =>
  [name, mission, description].filter(Boolean).join("\n");

/** Returns the source from which a request reads opportunities to rank. */
export const candidateSource = (ctx: ServiceContext<"matchingCaches">): CandidateSource => ({
  db: getCatalogueDb(ctx),
  facts: ctx.deps.matchingCaches.facts,
});

/** Scores opportunities for an entity one after the other, and lets other requests run in between. */
export async function* scoreEach(
  { entity, probe }: Own,
  candidates: readonly Candidate[],
  now: Date,
): AsyncGenerator<Match> {
  const yieldToEventLoop = createScoringYield();
  for (const candidate of candidates) {
    yield scoreMatch(entity, candidate, probe, now);
    await yieldToEventLoop();
  }
}

/**
 * Ranks the opportunities that one entity is eligible for, best first. The result is cached until something
 * changes that it depends on.
 * @param version the version of a ranking (see `selectVersions`), read before the data
 * @returns the ranking, and in `justScored` the best matches in full if they were scored in this call
 */
export async function rankEntity(
  ctx: ServiceContext<"matchingCaches">,
  own: Own,
  version: string,
  now: Date,
): Promise<RankingView & { justScored: readonly Match[] }> {
  const { entity, probe } = own;
  const { actor, deps } = ctx;
  const db = getCatalogueDb(ctx);
  const subject = {
    userId: actor.id,
    entity: { id: entity.id, version: entity.version, hasVector: probe.vector !== null },
    model: probe.model,
    version,
    now,
  };
  let justScored: Match[] = [];
  const ranking = await rememberRanking(deps.matchingCaches.rankings, subject, async () => {
    const words = () => selectTellingWords(ctx.db, joinOwnTexts(entity), db);
    const search = { userId: actor.id, entity, probe, now, words };
    const found = await selectCandidates(candidateSource(ctx), search, CANDIDATES);
    const eligible = await scoreEligible(own, found, now);
    justScored = eligible.slice(0, MATCHES_MAX);
    const ranked = eligible.map((match) => ({ ...toPlace(match), featured: match.opportunity.featured }));
    const until = changesAt(found.candidates, now);
    return { value: { ranked, isComplete: found.isComplete, until }, until };
  });
  return { ...ranking, justScored };
}

async function scoreEligible(own: Own, { candidates }: Candidates, now: Date): Promise<Match[]> {
  const eligible: Match[] = [];
  for await (const match of scoreEach(own, candidates, now)) if (match.isEligible) eligible.push(match);
  return eligible.sort(compareMatches);
}
