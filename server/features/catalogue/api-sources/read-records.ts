import type { z } from "zod";
import { message } from "@shared/words/messages";
import type { ScrapedOpportunity } from "../extraction/types";
import { Unread } from "../sources/types";
import { toFormFailure } from "./ask-source";
import { type Drift, noteCode, noteFields } from "./drift";
import type { ApiSource, RecordPage, SourceTables } from "./types";

export type RecordOutcome =
  | { kind: "reading"; reading: ScrapedOpportunity }
  /** It is of no use. */
  | { kind: "skipped" }
  | { kind: "failed"; what: string; cause: unknown };

/** Finds the records of an answer. @throws AppError upstream_failed for an answer of another form */
export function readAnswer(
  source: ApiSource,
  answer: unknown,
  cursor: unknown,
  now: Date,
  tables: SourceTables = {},
): RecordPage {
  try {
    return source.readPage(answer, cursor, now, tables);
  } catch (error) {
    throw toFormFailure(source, error);
  }
}

/**
 * Maps a record, and counts what is unknown about it.
 * @param place names the record for a person when it has no name of its own
 */
export function readRecord(
  source: ApiSource,
  record: unknown,
  { now, drift, place }: { now: Date; drift: Drift; place: string },
): RecordOutcome {
  noteFields(drift, record, { shape: source.record.shape, optional: source.optional ?? [] });
  const parsed = source.record.safeParse(record);
  if (!parsed.success) return { kind: "failed", what: place, cause: toUnread(parsed.error) };
  try {
    const reading = source.read(parsed.data, {
      now,
      noteCode: (field, code) => noteCode(drift, field, code),
    });
    return reading === null
      ? { kind: "skipped" }
      : { kind: "reading", reading: addConstants(reading, source) };
  } catch (error) {
    // A record that the adapter does not expect must not stop the others.
    return { kind: "failed", what: place, cause: error };
  }
}

function toUnread({ issues }: z.ZodError): Unread {
  const fields = [...new Set(issues.map(({ path }) => path.join(".")))].slice(0, 5).join(", ");
  return new Unread(message("These fields are not in their known form: {fields}", { fields }));
}

/** Adds the line that has to stand beside the opportunity, with the licence, and the kind of funder. */
const addConstants = (
  reading: ScrapedOpportunity,
  { attribution, funderType, licence }: ApiSource,
): ScrapedOpportunity => ({
  ...reading,
  constants: { funderType, attribution: `${attribution} (${licence})`, ...reading.constants },
});
