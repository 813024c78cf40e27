import { SCRAPED_FIELDS } from "@shared/constants/curation";
import type { Db } from "../../../platform/db/database";
import type { AbsorbContext, Reading } from "./import-readings";
import { isOver } from "./insert-new";
import * as queries from "./import.queries";
import { type Hit, judge, pageOf } from "./identity";
import { selectHits } from "./identity.queries";
import { isSameNote } from "./reading-values";

export type Match = { reading: Reading; row: queries.KnownRow };
/** `looksLike` is the id of a row that it may be the same as. */
export type NewReading = { reading: Reading; looksLike: string | null };

/** Finds for each reading the row that it is another reading of. Each row is that of one reading at most. */
export async function matchBatch(
  tx: Db,
  batch: readonly Reading[],
  { source, now, isByIds, readingsOfPage }: AbsorbContext,
): Promise<{ matches: Match[]; news: NewReading[] }> {
  const { matches, others } = await matchByIds(tx, batch, source);
  // What is over and has an id that nobody knows need not be looked for.
  const wanted = isByIds ? others.filter(({ values }) => !isOver(values, now)) : others;
  if (wanted.length === 0) return { matches, news: [] };

  const hits = await selectHits(tx, wanted, { now, source, otherSourcesOnly: isByIds });
  const judged = wanted.map((reading, i) => ({
    reading,
    ...judge(reading, hits[i] ?? [], source, readingsOfPage.get(pageOf(reading)) === 1),
  }));
  const taken = new Set(matches.map(({ row }) => row.id));
  const found = new Map<Reading, string>();
  const take = (mayTake: (hit: Hit, reading: Reading) => boolean) => {
    for (const { reading, same } of judged) {
      if (found.has(reading)) continue;
      const hit = same.find((one) => !taken.has(one.id) && mayTake(one, reading));
      if (!hit) continue;
      taken.add(hit.id);
      found.set(reading, hit.id);
    }
  };
  // Of several rounds of one call each goes to the row with its own deadline, before any goes to another.
  take((hit, { values }) => hit.deadline !== null && hit.deadline === values.deadline);
  take(() => true);

  const rows = found.size === 0 ? [] : await queries.selectByIds(tx, [...found.values()]);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const news: NewReading[] = [];
  for (const { reading, same, like } of judged) {
    const row = rowsById.get(found.get(reading) ?? "");
    if (row) matches.push({ reading, row });
    // All its rows went to other readings: another round if it has a deadline of its own, else nothing new.
    else if (same.length === 0 || reading.values.deadline != null)
      news.push({ reading, looksLike: like?.id ?? null });
  }
  return { matches, news };
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

/** Whether a reading brings the id of a row that had none. A row of another source has its ids from there: two of them may be one here. */
export const namesRow = (
  { externalId }: Reading,
  row: { source: string | null; externalId: string | null },
  source: string,
): boolean => externalId !== null && row.externalId === null && row.source === source;

/** Whether a reading says anything that its source did not say the last time. */
export function saysMore(reading: Reading, row: queries.KnownRow, source: string): boolean {
  const { sourceValues } = row;
  if (sourceValues === null || namesRow(reading, row, source)) return true;
  const notes = reading.notes();
  return SCRAPED_FIELDS.some(
    (field) => notes[field] !== undefined && !isSameNote(notes[field], sourceValues[field]),
  );
}
