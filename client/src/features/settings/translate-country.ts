import { countryLabel } from "@shared/constants/countries";
import { DEFAULT_LANGUAGE } from "@shared/words/language";
import { language } from "@/lib/language";

/** Returns a country's name in the reader's language; in English the given one. */
export const translateCountry = (code: string, english: string): string =>
  language === DEFAULT_LANGUAGE ? english : countryLabel(code);
