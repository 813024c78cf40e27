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
  /** All opportunities that are not put away, or only the saved ones, or only the put away ones. */
  show: ListView;
  search: string;
  /** A country code of the filter; empty for all countries. */
  country: string;
  sort: ListSort;
};
const DEFAULTS: Filters = { show: "all", search: "", country: "", sort: "relevance" };

/** Reads the filters from any address; unknown values count as not set. */
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

/** Returns true if the list is searched or filtered. */
export const isFiltered = ({ search, country }: Pick<Filters, "search" | "country">) =>
  search !== "" || country !== "";

/** The filters are part of the address, so that the view can be linked and the back button restores it. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const setFilters = (changes: Partial<Filters>) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams();
        for (const [name, value] of Object.entries({ ...readFilters(previous), ...changes }))
          if (value !== DEFAULTS[name as keyof Filters]) next.set(name, value);
        // The entity is chosen beside the filters, so it is kept.
        const entity = previous.get("entity");
        if (entity) next.set("entity", entity);
        return next;
      },
      { replace: true },
    );
  const filters = readFilters(params);
  return { filters, setFilters };
}
