import { NEWS_FINDS_MAX } from "@shared/constants/news";
import { MATCH_BANDS } from "@shared/constants/matching";
import type { Deps } from "../../../context/deps";
import { themesOf } from "../../matching/embedder/themes";
import { embedEntity } from "../../matching/retrieval/embeddings.service";
import { textFit } from "../../matching/engine/fits";
import { ANY, countriesOf } from "../../matching/engine/gates";
import type { Candidate, EntityFacts } from "../../matching/engine/match-types";
import { compareMatches, type Match, scoreMatch } from "../../matching/engine/ranking";
import { POINTS } from "../../matching/engine/scoring";
import { grouped, idsOf, type Moments, type NewsPerson, type Piece } from "../people";
import { selectEntities, selectKnownToPeople } from "./match.queries";
import { type NewOpportunity, readVector } from "./new-on-show";
import { reasonFor } from "./reason";

/** Less than a good match is no news. */
const SCORE_MIN = MATCH_BANDS.find(({ label }) => label === "Good match")!.from;
/** Of very many entities those that were worked on last are matched, as everywhere. */
const ENTITIES_MAX = 50;
/** So long what came on show waits for a vector that is missing, its own or the entity's. */
const WAITS_MS = 3 * 86_400_000;

type OwnEntity = { userId: string; entity: EntityFacts; vector: Float32Array | null };

/**
 * The best good matches of each person among what came on show since they were last told, best first; and from when on the next morning
 * is to look again, where without a vector nobody could say.
 */
export type MatchFinder = (
  person: NewsPerson,
  /** Opportunities that are told them anyway. */
  told: ReadonlySet<string>,
) => Promise<{ pieces: Piece<"match">[]; lookAgainFrom: Date | null }>;

/**
 * Reads what matching needs of a batch of people, and gives the function that finds the matches of each of them.
 * @param news what came on show, for all people
 */
export async function createMatchFinder(
  deps: Pick<Deps, "db" | "embedder" | "embedderFailures" | "jobs" | "log">,
  people: readonly NewsPerson[],
  news: readonly NewOpportunity[],
  { now }: Moments,
  yieldToEventLoop: () => Promise<void>,
): Promise<MatchFinder> {
  if (news.length === 0) return async () => ({ pieces: [], lookAgainFrom: null });
  const own = grouped(await loadEntities(deps, idsOf(people), yieldToEventLoop), ({ userId }) => userId);
  const byId = new Map(news.map((opportunity) => [opportunity.candidate.id, opportunity]));
  const since = new Date(Math.min(...people.map(({ until }) => until.getTime())));
  const known = await selectKnownToPeople(deps.db, idsOf(people), since);
  return async (person, told) => {
    const from = person.until.getTime();
    const isNews = ({ verifiedAt, candidate: { id } }: NewOpportunity) =>
      verifiedAt > from && !known.get(person.id)?.has(id) && !told.has(id);
    const best = new Map<string, Match>();
    const waiting: number[] = [];
    for (const entity of own.get(person.id) ?? []) {
      for (const match of bestMatches(entity, news, isNews, deps.embedder.model, now)) {
        const other = best.get(match.opportunity.id);
        if (!other || match.score > other.score) best.set(match.opportunity.id, match);
      }
      waiting.push(...waitingFor(entity, news, isNews, now));
      await yieldToEventLoop();
    }
    const pieces = [...best.values()]
      .sort(compareMatches)
      .slice(0, NEWS_FINDS_MAX)
      .map((match) => toPiece(person.id, match, byId.get(match.opportunity.id)!));
    // What came on show at that moment is to be after it.
    const first = waiting.reduce((a, b) => Math.min(a, b), Infinity) - 1;
    return { pieces, lookAgainFrom: first === Infinity ? null : new Date(first) };
  };
}

/** A vector that is missing is made now, or at a service, where it takes its time, for the next morning. */
async function loadEntities(
  deps: Pick<Deps, "db" | "embedder" | "embedderFailures" | "jobs" | "log">,
  userIds: string[],
  yieldToEventLoop: () => Promise<void>,
): Promise<OwnEntity[]> {
  const { db, embedder, jobs, log } = deps;
  const load = () => selectEntities(db, userIds, embedder.model, ENTITIES_MAX);
  let rows = await load();
  const missing = rows.filter(({ vector }) => vector === null);
  for (const { entity } of missing) {
    await (
      embedder.isRemote
        ? jobs.enqueue(db, "embed-entity", { entityId: entity.id }, { key: entity.id })
        : embedEntity(deps, entity.id)
    ).catch((error: unknown) => log.warn({ err: error }, "an entity could not be embedded for its news"));
    await yieldToEventLoop();
  }
  if (missing.length > 0 && !embedder.isRemote) rows = await load();
  return rows.map(({ vector, ...row }) => ({ ...row, vector: readVector(vector) }));
}

type Chance = { candidate: Candidate; similarity: number | null; textPoints: number };

/** The good matches of an entity, as many as are told. Only what can still be among them is scored in full. */
function bestMatches(
  { entity, vector }: OwnEntity,
  news: readonly NewOpportunity[],
  isNews: (opportunity: NewOpportunity) => boolean,
  model: string,
  now: Date,
): Match[] {
  const probe = { model, themes: entity.industry?.length ? [] : themesOf(wordsOf(entity)) };
  const mayApply = mayApplyTo(entity);
  const chances: Chance[] = [];
  for (const opportunity of news) {
    const { candidate } = opportunity;
    if (!mayApply(candidate) || !isNews(opportunity)) continue;
    const similarity = vector && opportunity.vector && cosineOf(vector, opportunity.vector);
    const textPoints = Math.round(POINTS.text * textFit(similarity, model).share);
    if (textPoints + POINTS_BESIDE_TEXT >= SCORE_MIN) chances.push({ candidate, similarity, textPoints });
  }
  chances.sort((a, b) => b.textPoints - a.textPoints);
  const best: Match[] = [];
  for (const { candidate, similarity, textPoints } of chances) {
    const worst = best.length < NEWS_FINDS_MAX ? SCORE_MIN : best.at(-1)!.score;
    // The others have no more points for their text: with all that there are for the rest they stay behind.
    if (textPoints + POINTS_BESIDE_TEXT < worst) break;
    // Scored as the very object that all people share: what its words say is read once, and remembered by it.
    candidate.similarity = similarity;
    const match = scoreMatch(entity, candidate, probe, now);
    if (!match.isEligible || match.score < worst) continue;
    best.push({ ...match, opportunity: { ...candidate } });
    best.sort(compareMatches);
    best.splice(NEWS_FINDS_MAX);
  }
  return best;
}

/** Of what is not too old to wait and may suit an entity, but has not been compared with it, when it came on show. */
function waitingFor(
  { entity, vector }: OwnEntity,
  news: readonly NewOpportunity[],
  isNews: (opportunity: NewOpportunity) => boolean,
  now: Date,
): number[] {
  const mayApply = mayApplyTo(entity);
  const latest = now.getTime() - WAITS_MS;
  return news
    .filter((one) => one.verifiedAt > latest && !(vector && one.vector))
    .filter((one) => mayApply(one.candidate) && isNews(one))
    .map(({ verifiedAt }) => verifiedAt);
}
const POINTS_BESIDE_TEXT = Object.values(POINTS).reduce((sum, points) => sum + points, -POINTS.text);

const wordsOf = ({ name, mission, description }: EntityFacts) =>
  [name, mission, description].filter(Boolean).join("\n");

/** The two rules that keep most out, before anything else is looked at: as `eligibleFor` has them for the lists. */
function mayApplyTo(entity: EntityFacts): (opportunity: Candidate) => boolean {
  const { type, country } = entity;
  const own = countriesOf(entity);
  return ({ eligibleEntityTypes: types, eligibleEntityTypesOpenEnded, eligibleCountries: countries }) =>
    (types.length === 0 || eligibleEntityTypesOpenEnded || types.includes(type) || types.includes(ANY)) &&
    (countries.length === 0 ||
      country === null ||
      countries.some((code) => code === ANY || own.includes(code)));
}

/** Vectors have the length 1. */
function cosineOf(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
}

function toPiece(
  userId: string,
  match: Match,
  { candidate, deadlineTimezone }: NewOpportunity,
): Piece<"match"> {
  const { id, name, funderName, deadline } = candidate;
  return {
    userId,
    kind: "match",
    key: `match:${id}`,
    opportunityId: id,
    data: {
      opportunity: { id, name, funderName, deadline, deadlineTimezone },
      entityName: match.entity.name,
      score: match.score,
      reason: reasonFor({ ...match, opportunity: candidate }),
    },
  };
}
