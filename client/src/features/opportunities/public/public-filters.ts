import { useSearch } from "wouter";
import { SEARCH_MAX } from "@shared/constants/limits";
import { type FacetChoice, readChoice, writeChoice } from "../facets/facet-choice";

/** What the public list is narrowed by. All of it stands in the address, so that each page of it can be linked. */
export type PublicFilters = { search: string; page: number; facets: FacetChoice };

const PAGE = /^[1-9]\d{0,3}$/;

/** Reads the filters from any address; unknown values count as not set. */
export function readPublicFilters(search: string): PublicFilters {
  const params = new URLSearchParams(search);
  const page = params.get("page") ?? "";
  return {
    search: (params.get("search") ?? "").trim().slice(0, SEARCH_MAX),
    page: PAGE.test(page) ? Number(page) : 1,
    facets: readChoice(params),
  };
}

/** Returns the filters as parameters; those that are not set are left out. */
export const writePublicFilters = ({ search, page, facets }: PublicFilters): Record<string, string> => ({
  ...(search !== "" && { search }),
  ...writeChoice(facets),
  ...(page > 1 && { page: String(page) }),
});

/** Returns an address of the list. */
export function linkTo(path: string, filters: PublicFilters): string {
  const query = new URLSearchParams(writePublicFilters(filters)).toString();
  return query ? `${path}?${query}` : path;
}

export const usePublicFilters = (): PublicFilters => readPublicFilters(useSearch());
