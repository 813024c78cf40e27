import { ALL_ENTITY_TYPES, type EntityType } from "@shared/constants/enums";
import { industryLabel } from "@shared/constants/industries";
import { findRegionCode } from "@shared/constants/regions/regions";
import { toPlainLine, toPlainText } from "../../../platform/text/text";
import { readAmount } from "../grants-gov/values";
import type { AdapterTools } from "./types";

/** Splits a field that holds a list, such as `Nonprofit; School`. */
export const splitList = (text: string | null | undefined, separator = /[;,]/): string[] =>
  (text ?? "")
    .split(separator)
    .map((part) => toPlainLine(part).replace(/^and /i, "").trim())
    .filter((part) => part !== "");

/**
 * Reads places as codes of regions. Empty unless all of them are regions with codes: the others would be limits that nobody
 * could check, or the whole country.
 */
export function readRegionCodes(places: readonly string[], country: string): string[] {
  const codes = places.flatMap((place) => findRegionCode(place, [country]) ?? []);
  return codes.length === places.length ? [...new Set(codes)] : [];
}

/** What one word of a source says of who may apply: types, or "others" for applicants that it does not name. */
export type ApplicantWord = readonly EntityType[] | "others";

/** Reads a list of words about who may apply. An unknown word is noted, and may mean anybody else. */
export function readApplicantWords(
  words: readonly string[],
  known: ReadonlyMap<string, ApplicantWord>,
  noteUnknown: (word: string) => void,
): { eligibleEntityTypes: EntityType[]; eligibleEntityTypesOpenEnded: boolean | null } {
  const types = new Set<EntityType>();
  let isOpenEnded = false;
  for (const word of words) {
    const meaning = known.get(word.toLowerCase());
    if (meaning === undefined) noteUnknown(word);
    if (meaning === undefined || meaning === "others") isOpenEnded = true;
    else for (const type of meaning) types.add(type);
  }
  return {
    eligibleEntityTypes: ALL_ENTITY_TYPES.filter((type) => types.has(type)),
    eligibleEntityTypesOpenEnded: words.length > 0 ? isOpenEnded : null,
  };
}

/** Returns the industries of a source's categories. An unknown category is noted. Null stands for none of ours. */
export function readCategories(
  categories: readonly string[],
  known: ReadonlyMap<string, string | null>,
  { noteCode }: AdapterTools,
  field: string,
): string[] {
  const slugs = categories.flatMap((category) => {
    const slug = known.get(category.toLowerCase());
    if (slug === undefined) noteCode(field, category);
    return slug ?? [];
  });
  return [...new Set(slugs)].map(industryLabel);
}

/** Makes a map whose keys are compared in lower case. */
export const byLowerCase = <T>(entries: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(entries).map(([key, value]) => [key.toLowerCase(), value]));

/**
 * Reads a text that is one amount and nothing else: `50000`, `$1,000`, `$2 million`. Null for a text that says more,
 * because its amounts hold under conditions.
 */
export function readSingleAmount(text: string | null | undefined): string | null {
  const match = /^\$?([\d,]+(?:\.\d+)?)(?: (million|billion))?\.?$/i.exec(toPlainLine(text ?? ""));
  if (!match) return null;
  const unit = match[2]?.toLowerCase();
  if (unit === undefined) return readAmount(match[1]);
  const amount = Number(match[1]!.replaceAll(",", "")) * (unit === "million" ? 1e6 : 1e9);
  return readAmount(String(Math.round(amount)));
}

/** Joins paragraphs of plain text. Each is a text, or a label with a text that may be empty. */
export function joinTexts(
  ...parts: (string | null | undefined | readonly [string, string | null | undefined])[]
) {
  const texts = parts.map((part) => {
    if (typeof part !== "object" || part === null) return toPlainText(part ?? "");
    const text = toPlainText(part[1] ?? "");
    return text === "" ? "" : `${part[0]}: ${text}`;
  });
  return [...new Set(texts)].filter((text) => text !== "").join("\n\n") || null;
}

/** Returns the first of several texts that is a web address. */
export function findWebAddress(...texts: (string | null | undefined)[]): string | null {
  for (const text of texts) {
    const found = /https?:\/\/[^\s;<>"]+/i.exec(text ?? "")?.[0];
    if (found) return found;
  }
  return null;
}

/**
 * Whether a call names no deadline that is over. If its source calls it closed, its values would pass for those of an open
 * call: then only that it is closed is read.
 */
export const lacksPastDeadline = (deadline: string | null, now: Date): boolean =>
  deadline === null || deadline >= now.toISOString().slice(0, 10);
