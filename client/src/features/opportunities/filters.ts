import { useSearchParams } from "wouter";
import { FILTER_COUNTRIES, countryName } from "@shared/constants/countries";
import { SEARCH_MAX } from "@shared/constants/limits";

export const COUNTRY_OPTIONS = [
  { value: "", label: "All countries" },
  ...FILTER_COUNTRIES.map((code) => ({ value: code, label: countryName(code) })),
];

export const SORT_OPTIONS = [
  { value: "relevance", label: "Relevance" },
  { value: "deadline", label: "Deadline" },
  { value: "amount", label: "Amount" },
] as const;
export type Sort = (typeof SORT_OPTIONS)[number]["value"];

export type Filters = {
  search: string;
  /** A code of the country filter; empty for all. */
  country: string;
  sort: Sort;
};
const DEFAULTS: Filters = { search: "", country: "", sort: "relevance" };

/** Anything an address may hold is read; what is not known counts as not set. */
export function readFilters(params: URLSearchParams): Filters {
  const country = params.get("country")?.toUpperCase() ?? "";
  const sort = params.get("sort");
  return {
    search: (params.get("search") ?? "").trim().slice(0, SEARCH_MAX),
    country: COUNTRY_OPTIONS.some(({ value }) => value === country) ? country : DEFAULTS.country,
    sort: SORT_OPTIONS.find(({ value }) => value === sort)?.value ?? DEFAULTS.sort,
  };
}

/** Search, country and sort live in the address, so that the view can be linked and Back brings it back. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const setFilters = (changes: Partial<Filters>) =>
    setParams(
      (previous) => {
        const next = { ...readFilters(previous), ...changes };
        const entries = Object.entries(next).filter(
          ([name, value]) => value !== DEFAULTS[name as keyof Filters],
        );
        return new URLSearchParams(entries);
      },
      { replace: true },
    );
  const filters = readFilters(params);
  return { filters, setFilters, isFiltered: filters.search !== "" || filters.country !== "" };
}
