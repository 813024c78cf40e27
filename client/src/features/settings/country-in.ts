import { countryLabel } from "@shared/constants/countries";
import { DEFAULT_LANGUAGE } from "@shared/words/language";
import { language } from "@/lib/language";

/** A country in the reader's words; in English by the name that it came with. */
export const countryIn = (code: string, english: string): string =>
  language === DEFAULT_LANGUAGE ? english : countryLabel(code);
