import type { Db } from "../../platform/db/database";
import { findFundersByIdentifier, findFundersByName } from "../funders/funder-links.service";
import { linkAwards, selectUnlinkedFunders, upsertAwards } from "./awards.import.queries";
import type { AwardReading } from "./readers/types";

const ROWS_PER_STATEMENT = 200;
/** Funders whose awards wait for them. The rest is linked when the awards are imported again. */
const UNLINKED_MAX = 1_000;

/** `same` were known and not changed, or known from a source that says more. */
export type ImportedAwards = { added: number; changed: number; same: number };

/**
 * Takes awards into the table and finds their funders: by identifier, otherwise by name. Importing the same again changes nothing.
 * @param readAt when the source was read
 */
export async function importAwards(
  db: Db,
  readings: readonly AwardReading[],
  readAt: Date,
): Promise<ImportedAwards> {
  const imported: ImportedAwards = { added: 0, changed: 0, same: 0 };
  // A statement may not write a row twice. The last reading counts.
  const unique = [...new Map(readings.map((reading) => [reading.awardKey, reading])).values()];
  for (let start = 0; start < unique.length; start += ROWS_PER_STATEMENT) {
    const batch = unique.slice(start, start + ROWS_PER_STATEMENT);
    const written = await upsertAwards(
      db,
      (await linkFunders(db, batch)).map((row) => ({ ...row, readAt })),
    );
    const added = written.filter(({ isNew }) => isNew).length;
    imported.added += added;
    imported.changed += written.length - added;
    imported.same += batch.length - written.length;
  }
  return imported;
}

/** Links awards to funders that came into the directory after them. */
export async function linkEarlierAwards(db: Db): Promise<void> {
  const unlinked = await selectUnlinkedFunders(db, UNLINKED_MAX);
  for (const { funderId, linkedBy, ...stated } of await linkFunders(db, unlinked))
    if (funderId !== null) await linkAwards(db, stated, { funderId, linkedBy });
}

type StatedFunder = Pick<AwardReading, "funderName"> & { funderIdentifier?: string | null };

/** Finds the funders of the directory by what sources state of them. */
async function linkFunders<Stated extends StatedFunder>(db: Db, readings: readonly Stated[]) {
  const identifiers = new Set(readings.flatMap(({ funderIdentifier }) => funderIdentifier ?? []));
  const byIdentifier = await findFundersByIdentifier(db, [...identifiers]);
  const byName = await findFundersByName(db, [...new Set(readings.map(({ funderName }) => funderName))]);
  return readings.map((reading) => {
    const identified = byIdentifier.get(reading.funderIdentifier ?? "");
    const named = byName.get(reading.funderName);
    if (identified) return { ...reading, funderId: identified, linkedBy: "identifier" as const };
    if (named) return { ...reading, funderId: named.id, linkedBy: "name" as const };
    return { ...reading, funderId: null, linkedBy: null };
  });
}
