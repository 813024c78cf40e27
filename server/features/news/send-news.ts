import type { Deps } from "../../context/deps";
import { createYield } from "../../platform/concurrency/yield-to-event-loop";
import { insertMissingMornings, selectDuePeople, selectDueZones } from "./mornings.queries";
import { createSearchAmong, type SearchAmong } from "../opportunities/search.service";
import type { Moments, NewsPerson, Piece } from "./people";
import { selectFollowedChanges } from "./sections/change.queries";
import { selectDueReminders } from "./sections/deadline.queries";
import { foldChanges } from "./sections/fold-changes";
import { createMatchFinder } from "./sections/match";
import { loadNewOnShow, type NewOpportunity } from "./sections/new-on-show";
import { selectNextActions } from "./sections/next-action.queries";
import { areSearchesFirst, createSearchFinder } from "./sections/saved-search";
import { type Gathered, writeMorning } from "./write-morning";

/** People who are told in one transaction: few, so that nobody waits for it long. */
const PEOPLE_AT_ONCE = 100;
/**
 * What is younger is left for the next morning. A change is seen only once its transaction has ended, with the time at which it was made:
 * told up to this very moment, what a transaction still open writes would be before what is told and after what was seen, and lost. And
 * what came on show just now has no vector yet.
 */
const SETTLING_MS = 10 * 60_000;

/** The news of a morning may wait; requests may not. */
const TURNS = { workMs: 4, pauseMs: 2 };

type NewsDeps = Pick<
  Deps,
  | "db"
  | "clock"
  | "config"
  | "keys"
  | "mail"
  | "embedder"
  | "embedderFailures"
  | "matchingCaches"
  | "jobs"
  | "push"
  | "log"
>;

/**
 * Tells everybody whose morning has come what is new since they were last told, and owes each at most one mail of it. What is found is
 * read outside of any transaction, so that no request waits for it; what is written (see `writeMorning`) is written once, however often
 * and by however many servers this is called.
 * @param signal ends it between two batches of people; what was told stays told
 * @returns how many people's mornings were dealt with, and how many mails are owed for them
 * @throws Error at the end, when everybody else is told, if there were people who could not be: they are tried again at the next call
 */
export async function sendNews(
  deps: NewsDeps,
  signal?: AbortSignal,
): Promise<{ people: number; mails: number }> {
  const { db, clock } = deps;
  const now = clock.now();
  const moments = { now, horizon: new Date(now.getTime() - SETTLING_MS) };
  const sum: Sum = { people: 0, mails: 0 };
  const failures: unknown[] = [];
  await insertMissingMornings(db, now);
  const zones = await selectDueZones(db, now);
  if (zones.length === 0) return sum;
  const since = new Date(Math.min(...zones.map(({ until }) => until.getTime())));
  const yieldToEventLoop = createYield({ ...TURNS, signal });
  const run: Run = {
    moments,
    yieldToEventLoop,
    newOnShow: await loadNewOnShow(deps, since, moments, yieldToEventLoop),
    searchAmong: createSearchAmong({ db, deps }),
  };
  for (let afterId: string | null = null; ;) {
    signal?.throwIfAborted();
    const people = await selectDuePeople(db, zones, { afterId, limit: PEOPLE_AT_ONCE });
    const last = people.at(-1);
    if (!last) break;
    afterId = last.id;
    failures.push(...(await tellEach(deps, people, run, sum, signal)));
  }
  if (failures.length > 0)
    throw new Error(`News could not be told to so many people: ${failures.length}`, { cause: failures[0] });
  return sum;
}

type Sum = { people: number; mails: number };

/**
 * Tells a batch of people, or where that fails one after the other: then one whose news cannot be read or written keeps nobody else
 * from theirs.
 * @param sum what was done is added to it
 * @returns an error for each person who was not told
 */
async function tellEach(
  deps: NewsDeps,
  people: readonly NewsPerson[],
  run: Run,
  sum: Sum,
  signal: AbortSignal | undefined,
): Promise<unknown[]> {
  try {
    await tell(deps, people, run, sum);
    return [];
  } catch (error) {
    signal?.throwIfAborted();
    const [person, ...others] = people;
    if (person && others.length === 0) {
      deps.log.error({ userId: person.id, err: error }, "somebody's news could not be told");
      return [error];
    }
  }
  const failures: unknown[] = [];
  for (const person of people) failures.push(...(await tellEach(deps, [person], run, sum, signal)));
  return failures;
}

async function tell(deps: NewsDeps, people: readonly NewsPerson[], run: Run, sum: Sum): Promise<void> {
  const found = await gather(deps, people, run);
  const written = await writeMorning(deps, people, found, run.moments);
  sum.people += written.people;
  sum.mails += written.mails;
  if (written.mails > 0) deps.mail.nudge();
}

/** What all people of a run share. */
type Run = {
  moments: Moments;
  yieldToEventLoop: () => Promise<void>;
  newOnShow: readonly NewOpportunity[];
  searchAmong: SearchAmong;
};

/** All that is new for a batch of people. */
async function gather(
  deps: NewsDeps,
  people: readonly NewsPerson[],
  { moments, yieldToEventLoop, newOnShow, searchAmong }: Run,
): Promise<Gathered> {
  const { db } = deps;
  const reminders = await selectDueReminders(db, people, moments.now);
  const findMatches = await createMatchFinder(deps, people, newOnShow, moments, yieldToEventLoop);
  const findInSearches = await createSearchFinder(db, searchAmong, people, moments);
  const pieces: Piece[] = [
    ...reminders.map(({ piece }) => piece),
    ...(await selectNextActions(db, people)),
    ...foldChanges(await selectFollowedChanges(db, people, moments.horizon)),
  ];
  const searches = new Map<string, string[]>();
  const until = new Map<string, Date>();
  for (const person of people) {
    const early = areSearchesFirst(person) ? await findInSearches(person, new Set()) : null;
    const known = opportunitiesOf(early?.pieces ?? []);
    const { pieces: matches, lookAgainFrom } = await findMatches(person, known);
    const { pieces: finds, searchIds } = early ?? (await findInSearches(person, opportunitiesOf(matches)));
    pieces.push(...matches, ...finds);
    searches.set(person.id, searchIds);
    if (lookAgainFrom) until.set(person.id, lookAgainFrom);
  }
  return { pieces, reminders, searches, until };
}

const opportunitiesOf = (pieces: readonly Piece[]) =>
  new Set(pieces.flatMap(({ opportunityId }) => opportunityId ?? []));
