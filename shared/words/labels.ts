import type { Language } from "./language";
import { createWords } from "./words";

/**
 * Labels of fixed lists: types, stages, industries, questions of the questionnaires. They are stored and
 * compared in English, and translated where they are shown.
 */
export type Labels = Readonly<Record<string, string>>;

const registeredLabels: Partial<Record<Language, Labels>> = {};
const words = createWords<Labels>(registeredLabels);

/** Registers labels. Doing it twice does no harm. */
export function addLabels(language: Language, labels: Labels): void {
  registeredLabels[language] = { ...registeredLabels[language], ...labels };
}

/** Translates a label into the reader's language. A text that is no label stays as it is. */
export const translateLabel = (english: string): string => words.raw(english);

/** Translates a note of the catalogue. Each of its sentences is a label. */
export const translateSentences = (english: string): string =>
  english
    .split(/(?<=\.) /)
    .map(translateLabel)
    .join(" ");
