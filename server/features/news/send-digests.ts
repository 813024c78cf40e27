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
import { selectExpiringDocuments } from "./sections/document.queries";
import { selectDueObligations } from "./sections/obligation.queries";
import { selectDueTasks } from "./sections/task.queries";
import { doSearchesComeFirst, createSearchFinder } from "./sections/saved-search";
import { type CollectedNews, writeDigests } from "./write-digest";

/** The number of people in one transaction. It is small, so that locks are held only for a short time. */
const PEOPLE_AT_ONCE = 100;
/**
 * Changes younger than this wait for the next digest. A change gets its time when it is made, but is visible
 * only after its transaction commits. With a horizon of now, a change of an open transaction would be missed
 * for ever. Also, a new opportunity has no vector yet.
 */
const SETTLING_MS = 10 * 60_000;

/** Digests may wait, but requests may not. So the event loop is free for a while after each slice of work. */
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
 * Writes the news of everybody whose digest is due, and queues at most one mail for each. News is read
 * outside of transactions, so that no request waits for it. Several servers may run this at once, because
 * each digest is written once (see `writeDigests`).
 * @param signal stops it between two batches of people; written digests stay
 * @returns the number of people handled and of mails queued
 * @throws Error at the end, after all others are done, if some digests failed; the next call tries those
 * again
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
    throw new Error(`Digests failed for ${failures.length} people`, { cause: failures[0] });
  return totals;
}

type Totals = { people: number; mails: number };

/**
 * Writes the digests of a batch of people. If that fails, it writes them one person at a time, so that one
 * failure affects nobody else.
 * @param totals is increased by the digests written
 * @returns an error for each person whose digest failed
 */
async function sendToEach(
  deps: DigestDeps,
  people: readonly Recipient[],
  run: DigestRun,
  totals: Totals,
  signal: AbortSignal | undefined,
): Promise<unknown[]> {
  try {
    await sendBatch(deps, people, run, totals);
    return [];
  } catch (error) {
    signal?.throwIfAborted();
    const [person, ...others] = people;
    if (person && others.length === 0) {
      deps.log.error({ userId: person.id, err: error }, "a digest could not be written");
      return [error];
    }
  }
  const failures: unknown[] = [];
  for (const person of people) failures.push(...(await sendToEach(deps, [person], run, totals, signal)));
  return failures;
}

async function sendBatch(
  deps: DigestDeps,
  people: readonly Recipient[],
  run: DigestRun,
  totals: Totals,
): Promise<void> {
  const found = await collectNews(deps, people, run);
  const written = await writeDigests(deps, people, found, run.times);
  totals.people += written.people;
  totals.mails += written.mails;
  if (written.mails > 0) deps.mail.nudge();
}

/** The data that all people of a run share. */
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
    ...(await selectDueTasks(db, people)),
    ...(await selectExpiringDocuments(db, people)),
    ...(await selectDueObligations(db, people)),
    ...mergeChanges(await selectFollowedChanges(db, people, times.horizon)),
  ];
  const searchIds = new Map<string, string[]>();
  const until = new Map<string, Date>();
  for (const person of people) {
    const earlyFinds = doSearchesComeFirst(person) ? await findInSearches(person, new Set()) : null;
    const listedIds = listOpportunityIds(earlyFinds?.items ?? []);
    const { items: matches, retryFrom } = await findMatches(person, listedIds);
    const finds = earlyFinds ?? (await findInSearches(person, listOpportunityIds(matches)));
    items.push(...matches, ...finds.items);
    searchIds.set(person.id, finds.searchIds);
    if (retryFrom) until.set(person.id, retryFrom);
  }
  return { items, reminders, searchIds, until };
}

const listOpportunityIds = (items: readonly NewsItem[]) =>
  new Set(items.flatMap(({ opportunityId }) => opportunityId ?? []));
