import { COUNTRY_CODES } from "@shared/constants/countries";

/** Browsers come in these whoever uses them: they say nothing of where somebody is. */
const SHIPPED_LANGUAGES = ["en-us", "en-gb"];

type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/** Not every browser knows which time zones a country has. */
function zonesOf(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`) as ZonedLocale;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

const regionOf = (language: string): string | undefined => {
  try {
    return SHIPPED_LANGUAGES.includes(language.toLowerCase()) ? undefined : new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
};

/** In which country this browser seems to be: by its time zone, else by the region of its languages. A guess, to be shown as one. */
export function likelyCountry(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const byZone = COUNTRY_CODES.find((code) => zonesOf(code).includes(timeZone));
  return byZone ?? navigator.languages.map(regionOf).find((region) => COUNTRY_CODES.includes(region ?? ""));
}
