import { DEFAULT_LANGUAGE, type Language, perLanguage } from "../words/language";
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

/** Every code that has a name: an organisation may sit anywhere, not only where the picker of Settings reaches. */
export const COUNTRY_CODES: readonly string[] = Object.keys(COUNTRY_NAMES);

/** The English name of a country code, for what is stored or compared; the code itself when it is not known. */
export const countryName = (code: string): string => COUNTRY_NAMES[code.toUpperCase()] ?? code;

/** The code of the country with that English name, however it is written; undefined when there is none. */
export function countryNamed(name: string): string | undefined {
  const meant = plainName(name);
  return COUNTRY_CODES.find((code) => plainName(countryName(code)) === meant);
}

const plainName = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^\p{L} ]/gu, "")
    .replace(/ +/g, " ")
    .trim();

/** The name of a country code in the words of whoever is spoken to. */
export const countryLabel = (code: string): string =>
  localNames()?.get(code.toUpperCase()) ?? countryName(code);

/** Those that are not in English. */
const localNames = perLanguage((locale, language) => {
  if (language === DEFAULT_LANGUAGE) return null;
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return new Map(COUNTRY_CODES.map((code) => [code, names.of(code)]));
});

/** The names of a language under the English ones, by which funders and news hold countries. */
export function countriesIn(language: Language): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames([language], { type: "region" });
  return Object.fromEntries(COUNTRY_CODES.map((code) => [countryName(code), names.of(code) ?? code]));
}
