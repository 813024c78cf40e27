import type { Deps } from "../../context/deps";
import { createYield } from "../../platform/concurrency/yield-to-event-loop";
import { insertMissingCursors, selectDueRecipients, selectDueZones } from "./digest-cursors.queries";
import { createFilteredSearch, type FilteredSearch } from "../opportunities/search.service";
import type { RunTimes, Recipient, NewsItem } from "./recipients";
import { selectFollowedChanges } from "./sections/change.queries";
import { selectDueReminders } from "./sections/deadline.queries";
import { mergeChanges } from "./sections/merge-changes";
import { createMatchFinder } from "./sections/match";
import { loadNewlyPublished, type PublishedOpportunity } from "./sections/newly-published";
import { selectNextActions } from "./sections/next-action.queries";
import { doSearchesComeFirst, createSearchFinder } from "./sections/saved-search";
import { type CollectedNews, writeDigests } from "./write-digest";

/** People in one transaction: few, so that it holds its locks for a short time only. */
const PEOPLE_AT_ONCE = 100;
/**
 * Younger changes wait for the next digest. A change gets its time when it is made, but is visible only after its transaction commits:
 * with a horizon of now, a change of an open transaction would be missed for ever. And a new opportunity has no vector yet.
 */
const SETTLING_MS = 10 * 60_000;

/** Digests may wait, requests may not: after each slice of work the event loop is free for a while. */
const TURNS = { workMs: 4, pauseMs: 2 };

type DigestDeps = Pick<
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
 * Writes the news of everybody whose digest is due, and queues at most one mail for each. News is read outside of transactions, so that
 * no request waits for it; several servers may run this at once, for each digest is written once (see `writeDigests`).
 * @param signal stops it between two batches of people; written digests stay
 * @returns the number of people handled and of mails queued
 * @throws Error at the end, after all others are done, when some digests failed; the next call tries those again
 */
export async function sendDigests(
  deps: DigestDeps,
  signal?: AbortSignal,
): Promise<{ people: number; mails: number }> {
  const { db, clock } = deps;
  const now = clock.now();
  const times = { now, horizon: new Date(now.getTime() - SETTLING_MS) };
  const totals: Totals = { people: 0, mails: 0 };
  const failures: unknown[] = [];
  await insertMissingCursors(db, now);
  const zones = await selectDueZones(db, now);
  if (zones.length === 0) return totals;
  const since = new Date(Math.min(...zones.map(({ until }) => until.getTime())));
  const yieldToEventLoop = createYield({ ...TURNS, signal });
  const run: DigestRun = {
    times,
    yieldToEventLoop,
    newlyPublished: await loadNewlyPublished(deps, since, times, yieldToEventLoop),
    searchInList: createFilteredSearch({ db, deps }),
  };
  for (let afterId: string | null = null; ;) {
    signal?.throwIfAborted();
    const people = await selectDueRecipients(db, zones, { afterId, limit: PEOPLE_AT_ONCE });
    const last = people.at(-1);
    if (!last) break;
    afterId = last.id;
    failures.push(...(await sendToEach(deps, people, run, totals, signal)));
  }
  if (failures.length > 0)
    throw new Error(`News could not be told to so many people: ${failures.length}`, { cause: failures[0] });
  return totals;
}

type Totals = { people: number; mails: number };

/**
 * Writes the digests of a batch of people; when that fails, of one person at a time, so that one failure affects nobody else.
 * @param totals is increased by what was done
 * @returns an error for each person whose digest failed
 */
async function sendToEach(
  deps: DigestDeps,
  people: readonly Recipient[],
  run: DigestRun,
  sum: Totals,
  signal: AbortSignal | undefined,
): Promise<unknown[]> {
  try {
    await sendBatch(deps, people, run, sum);
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
  for (const person of people) failures.push(...(await sendToEach(deps, [person], run, sum, signal)));
  return failures;
}

async function sendBatch(
  deps: DigestDeps,
  people: readonly Recipient[],
  run: DigestRun,
  sum: Totals,
): Promise<void> {
  const found = await collectNews(deps, people, run);
  const written = await writeDigests(deps, people, found, run.times);
  sum.people += written.people;
  sum.mails += written.mails;
  if (written.mails > 0) deps.mail.nudge();
}

/** Shared by all people of a run. */
type DigestRun = {
  times: RunTimes;
  yieldToEventLoop: () => Promise<void>;
  newlyPublished: readonly PublishedOpportunity[];
  searchInList: FilteredSearch;
};

/** Collects the news of a batch of people. */
async function collectNews(
  deps: DigestDeps,
  people: readonly Recipient[],
  { times, yieldToEventLoop, newlyPublished, searchInList }: DigestRun,
): Promise<CollectedNews> {
  const { db } = deps;
  const reminders = await selectDueReminders(db, people, times.now);
  const findMatches = await createMatchFinder(deps, people, newlyPublished, times, yieldToEventLoop);
  const findInSearches = await createSearchFinder(db, searchInList, people, times);
  const items: NewsItem[] = [
    ...reminders.map(({ item }) => item),
    ...(await selectNextActions(db, people)),
    ...mergeChanges(await selectFollowedChanges(db, people, times.horizon)),
  ];
  const searchIds = new Map<string, string[]>();
  const until = new Map<string, Date>();
  for (const person of people) {
    const early = doSearchesComeFirst(person) ? await findInSearches(person, new Set()) : null;
    const listed = listOpportunityIds(early?.items ?? []);
    const { items: matches, retryFrom } = await findMatches(person, listed);
    const finds = early ?? (await findInSearches(person, listOpportunityIds(matches)));
    items.push(...matches, ...finds.items);
    searchIds.set(person.id, finds.searchIds);
    if (retryFrom) until.set(person.id, retryFrom);
  }
  return { items, reminders, searchIds, until };
}

const listOpportunityIds = (items: readonly NewsItem[]) =>
  new Set(items.flatMap(({ opportunityId }) => opportunityId ?? []));
