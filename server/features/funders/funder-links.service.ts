import type { Db } from "../../platform/db/database";
import { selectFundersByIdentifiers, selectFundersByNames, selectOrgIds } from "./funder-links.queries";

export type LinkedFunder = { id: string; name: string };

/** Groups rows by what was stated. */
function groupByStated<Row extends { stated: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.stated, [...(groups.get(row.stated) ?? []), row]);
  return groups;
}

/**
 * Finds the funder of each name. It is found by its own name, an alias or its exact abbreviation, without regard to case, accents and
 * punctuation. A name that several funders have belongs to the one whose own name it is, otherwise to none.
 */
export async function findFundersByName(
  db: Db,
  names: readonly string[],
): Promise<Map<string, LinkedFunder>> {
  if (names.length === 0) return new Map();
  const chosen = new Map<string, LinkedFunder>();
  for (const [name, found] of groupByStated(await selectFundersByNames(db, names))) {
    const own = found.filter(({ isOwnName }) => isOwnName);
    const [funder, another] = own.length > 0 ? own : found;
    if (funder && !another) chosen.set(name, { id: funder.id, name: funder.name });
  }
  return chosen;
}

/** Finds the funder of each identifier (ROR, org-id, UEI). An identifier that several funders have belongs to none. */
export async function findFundersByIdentifier(
  db: Db,
  identifiers: readonly string[],
): Promise<Map<string, string>> {
  if (identifiers.length === 0) return new Map();
  const groups = groupByStated(await selectFundersByIdentifiers(db, identifiers));
  return new Map(
    [...groups].flatMap(([identifier, [funder, another]]) =>
      funder && !another ? [[identifier, funder.id] as const] : [],
    ),
  );
}

/** Lists the funders' entries in public registers that start like this: `GB-`. */
export const listOrgIds = (db: Db, prefix: string, limit: number): Promise<string[]> =>
  selectOrgIds(db, prefix, limit);
