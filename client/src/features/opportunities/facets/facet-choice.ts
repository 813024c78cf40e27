import {
  ANY_VALUE,
  type ChosenFacets,
  type Facet,
  FACET_CHOICE_MAX,
  FACETS,
  FIXED_FACET_VALUES,
  mapFacets,
  toFacetValue,
} from "@shared/constants/facets";
import { COUNTRY_CODES } from "@shared/constants/countries";
import { INDUSTRY_SLUGS } from "@shared/constants/industries";

/** The chosen values of each facet. */
export type FacetChoice = Record<Facet, string[]>;

export const NOTHING_CHOSEN: FacetChoice = mapFacets(() => []);

export const hasChoice = (choice: FacetChoice): boolean => FACETS.some((facet) => choice[facet].length > 0);

/** Returns true if two choices have the same values, in any order. */
export const isSameChoice = (one: ChosenFacets, other: ChosenFacets): boolean =>
  FACETS.every((facet) => {
    const [values, others] = [one[facet] ?? [], other[facet] ?? []];
    return values.length === others.length && values.every((value) => others.includes(value));
  });

export const countChosen = (choice: FacetChoice): number =>
  FACETS.reduce((sum, facet) => sum + choice[facet].length, 0);

/** Returns true for a value that the server accepts. */
function isKnown(facet: Facet, value: string): boolean {
  switch (facet) {
    case "countries":
      return value === ANY_VALUE || COUNTRY_CODES.includes(value);
    case "themes":
      return value === ANY_VALUE || INDUSTRY_SLUGS.includes(value);
    case "regions":
    case "sources":
      return value !== "" && toFacetValue(value) === value;
    default:
      return FIXED_FACET_VALUES[facet].some((known) => known === value);
  }
}

/** Reads the facets from any address; unknown values count as not chosen. */
export const readChoice = (params: URLSearchParams): FacetChoice =>
  mapFacets((facet) => {
    const values = (params.get(facet) ?? "").split(",").filter((value) => isKnown(facet, value));
    return [...new Set(values)].slice(0, FACET_CHOICE_MAX);
  });

/** Returns the facets as parameters of an address; those without a choice are left out. */
export const writeChoice = (choice: FacetChoice): Partial<Record<Facet, string>> =>
  Object.fromEntries(
    FACETS.filter((facet) => choice[facet].length > 0).map((facet) => [facet, choice[facet].join(",")]),
  );

/** Returns the choice with a value added, or removed when it was chosen. */
export function toggleValue(choice: FacetChoice, facet: Facet, value: string): FacetChoice {
  const values = choice[facet];
  return {
    ...choice,
    [facet]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
  };
}
