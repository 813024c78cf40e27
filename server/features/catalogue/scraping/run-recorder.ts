import type { RunPosition, RunProblem, ScrapeRun } from "@shared/schema/index";
import type { ScrapeCounts } from "@shared/validators/curation";
import { inTransaction } from "../../../platform/db/database";
import type { Deps } from "../../../context/deps";
import { findApiSource, getCatalogueName } from "../api-sources/api-sources";
import type { ScrapedOpportunity } from "../extraction/types";
import { MessageError } from "../../../platform/errors/message-error";
import type { ReadingReport } from "../sources/types";
import { importReadings, noteListed } from "../import/import-readings";
import { publishCatalogue } from "../curation/curation-push";
import { toReason } from "./run-failure";
import { noteProgress, PROBLEMS_KEPT } from "./scrape-runs.queries";

/** Progress is stored and shown about four times a second. */
const WRITE_EVERY_MS = 250;
/** The reader waits when this many readings wait to be written. */
const WAITING_MAX = 50;
const WHAT_MAX = 300;

export type RunRecorder = ReadingReport & {
  /**
   * Writes the readings of a page, all that was reported since the last one, and where the run goes on, in one
   * transaction. So an interrupted run neither repeats nor leaves out a page.
   * @param page `skipped` are the source's ids of records that are listed but of no use; `next` is null when there is no
   * further page
   */
  takePage: (page: {
    readings: readonly ScrapedOpportunity[];
    skipped: readonly string[];
    next: RunPosition | null;
  }) => Promise<void>;
  /** Writes the remaining readings. @returns the counts of the whole run */
  finish: () => Promise<ScrapeCounts>;
  /** Ends all writing. Nothing is written after it, however the run ended. */
  stop: () => Promise<void>;
};

/**
 * Stores the readings of a run in small batches. Each batch and the progress of the run are written in one
 * transaction, so that the counts are right after an interruption. A reading that the database refuses does not
 * affect the others. Any other error is thrown at the next call.
 */
export function createRunRecorder(
  deps: Pick<Deps, "clock" | "db" | "log" | "push">,
  run: ScrapeRun,
): RunRecorder {
  // After an interruption these readings come again and count as known. They must not be counted twice. A run with a
  // position goes on behind them instead.
  const goesOn = run.position !== null;
  const source = findApiSource(run.sourceId);
  const catalogueName = source ? getCatalogueName(source) : run.sourceName;
  let countedBefore = goesOn ? 0 : run.created + run.updated + run.proposed;
  const counted = {
    created: run.created,
    updated: run.updated,
    proposed: run.proposed,
    skipped: goesOn ? run.skipped : 0,
    failed: goesOn ? run.failed : 0,
  };
  let total: number | null = goesOn ? run.total : null;
  let done = goesOn ? run.done : 0;
  let problems: RunProblem[] = goesOn ? run.problems : [];
  let position: RunPosition | null | undefined;
  let waiting: ScrapedOpportunity[] = [];
  let skippedIds: string[] = [];
  let isDirty = false;
  let lastWrite = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  // Each batch waits for the end of the one before.
  let writing = Promise.resolve();

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeBatch);
    // The next call that waits for it gets the error.
    writing.catch(() => {});
    return writing;
  }

  async function writeBatch(): Promise<void> {
    if (!isDirty) return;
    const batch = waiting;
    const listed = skippedIds;
    waiting = [];
    skippedIds = [];
    isDirty = false;
    lastWrite = performance.now();
    await inTransaction(deps.db, async (tx) => {
      if (batch.length > 0) {
        const taken = await importReadings(tx, batch, {
          source: catalogueName,
          now: deps.clock.now(),
          onRefused: countRefused,
        });
        const again = Math.min(countedBefore, taken.skipped);
        countedBefore -= again;
        counted.created += taken.created;
        counted.updated += taken.updated;
        counted.proposed += taken.proposed;
        counted.skipped += taken.skipped - again;
      }
      await noteListed(tx, listed, { source: catalogueName, now: deps.clock.now() });
      await noteProgress(tx, run.id, { ...counted, done, total, problems, position });
      await publishCatalogue(deps, tx);
    });
  }

  function scheduleWrite(): void {
    isDirty = true;
    timer ??= setTimeout(() => void write(), Math.max(0, lastWrite + WRITE_EVERY_MS - performance.now()));
  }

  function recordProblem(what: RunProblem["what"], cause: unknown): void {
    addProblem(what, cause);
    scheduleWrite();
  }

  function countRefused(what: string, cause: unknown): void {
    counted.failed += 1;
    // The problem is written with its batch.
    addProblem(what, cause);
  }

  function addProblem(what: RunProblem["what"], cause: unknown): void {
    // Such an error is a bug, so somebody has to look at it.
    if (!(cause instanceof MessageError))
      deps.log.error({ err: cause, runId: run.id }, "one of a run could not be taken in");
    const named = typeof what === "string" ? what.slice(0, WHAT_MAX) : what;
    if (problems.length < PROBLEMS_KEPT) problems = [...problems, { what: named, reason: toReason(cause) }];
  }

  return {
    expect(number) {
      total = number;
      scheduleWrite();
    },
    step(number) {
      done = number;
      scheduleWrite();
    },
    async take(readings) {
      waiting.push(...readings);
      scheduleWrite();
      if (waiting.length >= WAITING_MAX) await write();
      else await writing;
    },
    async takePage({ readings, skipped, next }) {
      waiting.push(...readings);
      skippedIds.push(...skipped);
      position = next;
      isDirty = true;
      await write();
    },
    skip(number) {
      counted.skipped += number;
      scheduleWrite();
    },
    fail(what, cause) {
      counted.failed += 1;
      recordProblem(what, cause);
    },
    remark: recordProblem,
    async finish() {
      await write();
      const { created, updated, proposed, skipped, failed } = counted;
      return { ...counted, found: created + updated + proposed + skipped + failed };
    },
    async stop() {
      clearTimeout(timer);
      await writing.catch(() => {});
    },
  };
}
