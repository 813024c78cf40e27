import { LRUCache } from "lru-cache";
import { ANY_VALUE, type Facet, FACETS, LISTED_STATUSES, mapFacets } from "@shared/constants/facets";
import type { FacetChoice } from "@shared/validators/facets";
import type { CatalogueColumns } from "./catalogue-columns";
import { type CodeColumn, UNSTATED } from "./code-columns";
import { readTimes, type TimeColumns } from "./time-columns";

/** Counts of one choice take a few kilobytes. */
const CHOICES_KEPT = 200;

/** The rows that may be listed: all, or those with a 1. */
export type AllowedRows = Uint8Array | null;

export type CountedRows = {
  /** How many rows every facet admits. */
  total: number;
  /** How many rows each value of a facet has among those that the other facets admit, by the values' codes. */
  counts: Record<Facet, Uint32Array>;
  /** How many rows there are that this facet alone refuses. */
  refused: Record<Facet, number>;
  columns: Record<Facet, CodeColumn>;
};

/** The values that admit a row whatever is chosen, because its source names no limit. */
const WITHOUT_LIMIT: Partial<Record<Facet, readonly string[]>> = {
  countries: [UNSTATED, ANY_VALUE],
  applicants: [UNSTATED],
};

const getColumns = (catalogue: CatalogueColumns, now: Date): Record<Facet, CodeColumn> => ({
  ...catalogue.facets,
  ...readTimes(catalogue, now.getTime()),
});

/** Lists the rows that every facet admits, in order. */
export function chooseRows(
  catalogue: CatalogueColumns,
  choice: FacetChoice,
  allowed: AllowedRows,
  now: Date,
): Uint32Array {
  const columns = getColumns(catalogue, now);
  const filters = FACETS.flatMap((facet) => {
    const admitted = findAdmitted(facet, columns[facet], choice[facet]);
    return admitted === null ? [] : [{ column: columns[facet], admitted }];
  });
  const rows = new Uint32Array(catalogue.size);
  let found = 0;
  next: for (let row = 0; row < catalogue.size; row++) {
    if (allowed !== null && allowed[row] === 0) continue;
    for (const { column, admitted } of filters) if (!isAdmitted(column, row, admitted)) continue next;
    rows[found++] = row;
  }
  return rows.slice(0, found);
}

/** The counts of whole catalogues, by choice, for as long as their columns are true. */
const wholeCounts = new WeakMap<TimeColumns, LRUCache<string, CountedRows>>();

/** Counts the whole catalogue, which is the same for everybody, once for each choice. */
export function countAllRows(catalogue: CatalogueColumns, choice: FacetChoice, now: Date): CountedRows {
  const times = readTimes(catalogue, now.getTime());
  const known = wholeCounts.get(times) ?? new LRUCache<string, CountedRows>({ max: CHOICES_KEPT });
  wholeCounts.set(times, known);
  const key = JSON.stringify(choice);
  const counted = known.get(key) ?? countRows(catalogue, choice, null, now);
  known.set(key, counted);
  return counted;
}

/**
 * Counts the values of each facet without its own choice. It looks at every row once: a row that one facet alone refuses
 * counts only for that facet.
 */
export function countRows(
  catalogue: CatalogueColumns,
  choice: FacetChoice,
  allowed: AllowedRows,
  now: Date,
): CountedRows {
  const columns = getColumns(catalogue, now);
  const counts = mapFacets((facet) => new Uint32Array(columns[facet].values.length));
  const refused = mapFacets(() => 0);
  const asked = FACETS.map((facet) => ({
    facet,
    column: columns[facet],
    counts: counts[facet],
    admitted: findAdmitted(facet, columns[facet], choice[facet]),
  }));
  const filters = asked.filter(({ admitted }) => admitted !== null);
  let total = 0;
  for (let row = 0; row < catalogue.size; row++) {
    if (allowed !== null && allowed[row] === 0) continue;
    let refusing: (typeof asked)[number] | null = null;
    let refusals = 0;
    for (const filter of filters) {
      if (isAdmitted(filter.column, row, filter.admitted!)) continue;
      refusing = filter;
      if (++refusals > 1) break;
    }
    if (refusals > 1) continue;
    if (refusing !== null) {
      refused[refusing.facet]++;
      countRow(refusing.column, row, refusing.counts);
      continue;
    }
    total++;
    for (const { column, counts: ofFacet } of asked) countRow(column, row, ofFacet);
  }
  for (const facet of FACETS) addWithoutLimit(columns[facet], counts[facet], WITHOUT_LIMIT[facet] ?? []);
  return { total, counts, refused, columns };
}

/** Whether a country may apply, for each row: it is named, or no limit is. */
export function admitCountry({ facets, size }: CatalogueColumns, country: string): Uint8Array {
  const admitted = findAdmitted("countries", facets.countries, [country])!;
  return Uint8Array.from({ length: size }, (_, row) => Number(isAdmitted(facets.countries, row, admitted)));
}

/** Marks the codes that are admitted with a 1; null when nothing is chosen, so that everything is. */
function findAdmitted(facet: Facet, { values }: CodeColumn, chosen: readonly string[]): Uint8Array | null {
  const wanted = facet === "statuses" && chosen.length === 0 ? LISTED_STATUSES : chosen;
  if (wanted.length === 0) return null;
  const withoutLimit = WITHOUT_LIMIT[facet] ?? [];
  // Those that are open to any are a choice of their own.
  const admitting = wanted.every((value) => withoutLimit.includes(value)) ? [] : withoutLimit;
  return Uint8Array.from(values, (value) => Number(wanted.includes(value) || admitting.includes(value)));
}

function isAdmitted({ starts, codes }: CodeColumn, row: number, admitted: Uint8Array): boolean {
  if (starts === null) return admitted[codes[row]!] === 1;
  for (let at = starts[row]!; at < starts[row + 1]!; at++) if (admitted[codes[at]!] === 1) return true;
  return false;
}

function countRow({ starts, codes }: CodeColumn, row: number, counts: Uint32Array): void {
  if (starts === null) counts[codes[row]!]!++;
  else for (let at = starts[row]!; at < starts[row + 1]!; at++) counts[codes[at]!]!++;
}

/** Rows without a limit count for every value that names one, because choosing that value lists them too. */
function addWithoutLimit({ values }: CodeColumn, counts: Uint32Array, withoutLimit: readonly string[]): void {
  const codes = withoutLimit.map((value) => values.indexOf(value));
  const everywhere = codes.reduce((sum, code) => sum + counts[code]!, 0);
  for (let code = 0; code < counts.length; code++) if (!codes.includes(code)) counts[code]! += everywhere;
}
