import { currentLanguage } from "@shared/words/language";
import { translateLabel } from "@shared/words/labels";
import { withLanguage } from "../../platform/text/with-language";

/** A word of the fixed lists with a capital letter, in the current language. */
export const capitalise = (word: string): string =>
  translateLabel(word.charAt(0).toUpperCase() + word.slice(1));

/** A function that speaks the language of now whenever it is called: a file that is read piece by piece asks for them from anywhere. */
export function inThisLanguage<A extends unknown[], T>(task: (...given: A) => T): (...given: A) => T {
  const language = currentLanguage();
  return (...given) => withLanguage(language, () => task(...given));
}
