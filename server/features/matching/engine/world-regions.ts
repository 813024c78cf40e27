import { countryName } from "@shared/constants/countries";
import { findConcepts } from "../embedder/find-concepts";
import { listWords } from "../embedder/words";

/** Parts of the world that names of notices speak of, with the concepts of the vocabulary that their countries belong to. */
const REGIONS: readonly (readonly [name: RegExp, concepts: readonly string[]])[] = [
  [/\bsouth asia\b/i, ["south-asia"]],
  [/\bsouth-?east asia\b/i, ["east-asia"]],
  [/\b(?:sub-saharan |east |west |southern )?africa\b(?!n)/i, ["africa", "mena"]],
  [/\blatin america\b/i, ["latin-america"]],
];

/** Returns the part of the world that a name speaks of, in its own words; null if there is none. */
export const findWorldRegion = (name: string): string | null =>
  REGIONS.map(([region]) => region.exec(name.replace(/\bsouth africa\b/gi, " "))?.[0]).find(Boolean) ?? null;

/** Tells whether a country (two-letter code) is in a part of the world that `findWorldRegion` has returned. */
export function isInWorldRegion(country: string, region: string): boolean {
  const concepts = REGIONS.find(([name]) => name.test(region))?.[1] ?? [];
  const own = findConcepts(listWords(countryName(country))).concepts;
  return concepts.some((concept) => own.has(concept));
}
