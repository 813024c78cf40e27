import type { Db } from "../../../platform/db/database";
import type { ScrapedOpportunity } from "../extraction/types";
import { importReadings, type ImportCounts } from "../import/import-readings";
import { listLastAnswers } from "./answers.queries";
import { getCatalogueName } from "./api-sources";
import { unpackKept } from "./ask-source";
import { createDrift, type Drift } from "./drift";
import { readAnswer, readRecord } from "./read-records";
import { findKeptTables, listTableQuestions } from "./source-tables";
import type { ApiSource, SourceTables } from "./types";

const ANSWERS_AT_A_TIME = 20;

export type ArchiveCounts = ImportCounts & {
  answers: number;
  /** Records that could not be read, and answers of another form. */
  failed: number;
  drift: Drift;
};

/**
 * Reads the newest kept answer to each question of a source again and imports its readings, as a run does. It is for
 * an adapter that has learnt something since. Where a list has only the beginnings of records, the whole ones are read.
 */
export async function importArchive(db: Db, source: ApiSource, now: Date): Promise<ArchiveCounts> {
  const total = { answers: 0, failed: 0, created: 0, updated: 0, proposed: 0, skipped: 0 };
  const drift = createDrift();
  const seen = new Set<string>();
  const tables = await findKeptTables(db, source);
  const tableQuestions = listTableQuestions(source);
  for (let after = ""; ;) {
    const answers = await listLastAnswers(db, source.id, { after, limit: ANSWERS_AT_A_TIME });
    if (answers.length === 0) return { ...total, drift };
    after = answers.at(-1)!.question;
    total.answers += answers.length;
    const readings: ScrapedOpportunity[] = [];
    for (const answer of answers.filter(({ question }) => !tableQuestions.has(question)))
      for (const record of findRecords(source, JSON.parse(await unpackKept(answer)), now, tables)) {
        const outcome = readRecord(source, record, { now, drift, place: "" });
        if (outcome.kind === "failed") total.failed += 1;
        // An answer is old: whether a call is closed, the next run tells.
        else if (
          outcome.kind === "skipped" ||
          outcome.reading.isClosed ||
          seen.has(outcome.reading.externalId ?? "")
        )
          total.skipped += 1;
        else {
          seen.add(outcome.reading.externalId ?? "");
          readings.push(outcome.reading);
        }
      }
    const counts = await importReadings(db, readings, {
      source: getCatalogueName(source),
      now,
      isOld: true,
      onRefused: () => (total.failed += 1),
    });
    for (const key of ["created", "updated", "proposed", "skipped"] as const) total[key] += counts[key];
  }
}

function findRecords(source: ApiSource, answer: unknown, now: Date, tables: SourceTables): unknown[] {
  if (source.askWhole) return source.record.safeParse(answer).success ? [answer] : [];
  return readAnswer(source, answer, null, now, tables).records;
}
