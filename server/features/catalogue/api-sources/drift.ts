import type { RunPosition } from "@shared/schema/index";
import { type Message, message } from "@shared/words/messages";

/** What the answers of an API have that the adapter does not expect, each with how often. */
export type Drift = RunPosition["drift"];

const NAMES_MAX = 50;
const NAME_LENGTH_MAX = 80;
const NAMES_SHOWN = 10;

export const createDrift = (): Drift => ({ unknownFields: {}, missingFields: {}, unknownCodes: {} });

/** Adds one to the count of a name. Beyond fifty names no new one is counted, so that a run stays small. */
function countName(counts: Record<string, number>, name: string): void {
  const short = name.slice(0, NAME_LENGTH_MAX);
  if (Object.hasOwn(counts, short)) counts[short]! += 1;
  else if (Object.keys(counts).length < NAMES_MAX) counts[short] = 1;
}

/** Counts the fields of a record that are unknown, and the known ones that it does not have. */
export function noteFields(
  drift: Drift,
  record: unknown,
  known: { shape: object; optional: readonly string[] },
): void {
  if (typeof record !== "object" || record === null) return;
  for (const field of Object.keys(record))
    if (!Object.hasOwn(known.shape, field)) countName(drift.unknownFields, field);
  for (const field of Object.keys(known.shape))
    if (!(field in record) && !known.optional.includes(field)) countName(drift.missingFields, field);
}

export const noteCode = (drift: Drift, field: string, code: string): void =>
  countName(drift.unknownCodes, `${field}: ${code}`);

/** Words what an administrator should know of changes at a source. Empty when there is none. */
export function describeDrift({ unknownFields, missingFields, unknownCodes }: Drift): Message[] {
  const notes: Message[] = [];
  const names = (counts: Record<string, number>) => {
    const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a);
    const shown = sorted.slice(0, NAMES_SHOWN).map(([name, count]) => `${name} (${count})`);
    return [...shown, ...(sorted.length > NAMES_SHOWN ? ["…"] : [])].join(", ");
  };
  if (Object.keys(unknownFields).length > 0)
    notes.push(message("The source has new fields: {names}.", { names: names(unknownFields) }));
  if (Object.keys(missingFields).length > 0)
    notes.push(message("The source leaves out fields: {names}.", { names: names(missingFields) }));
  if (Object.keys(unknownCodes).length > 0)
    notes.push(message("The source has new codes: {names}.", { names: names(unknownCodes) }));
  return notes;
}
