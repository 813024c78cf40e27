import { type Facet, FACET_OPTIONS_MAX, FIXED_FACET_VALUES, mapFacets } from "@shared/constants/facets";
import type { FacetChoice, FacetOption, FacetsView, FacetView } from "@shared/validators/facets";
import type { CountedRows } from "./choose-rows";
import { UNSTATED } from "./code-columns";

/** Lists what leaves the server of the counts. */
export const toFacetsView = (counted: CountedRows, choice: FacetChoice): FacetsView => ({
  total: counted.total,
  facets: mapFacets((facet) => ({
    ...(facet in FIXED_FACET_VALUES
      ? { options: listFixed(counted, facet as keyof typeof FIXED_FACET_VALUES), more: 0 }
      : listFound(counted, facet, choice[facet])),
    without: counted.total + counted.refused[facet],
  })),
});

/** All values of a fixed list in its order, those without rows too. */
function listFixed({ columns, counts }: CountedRows, facet: keyof typeof FIXED_FACET_VALUES): FacetOption[] {
  const { values } = columns[facet];
  return FIXED_FACET_VALUES[facet].map((value) => ({
    value,
    label: null,
    count: counts[facet][values.indexOf(value)] ?? 0,
  }));
}

/** The values that rows have, the most frequent first, and those that are chosen. */
function listFound(
  { columns, counts }: CountedRows,
  facet: Facet,
  choice: readonly string[],
): Pick<FacetView, "options" | "more"> {
  const { values, labels } = columns[facet];
  const found = values
    .map((value, code): FacetOption => ({
      value,
      label: labels?.[code] ?? null,
      count: counts[facet][code]!,
    }))
    .filter(({ value, count }) => value !== UNSTATED && (count > 0 || choice.includes(value)))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const missing = choice.filter((value) => !values.includes(value));
  const isListed = ({ value }: FacetOption, place: number) =>
    place < FACET_OPTIONS_MAX || choice.includes(value);
  const listed = found.filter(isListed);
  return {
    options: [...listed, ...missing.map((value) => ({ value, label: null, count: 0 }))],
    more: found.length - listed.length,
  };
}
