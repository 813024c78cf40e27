import { TEXT_FIELDS } from "@shared/constants/applications";
import type { EditValues } from "../application-edit";
import { joinParts, type MergedPart, mergeTexts } from "./merge-texts";

export type EditField = keyof EditValues;
/** A field that both changed, at least in one passage differently. */
export type EditConflict = { field: EditField; parts: MergedPart[] };

const isText = (field: EditField) => (TEXT_FIELDS as readonly string[]).includes(field);

/**
 * Merges an edit with what was saved meanwhile: a field that only one changed has their value, and texts that both changed are merged by
 * sentences. In the values, what both wrote differently is as in `mine`.
 */
export function mergeEdits(
  base: EditValues,
  mine: EditValues,
  theirs: EditValues,
): { values: EditValues; conflicts: EditConflict[] } {
  const values = { ...mine };
  const conflicts: EditConflict[] = [];
  for (const field of Object.keys(mine) as EditField[]) {
    const texts = { base: base[field], mine: mine[field], theirs: theirs[field] };
    const parts = isText(field) ? mergeTexts(texts) : mergeWhole(texts);
    values[field] = joinParts(parts);
    if (parts.some((part) => "mine" in part)) conflicts.push({ field, parts });
  }
  return { values, conflicts };
}

/**
 * Merges an edit that was kept in the browser with the state in which it is opened again.
 * @param typed the fields of the opened form with what was kept filled in
 */
export function mergeKept(base: EditValues, typed: EditValues, opened: EditValues) {
  // What is as it was opened was not kept, so it was not changed in the edit.
  const isKept = (field: EditField) => typed[field] !== opened[field];
  const fields = Object.keys(typed) as EditField[];
  const mine = fields.reduce(
    (values, field) => (isKept(field) ? { ...values, [field]: typed[field] } : values),
    base,
  );
  return mergeEdits(base, mine, opened);
}

function mergeWhole({ base, mine, theirs }: Record<"base" | "mine" | "theirs", string>): MergedPart[] {
  if (mine === theirs || theirs === base) return [{ text: mine }];
  return mine === base ? [{ text: theirs }] : [{ mine, theirs }];
}
