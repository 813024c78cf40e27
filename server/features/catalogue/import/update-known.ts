import { FILLED_FIELDS, listDecidedTogether, type ScrapedField } from "@shared/constants/curation";
import type { Db } from "../../../platform/db/database";
import { withClosing } from "./closing";
import type { ImportContext, KnownReading } from "./import-readings";
import * as queries from "./import.queries";
import { bringsExternalId } from "./match-batch";
import { insertProposals, type Proposal, type SourceField, withdrawProposals } from "./proposals.queries";
import {
  cleanOrigins,
  listStatedFields,
  isAmount,
  areAmountsInOrder,
  isSameFingerprint,
  isSameValue,
  type Values,
  addCurrency,
} from "./reading-values";

/** Updates pending rows, proposes changes of verified ones, and fills in facts that those never had. */
export async function updateKnown(
  tx: Db,
  matches: readonly { reading: KnownReading; row: { id: string; status: string } }[],
  context: ImportContext,
): Promise<{ updated: number; proposed: number }> {
  if (matches.length === 0) return { updated: 0, proposed: 0 };
  const { now, source } = context;
  const keptIds = await queries.selectKeptIds(
    tx,
    matches.flatMap(({ row }) => (row.status === "merged" ? row.id : [])),
  );
  const ids = [...new Set([...matches.map(({ row }) => row.id), ...keptIds.values()])];
  const rows = await queries.lockRows(tx, ids, source);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const updates: { id: string; values: Values }[] = [];
  const proposals: Proposal[] = [];
  const withdrawn: SourceField[] = [];
  const provenance: queries.ProvenanceRow[] = [];
  const externalIds: { id: string; externalId: string }[] = [];
  let updated = 0;
  let proposed = 0;

  for (const { reading: given, row: match } of matches) {
    const row = byId.get(match.id);
    // Somebody rejected or deleted it since the match.
    if (!row || row.status === "rejected") continue;
    const shown = row.status === "merged" ? byId.get(keptIds.get(row.id) ?? "") : row;
    const reading = shown ? withClosing(given, row, shown, context) : given;
    provenance.push({
      opportunityId: row.id,
      ...toSaid(row, reading, source),
      origins: cleanOrigins(reading.origins, reading.values),
    });
    if (reading.externalId !== null && bringsExternalId(reading, row, source))
      externalIds.push({ id: row.id, externalId: reading.externalId });
    if (row.status === "merged") {
      const outcome = proposeForKept(row, shown, reading);
      proposals.push(...outcome.proposals);
      withdrawn.push(...outcome.withdrawn);
      if (outcome.proposals.length > 0) proposed += 1;
      continue;
    }
    const differing = findDifferingFields(row, reading.values);
    if (row.status === "pending") {
      const values = mergeValues(row, reading.values, differing);
      if (values) {
        updates.push({ id: row.id, values });
        updated += 1;
      }
      withdrawn.push(
        ...listStatedFields(reading.values).map((field) => ({ opportunityId: row.id, field, fromId: null })),
      );
      continue;
    }
    const fieldsToChange = addHourOfNewDay(row, differing, reading.values);
    const filledFields = differing.filter((field) => isFilledIn(row, field, reading.values));
    const filled = filledFields.length === 0 ? null : mergeValues(row, reading.values, filledFields);
    if (filled) updates.push({ id: row.id, values: filled });
    const proposedFields = addFieldsDecidedTogether(
      fieldsToChange,
      differing.filter((field) => !filledFields.includes(field) && isChangedAtSource(row, field, reading)),
    );
    proposals.push(...proposedFields.map((field) => toProposal(row, field, reading)));
    withdrawn.push(
      ...listStatedFields(reading.values)
        // A source that says the same as before says nothing against what another one proposed.
        .filter((field) => !fieldsToChange.includes(field) && isChangedAtSource(row, field, reading))
        .map((field) => ({ opportunityId: row.id, field, fromId: null })),
    );
    if (proposedFields.length > 0) proposed += 1;
    else if (filled) updated += 1;
  }
  await queries.updateOpportunities(tx, now, updates);
  await queries.setExternalIds(tx, externalIds);
  await withdrawProposals(tx, now, withdrawn);
  await insertProposals(tx, now, proposals);
  await queries.mergeProvenance(tx, provenance);
  return { updated, proposed };
}

/** What is stored of a reading for the next one of the same source. */
const toSaid = (
  row: queries.LockedRow,
  reading: KnownReading,
  source: string,
): Pick<queries.ProvenanceRow, "sourceValues" | "otherValues"> =>
  row.source === source
    ? { sourceValues: reading.fingerprints() }
    : { sourceValues: {}, otherValues: { [source]: { ...row.sourceValues, ...reading.fingerprints() } } };

/**
 * What the source of a merged row says goes on as proposals for the row that is shown in its place. The source is compared with what it
 * said itself before, so that two sources that differ do not propose in turn.
 */
function proposeForKept(
  merged: queries.LockedRow,
  kept: queries.LockedRow | undefined,
  reading: KnownReading,
): { proposals: Proposal[]; withdrawn: SourceField[] } {
  if (!kept || kept.status === "rejected") return { proposals: [], withdrawn: [] };
  const differing = findDifferingFields(kept, reading.values);
  const fieldsToChange = addHourOfNewDay(kept, differing, reading.values);
  const fields = addFieldsDecidedTogether(
    fieldsToChange,
    differing.filter((field) => isChangedAtSource(merged, field, reading)),
  );
  return {
    proposals: fields.map((field) => toProposal(kept, field, reading, merged.id)),
    withdrawn: listStatedFields(reading.values)
      .filter((field) => !fieldsToChange.includes(field))
      .map((field) => ({ opportunityId: kept.id, field, fromId: merged.id })),
  };
}

/**
 * The fields whose stated value differs from the row's and may change. A missing value clears nothing, and amounts in another
 * currency than the locked one are ignored.
 */
function findDifferingFields({ values, lockedFields }: queries.LockedRow, stated: Values): ScrapedField[] {
  const locked = addCurrency(lockedFields);
  const isOtherMoney =
    locked.includes("currency") &&
    stated.currency !== undefined &&
    !isSameValue("currency", values.currency, stated.currency);
  return listStatedFields(stated).filter(
    (field) =>
      !locked.includes(field) &&
      !(isOtherMoney && isAmount(field)) &&
      !isSameValue(field, values[field], stated[field]),
  );
}

/** Adds the hour that is stated with a new day, also when it is the row's: an hour that comes with no new day goes with the old one. */
function addHourOfNewDay(
  { lockedFields }: queries.LockedRow,
  differing: readonly ScrapedField[],
  stated: Values,
): ScrapedField[] {
  const isStated = stated.deadlineTime !== undefined && !lockedFields.includes("deadlineTime");
  return differing.includes("deadline") && isStated
    ? [...new Set([...differing, "deadlineTime" as const])]
    : [...differing];
}

/** All scraped fields of a row with the read values over them, or null when nothing changes. */
function mergeValues(
  row: queries.LockedRow,
  stated: Values,
  differing: readonly ScrapedField[],
): Values | null {
  // The hour of an earlier day is none of a new one.
  const isNewDay = differing.includes("deadline") && stated.deadlineTime === undefined;
  const written = (fields: readonly ScrapedField[]): Values => ({
    ...row.values,
    ...(isNewDay && !row.lockedFields.includes("deadlineTime") && { deadlineTime: null }),
    ...Object.fromEntries(fields.map((field) => [field, stated[field]])),
  });
  const all = written(differing);
  // A locked amount may not fit a new one: then no amount changes.
  const fields = areAmountsInOrder(all.minAmount, all.maxAmount)
    ? differing
    : differing.filter((field) => !isAmount(field));
  return fields.length === 0 ? null : written(fields);
}

/** Adds the fields that are decided together with a changed one: an amount in another currency is never proposed without its currency. */
const addFieldsDecidedTogether = (
  differing: readonly ScrapedField[],
  proposedFields: readonly ScrapedField[],
): ScrapedField[] => {
  const proposed = new Set(proposedFields.flatMap((field) => listDecidedTogether(field, differing)));
  return differing.filter((field) => proposed.has(field));
};

/** Whether the source says something else than at its last reading. Before its first reading every difference counts. */
const isChangedAtSource = (
  { comparedValues }: queries.LockedRow,
  field: ScrapedField,
  reading: KnownReading,
): boolean =>
  comparedValues[field] === undefined ||
  !isSameFingerprint(comparedValues[field], reading.fingerprints()[field]);

/**
 * Whether a verified row gets a value without a decision: it has none, and its source never stated one. An hour must be
 * of the day that the row has, in its time zone.
 */
const isFilledIn = (
  { values, comparedValues }: queries.LockedRow,
  field: ScrapedField,
  stated: Values,
): boolean =>
  (FILLED_FIELDS as readonly ScrapedField[]).includes(field) &&
  values[field] == null &&
  comparedValues[field] === undefined &&
  (field !== "deadlineTime" ||
    (stated.deadline === values.deadline &&
      (stated.deadlineTimezone ?? "UTC") === (values.deadlineTimezone ?? "UTC")));

const toProposal = (
  row: queries.LockedRow,
  field: ScrapedField,
  reading: KnownReading,
  fromId: string | null = null,
): Proposal => ({
  opportunityId: row.id,
  fromId,
  field,
  before: row.values[field] ?? null,
  after: reading.values[field],
  quote: cleanOrigins(reading.origins, { [field]: true })[field]?.quote ?? null,
  lastListedAt: reading.lastListedAt ?? null,
});
