import { useSearchParams } from "wouter";
import { FILTER_COUNTRIES, countryLabel } from "@shared/constants/countries";
import { SEARCH_MAX } from "@shared/constants/limits";
import { LIST_VIEWS, type ListView } from "@shared/constants/matching";
import { LIST_SORTS, type ListSort } from "@shared/constants/saved-searches";
import { SORT_LABELS } from "@/lib/format/search-wording";
import { t } from "@/words";

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
  /** Everything that was not put away, or only what was saved, or put away. */
  show: ListView;
  search: string;
  /** A code of the country filter; empty for all. */
  country: string;
  sort: ListSort;
};
const DEFAULTS: Filters = { show: "all", search: "", country: "", sort: "relevance" };

/** Anything an address may hold is read; what is not known counts as not set. */
export function readFilters(params: URLSearchParams): Filters {
  const country = params.get("country")?.toUpperCase() ?? "";
  const sort = params.get("sort");
  const show = params.get("show");
  return {
    show: LIST_VIEWS.find((view) => view === show) ?? DEFAULTS.show,
    search: (params.get("search") ?? "").trim().slice(0, SEARCH_MAX),
    country: COUNTRY_OPTIONS.some(({ value }) => value === country) ? country : DEFAULTS.country,
    sort: LIST_SORTS.find((value) => value === sort) ?? DEFAULTS.sort,
  };
}

/** Whether something is searched for. */
export const isFiltered = ({ search, country }: Pick<Filters, "search" | "country">) =>
  search !== "" || country !== "";

/** What is shown, searched and sorted lives in the address, so that the view can be linked and Back brings it back. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const setFilters = (changes: Partial<Filters>) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams();
        for (const [name, value] of Object.entries({ ...readFilters(previous), ...changes }))
          if (value !== DEFAULTS[name as keyof Filters]) next.set(name, value);
        // Whose matches they are is chosen beside the filters.
        const entity = previous.get("entity");
        if (entity) next.set("entity", entity);
        return next;
      },
      { replace: true },
    );
  const filters = readFilters(params);
  return { filters, setFilters };
}
