import { SCRAPED_FIELDS } from "@shared/constants/curation";
import type { Db } from "../../../platform/db/database";
import type { ImportContext, KnownReading, Reading } from "./import-readings";
import { isPastDeadline } from "./insert-new";
import * as queries from "./import.queries";
import { type RowHit, identifyReading, getPageKey } from "./identity";
import { selectHits } from "./identity.queries";
import { CLOSED, isSameFingerprint, type Values } from "./reading-values";

export type Match = { reading: Reading; row: queries.KnownRow };
/** `looksLike` is the id of a row that may be a duplicate of it. */
export type NewReading = { reading: Reading; looksLike: string | null };

/** Finds the row that each reading belongs to. A row belongs to one reading at most. */
export async function matchReadings(
  tx: Db,
  batch: readonly Reading[],
  { source, now, isIdentifiedByIds, readingsOfPage }: ImportContext,
): Promise<{ matches: Match[]; newReadings: NewReading[] }> {
  const { matches, others } = await matchByIds(tx, batch, source);
  // A closed call with an unknown id is not inserted, so it needs no search. What its source calls closed says nothing of other rows.
  const unmatched = others.filter(
    ({ values, isClosed }) => !isClosed && !(isIdentifiedByIds && isPastDeadline(values, now)),
  );
  if (unmatched.length === 0) return { matches, newReadings: [] };

  const hits = await selectHits(tx, unmatched, { now, source, otherSourcesOnly: isIdentifiedByIds });
  const identified = unmatched.map((reading, i) => ({
    reading,
    ...identifyReading(reading, hits[i] ?? [], source, readingsOfPage.get(getPageKey(reading)) === 1),
  }));
  const assignedIds = new Set(matches.map(({ row }) => row.id));
  const rowIdByReading = new Map<Reading, string>();
  const assignRows = (isWanted: (hit: RowHit, reading: Reading) => boolean) => {
    for (const { reading, same } of identified) {
      if (rowIdByReading.has(reading)) continue;
      const hit = same.find((candidate) => !assignedIds.has(candidate.id) && isWanted(candidate, reading));
      if (!hit) continue;
      assignedIds.add(hit.id);
      rowIdByReading.set(reading, hit.id);
    }
  };
  // First the readings whose deadline equals the row's: several rounds of one call may share everything else.
  assignRows((hit, { values }) => hit.deadline !== null && hit.deadline === values.deadline);
  assignRows(() => true);

  const rows =
    rowIdByReading.size === 0 ? [] : await queries.selectByIds(tx, [...rowIdByReading.values()], source);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const newReadings: NewReading[] = [];
  for (const { reading, same, similar } of identified) {
    const row = rowsById.get(rowIdByReading.get(reading) ?? "");
    if (row) matches.push({ reading, row });
    // Its rows belong to other readings: with a deadline of its own it is another round, without one it is a repeat.
    else if (same.length === 0 || reading.values.deadline != null)
      newReadings.push({ reading, looksLike: similar?.id ?? null });
  }
  return { matches, newReadings };
}

async function matchByIds(tx: Db, batch: readonly Reading[], source: string) {
  const ids = batch.flatMap(({ externalId }) => externalId ?? []);
  const rows = ids.length === 0 ? [] : await queries.selectByExternalIds(tx, source, ids);
  const byId = new Map(rows.map((row) => [row.externalId, row]));
  const matches: Match[] = [];
  const others: Reading[] = [];
  for (const reading of batch) {
    const row = reading.externalId === null ? undefined : byId.get(reading.externalId);
    if (row) matches.push({ reading, row });
    else others.push(reading);
  }
  return { matches, others };
}

/** Whether a reading brings the external id of a row that has none. Rows of another source take no id: ids are unique by source only. */
export const bringsExternalId = (
  { externalId }: Pick<Reading, "externalId">,
  row: { source: string | null; externalId: string | null },
  source: string,
): boolean => externalId !== null && row.externalId === null && row.source === source;

/** Whether a source that called a call closed no longer does, and names no day. */
export const isOpenAgain = ({ isClosed, values }: KnownReading, sourceValues: Values): boolean =>
  sourceValues.deadline === CLOSED && !isClosed && values.deadline === undefined;

/** Whether a reading differs from the last reading of its row. */
export function hasNewValues(
  reading: Reading,
  row: queries.KnownRow,
  { source, isOld }: Pick<ImportContext, "source" | "isOld">,
): boolean {
  const { sourceValues } = row;
  if (sourceValues === null || bringsExternalId(reading, row, source)) return true;
  if (!isOld && isOpenAgain(reading, sourceValues)) return true;
  const notes = reading.fingerprints();
  return SCRAPED_FIELDS.some(
    (field) => notes[field] !== undefined && !isSameFingerprint(notes[field], sourceValues[field]),
  );
}
