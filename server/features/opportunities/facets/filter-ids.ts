import type { ChosenFacets } from "@shared/constants/facets";
import { completeChoice } from "@shared/validators/facets";
import type { Db } from "../../../platform/db/database";
import { buildColumns } from "./catalogue-columns";
import { chooseRows } from "./choose-rows";
import { selectFacetRowsOf } from "./facets.queries";

/**
 * Returns those of a few opportunities that the list shows with these filters, in their order. It reads them anew,
 * because the columns in memory may be some seconds old.
 */
export async function filterIdsByFacets(
  db: Db,
  ids: string[],
  chosen: ChosenFacets,
  now: Date,
): Promise<string[]> {
  if (ids.length === 0 || Object.keys(chosen).length === 0) return ids;
  const catalogue = buildColumns(await selectFacetRowsOf(db, ids));
  const admitted = new Set(
    Array.from(chooseRows(catalogue, completeChoice(chosen), null, now), (row) => catalogue.ids.readId(row)),
  );
  return ids.filter((id) => admitted.has(id));
}
