import { z } from "zod";
import type { ConsentProvider } from "../constants/ai-consents";
import { type Language, LANGUAGES } from "../words/language";
import { say } from "./say";

export const translateOpportunitySchema = z.object({
  language: z.enum(LANGUAGES, say("Choose a language")),
});

/** The parts of an opportunity that are translated. */
type TranslatedPart = "title" | "description" | "eligibilityText";

/** A translation of an opportunity's texts. A part that the opportunity does not have, or that was left out, is null. */
export type OpportunityTranslationView = Record<TranslatedPart, string | null> & {
  /** The language of the original, as a tag of BCP 47. */
  from: string;
  language: Language;
  provider: ConsentProvider;
  madeAt: string;
  /** Parts in which a figure, a date, a link or a currency was not that of the original. */
  leftOut: TranslatedPart[];
  /** Parts of which only the beginning was translated, because they are long. */
  cut: TranslatedPart[];
};
