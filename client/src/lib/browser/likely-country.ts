import { COUNTRY_CODES } from "@shared/constants/countries";

/** Browsers use these languages by default, so they say nothing about the user's country. */
const SHIPPED_LANGUAGES = ["en-us", "en-gb"];

type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/** Not every browser knows the time zones of a country. */
function listTimeZones(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`) as ZonedLocale;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

const readRegion = (language: string): string | undefined => {
  try {
    return SHIPPED_LANGUAGES.includes(language.toLowerCase()) ? undefined : new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
};

/** Guesses the country by the browser's time zone, or by the region of its languages. Show it as a guess. */
export function likelyCountry(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const byZone = COUNTRY_CODES.find((code) => listTimeZones(code).includes(timeZone));
  return byZone ?? navigator.languages.map(readRegion).find((region) => COUNTRY_CODES.includes(region ?? ""));
}
