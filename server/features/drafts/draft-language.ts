import { currentLanguage, type Language } from "@shared/words/language";
import { guessLanguage } from "../../platform/text/guess-language";

/** The chosen language of a draft, else the one of the first text that tells, else the reader's. */
export function pickDraftLanguage(
  chosen: Language | null | undefined,
  texts: readonly (string | null | undefined)[],
): Language {
  if (chosen) return chosen;
  for (const text of texts) {
    const guessed = text ? guessLanguage(text) : null;
    if (guessed) return guessed;
  }
  return currentLanguage();
}
