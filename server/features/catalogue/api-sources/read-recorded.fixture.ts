import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ScrapedOpportunity } from "../extraction/types";
import { createDrift } from "./drift";
import { readAnswer, readRecord } from "./read-records";
import type { ApiSource } from "./types";

export const getAnswersFolder = ({ id }: Pick<ApiSource, "id">): string =>
  fileURLToPath(new URL(`./adapters/${id}/answers`, import.meta.url));

/** Whether a recorded answer has one whole record, as it is asked for after its list. */
export const isWholeAnswer = (file: string): boolean => /^(?:modelled-)?whole-/.test(file);

/** Reads a recorded answer of a source by its adapter, and finds its records by their ids. */
export function readRecorded(source: ApiSource, file: string, now: Date) {
  const raw = JSON.parse(readFileSync(join(getAnswersFolder(source), file), "utf8")) as unknown;
  const { records } = readAnswer(source, raw, null, now);

  /** Reads one record with some fields changed. */
  function readChanged(id: string, change: object) {
    const record = records.find((one) => String((one as Record<string, unknown>)[source.idField]) === id);
    if (!record) throw new Error(`There is no record ${id}`);
    const drift = createDrift();
    const outcome = readRecord(source, { ...record, ...change }, { now, drift, place: id });
    return {
      kind: outcome.kind,
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
