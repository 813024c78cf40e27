import type { EntityFacts } from "./match-types";
import { isStateName } from "./regions";

const COUNTIES =
  /((?:\p{Lu}\p{Ll}[\p{L}'’]*(?: \p{Lu}\p{Ll}[\p{L}'’]*)?(?:, and |, or |, | and | or ))*\p{Lu}\p{Ll}[\p{L}'’]*(?: \p{Lu}\p{Ll}[\p{L}'’]*)?) (?:Count(?:y|ies)|Co)\b(?! [Oo]p)/gu;
/** A sentence about where applicants or their work must be. */
const MUST_BE_THERE =
  /\b(?:must|shall) (?:be |occur )?(?:located |based |situated |implemented )?(?:with)?in\b[^.;]*|\b(?:applicants|entities|organizations) located\b[^.;]*|\bmunicipalit(?:y|ies) (?:with)?in\b[^.;]*|\blocation: [^.;]* only\b/giu;
/** A place that such a sentence names, by its last word. */
const PLACE =
  /\b(?:\p{Lu}[\p{L}'’]+ ){1,4}(?:Mountains|Conservancy|Zone|Watershed|Basin|Valley|Bay|River|Delta|Coast|Lakes?|Canyon|Islands?)\b/gu;
/** Words that are no part of the name of the place itself. */
const AROUND = /(?: (?:Conservancy|Zone|Watershed|Basin))+$/;
const NO_COUNTY: readonly string[] = [
  "Single",
  "Each",
  "Any",
  "All",
  "The",
  "Rural",
  "Eligible",
  "Only",
  "Local",
];

const splitList = (list: string) => list.split(/, and |, or |, | and | or /);

const findCounties = (text: string): string[] =>
  [...text.matchAll(COUNTIES)]
    .flatMap(([, list]) => splitList(list ?? ""))
    .filter((county) => !NO_COUNTY.some((word) => county.split(" ").includes(word)) && !isStateName(county));

/** Finds the counties and other places inside a State that a name or a text about applicants limits it to. */
export function findPlaces(name: string, applicants: string | null): string[] {
  const sentences = [...(applicants ?? "").matchAll(MUST_BE_THERE)].map(([sentence]) => sentence);
  const named = sentences.flatMap((sentence) => [
    ...findCounties(sentence),
    ...[...sentence.matchAll(PLACE)].map(([place]) => place.replace(AROUND, "")),
  ]);
  return [...new Set([...findCounties(name), ...named])];
}

const normalise = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;

/** Tells whether an entity's own words name one of the places. */
export function namesPlace(
  { name, region, mission, description }: EntityFacts,
  places: readonly string[],
): boolean {
  const words = normalise([name, region, mission, description].filter(Boolean).join("\n"));
  return places.some((place) => words.includes(normalise(place)));
}
