import { perLanguage } from "@shared/words/language";

const and = perLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** "3, 5 and 8" */
export const listNumbers = (numbers: readonly number[]): string => and().format(numbers.map(String));
