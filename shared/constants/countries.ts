import { DEFAULT_LANGUAGE, perLanguage } from "../words/language";
import { COUNTRY_NAMES } from "./country-names";

/** Countries that a person can choose in Settings. */
export const SETTINGS_COUNTRIES = [
  { code: "GH", name: "Ghana" },
  { code: "NG", name: "Nigeria" },
  { code: "KE", name: "Kenya" },
  { code: "ZA", name: "South Africa" },
  { code: "EG", name: "Egypt" },
  { code: "US", name: "United States" },
  { code: "GB", name: "United Kingdom" },
  { code: "CA", name: "Canada" },
  { code: "IN", name: "India" },
  { code: "CN", name: "China" },
] as const;

/** The country filter of the opportunities list. */
export const FILTER_COUNTRIES = ["GH", "NG", "KE", "ZA", "US", "GB"] as const;

/**
 * Every code that has a name. An organisation may be in any of them, not only in the countries of Settings.
 */
export const COUNTRY_CODES: readonly string[] = Object.keys(COUNTRY_NAMES);

/**
 * Returns the English name of a country code, which is stored and compared. An unknown code is returned as it
 * is.
 */
export const countryName = (code: string): string => COUNTRY_NAMES[code.toUpperCase()] ?? code;

/** Finds the code of the country with that English name. Case, accents and punctuation make no difference. */
export function findCountryCode(name: string): string | undefined {
  const plainText = normaliseName(name);
  return COUNTRY_CODES.find((code) => normaliseName(countryName(code)) === plainText);
}

const normaliseName = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^\p{L} ]/gu, "")
    .replace(/ +/g, " ")
    .trim();

/** Returns the name of a country code in the reader's language. */
export const countryLabel = (code: string): string =>
  getLocalNames()?.get(code.toUpperCase()) ?? countryName(code);

/** Names in the reader's language, or null for English. */
const getLocalNames = perLanguage((locale, language) => {
  if (language === DEFAULT_LANGUAGE) return null;
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return new Map(COUNTRY_CODES.map((code) => [code, names.of(code)]));
});
