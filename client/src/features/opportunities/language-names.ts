import { currentLanguage } from "@shared/words/language";

/** The name of a language, given by its tag of BCP 47, in the reader's language. */
export const nameLanguageOf = (tag: string): string =>
  new Intl.DisplayNames([currentLanguage()], { type: "language" }).of(tag) ?? tag;
