import type { RunPosition, ScrapeRun } from "@shared/schema/index";
import { type Message, message } from "@shared/words/messages";
import type { Deps } from "../../../context/deps";
import type { Clock } from "../../../platform/clock";
import { AppError } from "../../../platform/errors/app-error";
import { FetchFailure } from "../../../platform/fetch/types";
import { findApiSource } from "../api-sources/api-sources";
import { askSource } from "../api-sources/ask-source";
import { createDrift, describeDrift, type Drift } from "../api-sources/drift";
import { readAnswer, readRecord, type RecordOutcome } from "../api-sources/read-records";
import { authorizeSource } from "../api-sources/source-key";
import { askTables } from "../api-sources/source-tables";
import type { ApiSource, SourceTables } from "../api-sources/types";
import type { RunReader } from "./scrape.job";

const PAGES_MAX = 200;
/** After this many failures in a row the source does not want to be read. */
const FAILURES_MAX = 3;

/**
 * Reads a source with an API page by page. The position is stored with each page, so that an interrupted run goes on
 * there; a run that ends before its source does leaves the rest to the next one.
 */
export const readApiSource: RunReader = async (deps, run, { record, signal, endBy }) => {
  const source = findApiSource(run.sourceId);
  if (!source) throw new AppError("upstream_failed", "This source is not in the list any more.");
  const start: RunPosition = run.position ?? { cursor: null, pages: 0, rows: 0, drift: createDrift() };
  const { drift, isRest } = start;
  let { cursor, pages, rows } = start;
  let since = run.failed > 0 ? undefined : (start.since ?? beginReading(deps.clock, run));
  const seen = new Set<string>();
  const headers = await authorizeSource({ ...deps, signal }, source);
  const tables = await askTables({ ...deps, signal, headers }, source);
  for (;;) {
    signal.throwIfAborted();
    const page = await readPage({ deps, source, drift, signal, headers, tables }, cursor, leftOf(run, rows));
    pages += 1;
    rows += page.outcomes.length;
    const isLimited = leftOf(run, rows) === 0 && (page.next !== null || page.isCut);
    const next = isLimited ? null : page.next;
    record.expect(run.limit ?? page.total ?? rows);
    record.step(rows);
    const skipped: string[] = [];
    const readings = page.outcomes.flatMap((outcome) => {
      if (outcome.kind === "reading" && !isRepeated(seen, outcome)) return [outcome.reading];
      if (outcome.kind === "failed") {
        record.fail(outcome.what, outcome.cause);
        since = undefined;
      } else {
        record.skip(1);
        if (outcome.kind === "skipped" && outcome.id !== null) skipped.push(outcome.id);
      }
      return [];
    });
    const position = {
      ...{ cursor: next, pages, rows, drift },
      ...(since !== undefined && { since }),
      ...(isRest && { isRest }),
    };
    await record.takePage({ readings, skipped, next: next === null ? null : position });
    const notes = describeDrift(drift);
    if (isLimited) return { notes: [describeFirstStop(rows), ...notes] };
    if (next === null) {
      const wholeSince = source.listsAll && since !== undefined ? new Date(since) : undefined;
      return { notes, isPart: isRest === true, ...(wholeSince && { wholeSince }) };
    }
    if (Date.now() > endBy || pages >= (source.pagesMax ?? PAGES_MAX))
      return { notes: ["There is more: the next reading goes on from here.", ...notes], isPart: true };
    cursor = next;
  }
};

/** A run that goes on after one of an older version does not know when its reading began. */
const beginReading = (clock: Clock, { position }: Pick<ScrapeRun, "position">): string | undefined =>
  position === null ? clock.now().toISOString() : undefined;

const describeFirstStop = (n: number): Message =>
  message("This was the first reading, so it stopped after {n}. Look at them, then read the source again.", {
    n,
  });

const leftOf = ({ limit }: Pick<ScrapeRun, "limit">, rows: number): number =>
  limit === null ? Infinity : Math.max(0, limit - rows);

/** Whether a run has read the same opportunity before. The first copy counts, or two copies would take turns. */
function isRepeated(seen: Set<string>, { reading }: Extract<RecordOutcome, { kind: "reading" }>): boolean {
  const { externalId } = reading;
  if (externalId === undefined) return false;
  if (seen.has(externalId)) return true;
  seen.add(externalId);
  return false;
}

type Reading = {
  deps: Pick<Deps, "apis" | "clock" | "db">;
  source: ApiSource;
  drift: Drift;
  signal: AbortSignal;
  headers: Record<string, string> | undefined;
  tables: SourceTables;
};

const SKIPPED = { kind: "skipped" } as const;

/** An outcome, with the source's id of a record of which nothing is read. */
type ListedOutcome =
  | Exclude<RecordOutcome, { kind: "skipped" }>
  | (Extract<RecordOutcome, { kind: "skipped" }> & { id: string | null });

/** Asks for one page and reads at most `left` of its records. */
async function readPage(
  { deps, source, drift, signal, headers, tables }: Reading,
  cursor: unknown,
  left: number,
) {
  const now = deps.clock.now();
  const asking = { ...deps, signal, headers };
  const answer = await askSource(asking, source, source.ask(cursor, now));
  const { records, next, total } = readAnswer(source, answer, cursor, now, tables);
  const outcomes: ListedOutcome[] = [];
  let failures = 0;
  for (const [index, listed] of records.slice(0, left).entries()) {
    const id = nameRecord(source, listed);
    const place = id ?? `${source.name} ${index + 1}`;
    try {
      const whole = await askWhole(asking, source, listed);
      failures = 0;
      const outcome = whole === null ? SKIPPED : readRecord(source, whole, { now, drift, place });
      outcomes.push(outcome.kind === "skipped" ? { ...outcome, id } : outcome);
    } catch (error) {
      signal.throwIfAborted();
      failures += 1;
      if (!(error instanceof FetchFailure) || failures >= FAILURES_MAX) throw error;
      outcomes.push({ kind: "failed", what: place, cause: error });
    }
  }
  // An empty page ends a list, whatever it says of a next one.
  return { outcomes, next: records.length > 0 ? next : null, total, isCut: records.length > left };
}

function nameRecord({ idField }: ApiSource, record: unknown): string | null {
  const id = typeof record === "object" && record !== null && (record as Record<string, unknown>)[idField];
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}

async function askWhole(
  asking: Parameters<typeof askSource>[0],
  source: ApiSource,
  listed: unknown,
): Promise<unknown> {
  if (!source.askWhole) return listed;
  const question = source.askWhole(listed);
  return question && askSource(asking, source, question);
}
