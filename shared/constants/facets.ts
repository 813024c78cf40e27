import { ALL_ENTITY_TYPES, FUNDING_TYPES } from "./enums";

/**
 * The filters of the list of opportunities that are counted. Each name is also the query parameter, with its values
 * separated by commas.
 */
export const FACETS = [
  "statuses",
  "types",
  "amounts",
  "closes",
  "countries",
  "regions",
  "themes",
  "applicants",
  "sources",
] as const;
export type Facet = (typeof FACETS)[number];

/** The chosen values of those facets of which any is chosen. */
export type ChosenFacets = Partial<Record<Facet, string[]>>;

/** Builds a record with one entry for each facet. */
export const mapFacets = <T>(build: (facet: Facet) => T): Record<Facet, T> =>
  Object.fromEntries(FACETS.map((facet) => [facet, build(facet)])) as Record<Facet, T>;

/** Whether applications are taken: now, from a later day on, or no more. */
export const CALL_STATUSES = ["open", "soon", "closed"] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

/** The statuses that the list shows when none is chosen. */
export const LISTED_STATUSES: readonly CallStatus[] = ["open", "soon"];

/** Ranges of the largest stated amount, in the currency of the opportunity. `to` belongs to the range. */
export const AMOUNT_RANGES = [
  { value: "to-10k", to: 10_000 },
  { value: "to-100k", to: 100_000 },
  { value: "to-1m", to: 1_000_000 },
  { value: "over-1m", to: Infinity },
] as const;
/** The value for opportunities that state no amount. */
export const AMOUNT_UNSTATED = "unstated";
export const AMOUNT_VALUES = [...AMOUNT_RANGES.map(({ value }) => value), AMOUNT_UNSTATED] as const;
export type AmountValue = (typeof AMOUNT_VALUES)[number];

/** Windows of the deadline. Each has the days from the end of the one before to `days` from today. */
export const CLOSING_WINDOWS = [
  { value: "7d", days: 7 },
  { value: "30d", days: 30 },
  { value: "90d", days: 90 },
  { value: "later", days: Infinity },
] as const;
/** The value for opportunities without a deadline. */
export const NO_DEADLINE = "none";
export const CLOSING_VALUES = [...CLOSING_WINDOWS.map(({ value }) => value), NO_DEADLINE] as const;
export type ClosingValue = (typeof CLOSING_VALUES)[number];

/** In countries and themes: those that name no limit but say that any is meant. */
export const ANY_VALUE = "any";

/** The values of the facets that always have the same ones, in the order of the screen. */
export const FIXED_FACET_VALUES = {
  statuses: CALL_STATUSES,
  types: FUNDING_TYPES,
  amounts: AMOUNT_VALUES,
  closes: CLOSING_VALUES,
  applicants: ALL_ENTITY_TYPES,
} as const satisfies Partial<Record<Facet, readonly string[]>>;

/** The most values of one facet in an answer, the most frequent first. Those that are chosen come in addition. */
export const FACET_OPTIONS_MAX = 250;
/** The most values of one facet that can be chosen. */
export const FACET_CHOICE_MAX = 20;
const FACET_VALUE_MAX = 80;

/**
 * Returns the value that stands for a source or a region in an address: small letters and digits with hyphens. Names
 * that differ only in case or punctuation have the same one. It is empty for a name without letters and digits.
 */
export const toFacetValue = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .slice(0, FACET_VALUE_MAX)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
