import { z } from "zod";
import { COUNTRY_CODES } from "../constants/countries";
import { matchWord } from "../constants/enums";
import {
  ANY_VALUE,
  type ChosenFacets,
  type Facet,
  FACET_CHOICE_MAX,
  FACETS,
  FIXED_FACET_VALUES,
  mapFacets,
  toFacetValue,
} from "../constants/facets";
import { INDUSTRY_SLUGS } from "../constants/industries";
import { findRegionCode } from "../constants/regions/regions";
import type { ListView } from "../constants/matching";
import { message, type Message } from "../words/messages";
import { nameUnknown } from "./fields";
import { issue, say } from "./say";

/**
 * Values separated by commas, each once. `read` returns the value that is meant, or `undefined` for an unknown one.
 */
const valuesField = (read: (text: string) => string | undefined, ifUnknown: (words: string) => Message) =>
  z
    .string(say("Must be given once"))
    .transform((text, context): string[] => {
      const texts = text
        .split(",")
        .map((value) => value.trim())
        .filter((value) => value !== "");
      const unknown = texts.filter((value) => read(value) === undefined);
      if (unknown.length > 0) {
        context.addIssue(issue(ifUnknown(nameUnknown(unknown))));
        return z.NEVER;
      }
      return [...new Set(texts.flatMap((value) => read(value) ?? []))];
    })
    .refine(
      (values) => values.length <= FACET_CHOICE_MAX,
      say(message("Must have at most {n} entries", { n: FACET_CHOICE_MAX })),
    )
    .optional()
    .default([]);

const unknownValues = (words: string) => message("Unknown value: {words}", { words });

const fixedField = (facet: keyof typeof FIXED_FACET_VALUES) =>
  valuesField((text) => matchWord<string>(FIXED_FACET_VALUES[facet], text), unknownValues);

/** Names of sources change with the catalogue, so any that may be one is accepted and may find nothing. */
const namesField = valuesField((text) => toFacetValue(text) || undefined, unknownValues);

/** The same holds for regions without a code. The others have one, `us-ny`, also where an older address has the name. */
const readRegion = (text: string) => toFacetValue(findRegionCode(text) ?? text) || undefined;

const readCountry = (text: string) =>
  text.toLowerCase() === ANY_VALUE ? ANY_VALUE : COUNTRY_CODES.find((code) => code === text.toUpperCase());
const readTheme = (text: string) =>
  [ANY_VALUE, ...INDUSTRY_SLUGS].find((slug) => slug === text.toLowerCase());

/** The counted filters as query parameters. */
export const facetFields = {
  statuses: fixedField("statuses"),
  types: fixedField("types"),
  amounts: fixedField("amounts"),
  closes: fixedField("closes"),
  countries: valuesField(readCountry, (words) => message("Unknown country: {words}", { words })),
  regions: valuesField(readRegion, unknownValues),
  themes: valuesField(readTheme, unknownValues),
  applicants: fixedField("applicants"),
  sources: namesField,
} satisfies Record<Facet, z.ZodType>;

/** The chosen values of each facet. None chosen means that the facet excludes nothing. */
export type FacetChoice = Record<Facet, string[]>;

/** Facets in a body, as lists. Those that are left out, or have an empty list, exclude nothing and are left out. */
export const chosenFacetsField = z
  .object(
    mapFacets((facet) =>
      z
        .array(z.string(say("Must be text")), say("Must be a list"))
        .max(FACET_CHOICE_MAX, say(message("Must have at most {n} entries", { n: FACET_CHOICE_MAX })))
        .transform((values) => values.join(","))
        .optional()
        .pipe(facetFields[facet]),
    ),
    say("Must be an object of lists"),
  )
  .transform((choice): ChosenFacets =>
    Object.fromEntries(
      FACETS.filter((facet) => choice[facet].length > 0).map((facet) => [facet, choice[facet]]),
    ),
  );

/** Returns the choice of all facets, with an empty list for each that is left out. */
export const completeChoice = (chosen: ChosenFacets): FacetChoice =>
  mapFacets((facet) => chosen[facet] ?? []);

/** Returns the facets among other fields. */
export const pickFacets = (fields: FacetChoice): FacetChoice => mapFacets((facet) => fields[facet]);

/** Whether any facet is chosen. */
export const hasFacets = (choice: FacetChoice): boolean => FACETS.some((facet) => choice[facet].length > 0);

/** The rule that facets are for the list of all opportunities, and its message: both arguments of `refine`. */
export const onlyWithAll: [
  rule: (query: FacetChoice & { show: ListView }) => boolean,
  problem: { path: string[]; error: () => string },
] = [
  (query) => query.show === "all" || !hasFacets(query),
  { path: ["show"], ...say("Must be all, because the list is filtered") },
];

/**
 * One value of a facet and how many opportunities the list has when it is the only one chosen of its facet, with the
 * other facets as they are.
 */
export type FacetOption = {
  value: string;
  /** The name of a source or a region as the catalogue has it; null for values of a fixed list. */
  label: string | null;
  count: number;
};
export type FacetView = {
  options: FacetOption[];
  /** How many further values there are. */
  more: number;
  /** How many opportunities the list would have if nothing were chosen of this facet. */
  without: number;
};
export type FacetsView = {
  /** How many opportunities the list has. */
  total: number;
  facets: Record<Facet, FacetView>;
};
