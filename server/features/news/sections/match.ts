import { NEWS_FINDS_MAX } from "@shared/constants/news";
import { MATCH_BANDS } from "@shared/constants/matching";
import type { Deps } from "../../../context/deps";
import { findThemes } from "../../matching/embedder/themes";
import { selectMatchable } from "../../ai-consents/agreed";
import { embedEntity, type EntityEmbedNeeds } from "../../matching/retrieval/embeddings.service";
import { findMinPoints } from "../../matching/engine/calibration";
import { textFit } from "../../matching/engine/fits";
import { ANY, listCountries } from "../../matching/engine/gates";
import type { Candidate, EntityFacts, EntityWithAnswers } from "../../matching/engine/match-types";
import { compareMatches, type Match, scoreMatch } from "../../matching/engine/ranking";
import { POINTS } from "../../matching/engine/scoring";
import { groupBy, listIds, type RunTimes, type Recipient, type NewsItem } from "../recipients";
import { selectEntities, selectSeenByPeople } from "./match.queries";
import type { PublishedOpportunity } from "./newly-published";
import { findReason } from "./reason";
import { measureNearness, type TextVectors } from "./text-vectors";

/** Matches below "Possible match" are not sent. */
const SCORE_MIN = findMinPoints(MATCH_BANDS.find(({ label }) => label === "Possible match")!.from);
/** At most this many entities of a person are matched, last edited first, as in the lists. */
const ENTITIES_MAX = 50;
/** How long an opportunity waits for a missing vector, its own or the entity's. */
const VECTOR_WAIT_MS = 3 * 86_400_000;

/** `isMatchable`: a missing vector will come. Without the owners' agreement to an embedding service there is none. */
type LoadedEntity = { userId: string; entity: EntityWithAnswers; texts: TextVectors; isMatchable: boolean };

/**
 * Finds a person's best matches among the opportunities published since their last digest, best first. If a
 * vector was missing, `retryFrom` is the time from which the next digest has to start again.
 */
export type MatchFinder = (
  person: Recipient,
  /** Opportunities that the digest has already. */
  alreadyListed: ReadonlySet<string>,
) => Promise<{ items: NewsItem<"match">[]; retryFrom: Date | null }>;

/**
 * Loads the entities of a batch of people, and returns the function that finds the matches of each of them.
 * @param published newly published opportunities, the same for all people
 */
export async function createMatchFinder(
  deps: Pick<Deps, EntityEmbedNeeds | "jobs">,
  people: readonly Recipient[],
  published: readonly PublishedOpportunity[],
  { now }: RunTimes,
  yieldToEventLoop: () => Promise<void>,
): Promise<MatchFinder> {
  if (published.length === 0) return async () => ({ items: [], retryFrom: null });
  const entitiesByUser = groupBy(
    await loadEntities(deps, listIds(people), yieldToEventLoop),
    ({ userId }) => userId,
  );
  const byId = new Map(published.map((opportunity) => [opportunity.candidate.id, opportunity]));
  const since = new Date(Math.min(...people.map(({ until }) => until.getTime())));
  const seen = await selectSeenByPeople(deps.db, listIds(people), since);
  return async (person, alreadyListed) => {
    const from = person.until.getTime();
    const isNew = ({ verifiedAt, candidate: { id } }: PublishedOpportunity) =>
      verifiedAt > from && !seen.get(person.id)?.has(id) && !alreadyListed.has(id);
    const bestMatches = new Map<string, Match>();
    const waitingTimes: number[] = [];
    for (const entity of entitiesByUser.get(person.id) ?? []) {
      for (const match of findBestMatches(entity, published, isNew, deps.embedder.model, now)) {
        const other = bestMatches.get(match.opportunity.id);
        if (!other || match.score > other.score) bestMatches.set(match.opportunity.id, match);
      }
      waitingTimes.push(...findWaiting(entity, published, isNew, now));
      await yieldToEventLoop();
    }
    const items = [...bestMatches.values()]
      .sort(compareMatches)
      .slice(0, NEWS_FINDS_MAX)
      .map((match) => toNewsItem(person.id, match, byId.get(match.opportunity.id)!));
    // This is one millisecond earlier, because only opportunities published after `until` count.
    const earliest = waitingTimes.reduce((a, b) => Math.min(a, b), Infinity) - 1;
    return { items, retryFrom: earliest === Infinity ? null : new Date(earliest) };
  };
}

/** Loads entities and makes missing vectors. A remote embedder makes them in a job, for the next digest. */
async function loadEntities(
  deps: Pick<Deps, EntityEmbedNeeds | "jobs">,
  userIds: string[],
  yieldToEventLoop: () => Promise<void>,
): Promise<LoadedEntity[]> {
  const { db, embedder, jobs, log } = deps;
  const load = () => selectEntities(db, userIds, embedder.model, ENTITIES_MAX);
  let rows = await load();
  const missing = rows.filter(({ texts }) => texts.vector === null).map(({ entity }) => entity.id);
  const matchable = await selectMatchable(deps, missing);
  for (const entityId of matchable) {
    await (
      embedder.isRemote
        ? jobs.enqueue(db, "embed-entity", { entityId }, { key: entityId })
        : embedEntity(deps, entityId)
    ).catch((error: unknown) => log.warn({ err: error }, "an entity could not be embedded for its news"));
    await yieldToEventLoop();
  }
  if (missing.length > 0 && !embedder.isRemote) rows = await load();
  return rows.map((row) => ({
    ...row,
    isMatchable: row.texts.vector !== null || matchable.has(row.entity.id),
  }));
}

type Contender = { candidate: Candidate; similarity: number | null; textPoints: number };

/**
 * Finds the best matches of an entity. Only opportunities that can still be among them are scored in full.
 */
function findBestMatches(
  { entity, texts }: LoadedEntity,
  published: readonly PublishedOpportunity[],
  isNew: (opportunity: PublishedOpportunity) => boolean,
  model: string,
  now: Date,
): Match[] {
  const textProbe = { model, themes: entity.industry?.length ? [] : findThemes(joinTexts(entity)) };
  const mayApply = createEligibilityCheck(entity);
  const contenders: Contender[] = [];
  for (const opportunity of published) {
    const { candidate } = opportunity;
    if (!mayApply(candidate) || !isNew(opportunity)) continue;
    const similarity = measureNearness(model, texts, opportunity.texts);
    const textPoints = Math.round(POINTS.text * textFit(similarity, model).share);
    if (textPoints + POINTS_BESIDE_TEXT >= SCORE_MIN) contenders.push({ candidate, similarity, textPoints });
  }
  contenders.sort((a, b) => b.textPoints - a.textPoints);
  const bestMatches: Match[] = [];
  for (const { candidate, similarity, textPoints } of contenders) {
    const minScore = bestMatches.length < NEWS_FINDS_MAX ? SCORE_MIN : bestMatches.at(-1)!.score;
    // All later ones have fewer points for their text, and stay below even with full points for everything
    // else.
    if (textPoints + POINTS_BESIDE_TEXT < minScore) break;
    // The shared object itself is scored, because scoring caches the themes of its text by object.
    candidate.similarity = similarity;
    const match = scoreMatch(entity, candidate, textProbe, now);
    if (!match.isEligible || match.score < minScore) continue;
    bestMatches.push({ ...match, opportunity: { ...candidate } });
    bestMatches.sort(compareMatches);
    bestMatches.splice(NEWS_FINDS_MAX);
  }
  return bestMatches;
}

/**
 * Returns the publication times of opportunities that may suit an entity but lack a vector to compare, unless
 * they have waited too long.
 */
function findWaiting(
  { entity, texts: { vector }, isMatchable }: LoadedEntity,
  published: readonly PublishedOpportunity[],
  isNew: (opportunity: PublishedOpportunity) => boolean,
  now: Date,
): number[] {
  if (!isMatchable) return [];
  const mayApply = createEligibilityCheck(entity);
  const latest = now.getTime() - VECTOR_WAIT_MS;
  return published
    .filter((opportunity) => opportunity.verifiedAt > latest && !(vector && opportunity.texts.vector))
    .filter((opportunity) => mayApply(opportunity.candidate) && isNew(opportunity))
    .map(({ verifiedAt }) => verifiedAt);
}
const POINTS_BESIDE_TEXT = Object.values(POINTS).reduce((sum, points) => sum + points, -POINTS.text);

const joinTexts = ({ name, mission, description }: EntityFacts) =>
  [name, mission, description].filter(Boolean).join("\n");

/**
 * Creates a check of the two rules that exclude most opportunities. They are the same as in `eligibleFor` for
 * the lists.
 */
function createEligibilityCheck(entity: EntityFacts): (opportunity: Candidate) => boolean {
  const { type, country } = entity;
  const ownCountries = listCountries(entity);
  return ({ eligibleEntityTypes: types, eligibleEntityTypesOpenEnded, eligibleCountries: countries }) =>
    (types.length === 0 || eligibleEntityTypesOpenEnded || types.includes(type) || types.includes(ANY)) &&
    (countries.length === 0 ||
      country === null ||
      countries.some((code) => code === ANY || ownCountries.includes(code)));
}

function toNewsItem(
  userId: string,
  match: Match,
  { candidate, deadlineTimezone }: PublishedOpportunity,
): NewsItem<"match"> {
  const { id, name, funderName, deadline } = candidate;
  return {
    userId,
    kind: "match",
    key: `match:${id}`,
    entityId: match.entity.id,
    opportunityId: id,
    data: {
      opportunity: { id, name, funderName, deadline, deadlineTimezone },
      entityName: match.entity.name,
      score: match.percent,
      reason: findReason({ ...match, opportunity: candidate }),
    },
  };
}
