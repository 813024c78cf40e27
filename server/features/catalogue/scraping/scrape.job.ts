import { CUSTOM_SOURCE_ID, GRANTS_GOV_SOURCE_ID } from "@shared/constants/curation";
import type { ScrapeRun } from "@shared/schema/index";
import { type Message, messageList } from "@shared/words/messages";
import { type Db, inTransaction } from "../../../platform/db/database";
import type { Deps } from "../../../context/deps";
import type { JobDefinition } from "../../../jobs/types";
import { publishCatalogue } from "../curation/curation-push";
import { requestDuplicateSearch } from "../duplicates/find-duplicates";
import { readApiSource } from "./read-api-source";
import { findApiSource, getCatalogueName } from "../api-sources/api-sources";
import { closeUnlisted } from "../import/close-unlisted";
import { readConfiguredSource } from "./read-configured-source";
import { readCustomUrl } from "./read-custom-url";
import { readGrantsGov } from "./read-grants-gov";
import { CUT_OFF, toRunFailure, OUR_FAULT, type RunFailure } from "./run-failure";
import { describeRun } from "./run-message";
import { createRunRecorder, type RunRecorder } from "./run-recorder";
import {
  failRun,
  findRun,
  finishRun,
  noteFailedTry,
  selectWholeReading,
  selectYieldBefore,
  startRun,
} from "./scrape-runs.queries";
import { describeFall, findFall } from "./yield";

/** After this time the reader is told to end with what it has, before the time of the job is up. */
const READ_MS = 8 * 60_000;

/** What a reader ends with: messages that are added to the run's, and how much of the source's list it read. */
type RunEnd = {
  notes: Message[];
  /** When it began to read the list, with the runs before, if it read all of it. */
  wholeSince?: Date;
  /** Whether this run alone read only a part of it. */
  isPart?: boolean;
};

/** The least time between two whole readings that both have to lack a call before it counts as closed. */
const BETWEEN_READINGS_MS = 20 * 3_600_000;

/** The common type of all readers. */
export type RunReader = (
  deps: Deps,
  run: ScrapeRun,
  tools: { record: RunRecorder; signal: AbortSignal; endBy: number },
) => Promise<RunEnd>;

/** Carries out a run. It can run again after any interruption, because stored opportunities are known by then. */
export const scrapeJob: JobDefinition<"scrape"> = {
  retries: 3,
  retryDelaySeconds: 5,
  expireInSeconds: 600,
  concurrency: 4,

  async handle(deps, { data: { runId }, signal }) {
    const run = await startRun(deps.db, runId, deps.clock.now());
    if (!run) return;
    await publishCatalogue(deps, deps.db);
    const record = createRunRecorder(deps, run);
    try {
      const read = await chooseReader(run)(deps, run, { record, signal, endBy: Date.now() + READ_MS });
      const counts = await record.finish();
      const { isPart = false } = read;
      // A part may be of any size.
      const fellFrom = isPart ? null : findFall(counts, await selectYieldBefore(deps.db, run));
      if (fellFrom !== null)
        deps.log.warn(
          { sourceId: run.sourceId, found: counts.found, before: fellFrom },
          "a source yielded less than half of the reading before",
        );
      // A list that is not all there says nothing of what it lacks.
      const isWhole = counts.failed === 0 && fellFrom === null;
      const wholeSince = (isWhole ? read.wholeSince : undefined) ?? null;
      await inTransaction(deps.db, async (tx) => {
        const closing = wholeSince && (await closeMissing(tx, run, wholeSince, deps.clock.now()));
        const message = messageList([
          describeRun(counts, { isPage: run.sourceId === CUSTOM_SOURCE_ID }),
          ...(fellFrom === null ? [] : [describeFall(fellFrom)]),
          ...(closing ? [closing] : []),
          ...read.notes,
        ]);
        await finishRun(tx, run.id, { message, fellFrom, wholeSince, isPart }, deps.clock.now());
        await publishCatalogue(deps, tx);
      });
      await requestDuplicateSearch(deps);
    } catch (error) {
      await record.stop();
      // When the server stops, the run has not failed: it is taken up again.
      if (signal.aborted) throw error;
      const failure = toRunFailure(error);
      if (!failure) {
        await noteFailedTry(deps.db, run.id, OUR_FAULT);
        throw error;
      }
      await endFailed(deps, run.id, failure);
    }
  },

  async giveUp(deps, { runId }) {
    const message = (await findRun(deps.db, runId))?.message ?? CUT_OFF;
    await endFailed(deps, runId, { code: "upstream_failed", message });
  },
};

/** Closes what this reading and an earlier one lack. Two of one day say little: a source may have a bad hour. */
async function closeMissing(tx: Db, run: ScrapeRun, since: Date, now: Date): Promise<Message | null> {
  const source = findApiSource(run.sourceId);
  const before = await selectWholeReading(tx, run.sourceId, new Date(since.getTime() - BETWEEN_READINGS_MS));
  if (!source || !before) return null;
  return closeUnlisted(tx, { source: getCatalogueName(source), now, since, before });
}

function chooseReader({ sourceId }: ScrapeRun): RunReader {
  if (sourceId === GRANTS_GOV_SOURCE_ID) return readGrantsGov;
  if (sourceId === CUSTOM_SOURCE_ID) return readCustomUrl;
  return findApiSource(sourceId) ? readApiSource : readConfiguredSource;
}

async function endFailed(
  deps: Pick<Deps, "clock" | "db" | "push">,
  runId: string,
  failure: RunFailure,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (await failRun(tx, runId, failure, deps.clock.now())) await publishCatalogue(deps, tx);
  });
}
