import { useSearchParams } from "wouter";
import { FILTER_COUNTRIES, countryLabel } from "@shared/constants/countries";
import { SEARCH_MAX } from "@shared/constants/limits";
import { LIST_VIEWS, type ListView } from "@shared/constants/matching";
import { LIST_SORTS, type ListSort } from "@shared/constants/saved-searches";
import { SORT_LABELS } from "@/lib/format/search-wording";
import { t } from "@/words";
import { type FacetChoice, hasChoice, NOTHING_CHOSEN, readChoice, writeChoice } from "./facets/facet-choice";

/** The parameter of `whole`. */
const WHOLE = "whole";

export const COUNTRY_OPTIONS = [
  { value: "", label: t("All countries") },
  ...FILTER_COUNTRIES.map((code) => ({ value: code, label: countryLabel(code) })),
];

export const SORT_OPTIONS = LIST_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

export const SHOW_OPTIONS: readonly { value: ListView; label: string }[] = [
  { value: "all", label: t("All") },
  { value: "saved", label: t("Saved § several") },
  { value: "dismissed", label: t("Not for us") },
];

export type Filters = {
  /** All opportunities that are not hidden, or only the saved ones, or only the hidden ones. */
  show: ListView;
  search: string;
  /** A country code of the filter; empty for all countries. */
  country: string;
  sort: ListSort;
  /** The counted filters, which are for the view of all opportunities. */
  facets: FacetChoice;
  /** Whether country and sort act on the whole catalogue even without facets. */
  whole: boolean;
};
const DEFAULTS = { show: "all", search: "", country: "", sort: "relevance" } as const;

/** Reads the filters from any address; unknown values count as not set. */
export function readFilters(params: URLSearchParams): Filters {
  const country = params.get("country")?.toUpperCase() ?? "";
  const sort = params.get("sort");
  const show = params.get("show");
  const view = LIST_VIEWS.find((view) => view === show) ?? DEFAULTS.show;
  return {
    show: view,
    search: (params.get("search") ?? "").trim().slice(0, SEARCH_MAX),
    country: COUNTRY_OPTIONS.some(({ value }) => value === country) ? country : DEFAULTS.country,
    sort: LIST_SORTS.find((value) => value === sort) ?? DEFAULTS.sort,
    facets: view === "all" ? readChoice(params) : NOTHING_CHOSEN,
    whole: view === "all" && params.get(WHOLE) === "yes",
  };
}

/** Returns true if country and sort act on the whole catalogue and not only on the loaded pages. */
export const isWhole = ({ facets, whole }: Pick<Filters, "facets" | "whole">): boolean =>
  whole || hasChoice(facets);

/** Writes the filters as an address; those that are not set are left out. */
export function writeFilters({ show, search, country, sort, facets, whole }: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ show, search, country, sort }))
    if (value !== DEFAULTS[name as keyof typeof DEFAULTS]) params.set(name, value);
  if (show !== "all") return params;
  for (const [name, value] of Object.entries(writeChoice(facets))) params.set(name, value);
  // With nothing that it acts on, it means nothing.
  if (whole && (country !== "" || sort !== "relevance")) params.set(WHOLE, "yes");
  return params;
}

/** Returns true if the list is searched or filtered, which can be saved. */
export const isFiltered = ({ search, country, facets }: Pick<Filters, "search" | "country" | "facets">) =>
  search !== "" || country !== "" || hasChoice(facets);

/** The filters are part of the address, so that the view can be linked and the back button restores it. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const setFilters = (changes: Partial<Filters>) =>
    setParams(
      (previous) => {
        const next = writeFilters({ ...readFilters(previous), ...changes });
        // The entity is chosen beside the filters, so it is kept.
        const entity = previous.get("entity");
        if (entity) next.set("entity", entity);
        return next;
      },
      // Each choice of a facet is a step that the back button undoes; a text is typed in many.
      { replace: changes.facets === undefined },
    );
  const filters = readFilters(params);
  return { filters, setFilters };
}
