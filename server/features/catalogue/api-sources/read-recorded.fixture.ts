import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ScrapedOpportunity } from "../extraction/types";
import { createDrift } from "./drift";
import { readAnswer, readRecord, type RecordOutcome } from "./read-records";
import type { ApiSource, SourceTables } from "./types";

export const getAnswersFolder = ({ id }: Pick<ApiSource, "id">): string =>
  fileURLToPath(new URL(`./adapters/${id}/answers`, import.meta.url));

const TABLE = /^modelled-table-(.+)\.json$/;
/** Reads the recorded tables of a source. */
export function readTables(source: Pick<ApiSource, "id">): SourceTables {
  const folder = getAnswersFolder(source);
  const tables = readdirSync(folder).flatMap((file) => {
    const name = TABLE.exec(file)?.[1];
    return name ? [[name, JSON.parse(readFileSync(join(folder, file), "utf8")) as unknown]] : [];
  });
  return Object.fromEntries(tables) as SourceTables;
}

/** Lists the recorded answers of a source that have records. */
export const listAnswerFiles = (source: Pick<ApiSource, "id">): string[] =>
  readdirSync(getAnswersFolder(source)).filter((file) => file.endsWith(".json") && !TABLE.test(file));

/** Whether a recorded answer has one whole record, as it is asked for after its list. */
export const isWholeAnswer = (file: string): boolean => /^(?:modelled-)?whole-/.test(file);

/** What an adapter made of a record: a reading, one that only closes a known call, or nothing. */
export const getKind = (outcome: RecordOutcome): RecordOutcome["kind"] | "closed" =>
  outcome.kind === "reading" && outcome.reading.isClosed ? "closed" : outcome.kind;

/** Reads a recorded answer of a source by its adapter, and finds its records by their ids. */
export function readRecorded(source: ApiSource, file: string, now: Date) {
  const raw = JSON.parse(readFileSync(join(getAnswersFolder(source), file), "utf8")) as unknown;
  const { records } = readAnswer(source, raw, null, now, readTables(source));

  /** Reads one record with some fields changed. */
  function readChanged(id: string, change: object) {
    const record = records.find((one) => String((one as Record<string, unknown>)[source.idField]) === id);
    if (!record) throw new Error(`There is no record ${id}`);
    const drift = createDrift();
    const outcome = readRecord(source, { ...record, ...change }, { now, drift, place: id });
    return {
      kind: getKind(outcome),
      reading: outcome.kind === "reading" ? outcome.reading : undefined,
      codes: drift.unknownCodes,
    };
  }

  const byId = (id: string, change: object = {}): ScrapedOpportunity => {
    const { reading, kind } = readChanged(id, change);
    if (!reading) throw new Error(`Record ${id} is ${kind}`);
    return reading;
  };
  return { raw, records, byId, readChanged };
}
