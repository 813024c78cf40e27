import { decidedTogether, type ScrapedField } from "@shared/constants/curation";
import type { Db } from "../../../platform/db/database";
import type { AbsorbContext, Reading } from "./import-readings";
import * as queries from "./import.queries";
import { namesRow } from "./match-batch";
import {
  cleanOrigins,
  fieldsOf,
  isAmount,
  isInOrder,
  isSameNote,
  isSameValue,
  type Values,
  withCurrency,
} from "./reading-values";

/** Readings of rows that are known and were not rejected. */
export async function absorbKnown(
  tx: Db,
  matches: readonly { reading: Reading; row: { id: string } }[],
  { now, source }: AbsorbContext,
): Promise<{ updated: number; proposed: number }> {
  if (matches.length === 0) return { updated: 0, proposed: 0 };
  const rows = await queries.lockRows(
    tx,
    matches.map(({ row }) => row.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const updates: { id: string; values: Values }[] = [];
  const proposals: queries.Proposal[] = [];
  const withdrawn: { opportunityId: string; field: ScrapedField }[] = [];
  const notes: queries.ProvenanceRow[] = [];
  const externalIds: { id: string; externalId: string }[] = [];
  let proposed = 0;

  for (const { reading, row: match } of matches) {
    const row = byId.get(match.id);
    // Rejected or deleted a moment ago.
    if (!row || row.status === "rejected") continue;
    notes.push({
      opportunityId: row.id,
      sourceValues: reading.notes(),
      origins: cleanOrigins(reading.origins, reading.values),
    });
    if (reading.externalId !== null && namesRow(reading, row, source))
      externalIds.push({ id: row.id, externalId: reading.externalId });
    const differing = differingFields(row, reading.values);
    if (row.status === "pending") {
      const values = overwritten(row, reading.values, differing);
      if (values) updates.push({ id: row.id, values });
      withdrawn.push(...fieldsOf(reading.values).map((field) => ({ opportunityId: row.id, field })));
      continue;
    }
    const news = proposedOf(
      differing,
      differing.filter((field) => isNews(row, field, reading)),
    );
    proposals.push(...news.map((field) => toProposal(row, field, reading)));
    withdrawn.push(
      ...fieldsOf(reading.values)
        .filter((field) => !differing.includes(field))
        .map((field) => ({ opportunityId: row.id, field })),
    );
    if (news.length > 0) proposed += 1;
  }
  await queries.updateOpportunities(tx, now, updates);
  await queries.noteExternalIds(tx, externalIds);
  await queries.withdrawProposals(tx, now, withdrawn);
  await queries.insertProposals(tx, now, proposals);
  await queries.mergeProvenance(tx, notes);
  return { updated: updates.length, proposed };
}

/**
 * The fields that a reading may change and that say something else than the row does. What it does not say clears nothing, and amounts
 * in another currency than the locked one are none of this row.
 */
function differingFields({ values, lockedFields }: queries.LockedRow, said: Values): ScrapedField[] {
  const locked = withCurrency(lockedFields);
  const isOtherMoney =
    locked.includes("currency") &&
    said.currency !== undefined &&
    !isSameValue("currency", values.currency, said.currency);
  return fieldsOf(said).filter(
    (field) =>
      !locked.includes(field) &&
      !(isOtherMoney && isAmount(field)) &&
      !isSameValue(field, values[field], said[field]),
  );
}

/** All scraped fields of a row with what was read over them, or null when that is what they are already. */
function overwritten(
  row: queries.LockedRow,
  said: Values,
  differing: readonly ScrapedField[],
): Values | null {
  const written = (fields: readonly ScrapedField[]): Values => ({
    ...row.values,
    ...Object.fromEntries(fields.map((field) => [field, said[field]])),
  });
  const all = written(differing);
  // Beside an amount that is locked the other one may make no sense.
  const fields = isInOrder(all.minAmount, all.maxAmount)
    ? differing
    : differing.filter((field) => !isAmount(field));
  return fields.length === 0 ? null : written(fields);
}

/** What is news, and what is decided as one with it: an amount of another currency is never proposed without that, declined before or not. */
const proposedOf = (differing: readonly ScrapedField[], news: readonly ScrapedField[]): ScrapedField[] => {
  const proposed = new Set(news.flatMap((field) => decidedTogether(field, differing)));
  return differing.filter((field) => proposed.has(field));
};

/** Whether the source did not say so the last time already. Before its first reading the row itself counts as what it said. */
const isNews = ({ sourceValues }: queries.LockedRow, field: ScrapedField, reading: Reading): boolean =>
  sourceValues[field] === undefined || !isSameNote(sourceValues[field], reading.notes()[field]);

const toProposal = (row: queries.LockedRow, field: ScrapedField, reading: Reading): queries.Proposal => ({
  opportunityId: row.id,
  field,
  before: row.values[field] ?? null,
  after: (reading.values as Values)[field],
  quote: cleanOrigins(reading.origins, { [field]: true })[field]?.quote ?? null,
});
