import type { Language } from "./language";
import { wordsOf } from "./words";

/**
 * Labels of fixed lists: types, stages, industries, questions of the questionnaires. They are English where they are stored and compared,
 * and are translated where they are shown.
 */
export type Labels = Readonly<Record<string, string>>;

const known: Partial<Record<Language, Labels>> = {};
const words = wordsOf<Labels>(known);

/** Makes labels known. To do it twice does no harm. */
export function addLabels(language: Language, labels: Labels): void {
  known[language] = { ...known[language], ...labels };
}

/** A label in the reader's language; as it is where it is none of ours. */
export const translateLabel = (english: string): string => words.raw(english);

/** A note of the catalogue, each of whose sentences is a label. */
export const translateSentences = (english: string): string =>
  english
    .split(/(?<=\.) /)
    .map(translateLabel)
    .join(" ");
