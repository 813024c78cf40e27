import type { AiAuthor } from "../constants/enums";
import type { Language } from "../words/language";

/** What a sentence of a draft can rest on. */
type SourceKind = "profile" | "document" | "answer";

/** The words that a sentence rests on, and where they stand. */
export type SentenceSource = {
  kind: SourceKind;
  /** Of the entity, the document, or the application of the earlier answer. */
  id: string;
  title: string;
  /** Of a document, where it is known. */
  page: number | null;
  words: string;
  /** The day or the year that the source is of: `YYYY-MM-DD` or `YYYY`. */
  date: string | null;
};
export type DraftSentence = { text: string; source: SentenceSource };

/** An answer that was drafted, sentence by sentence. */
export type AnswerDraft = {
  id: string;
  createdAt: string;
  /** Who really wrote it. */
  aiProvider: AiAuthor;
  language: Language;
  sentences: DraftSentence[];
  /** Sentences that were left out because no source bears them out. */
  leftOut: number;
};

/** How much of an answer still comes from drafts, in percent of its characters: of those by AI, and of those without. */
export type DraftShares = { ai: number; builtin: number };

/** So many words in a row that stand in a draft come from it. */
const RUN_MIN = 4;

const readWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const lengthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + [...word].length, 0);

/** Marks each word of an answer that stands in one of the texts in a row of some. */
function markFrom(words: readonly string[], texts: readonly string[]): boolean[] {
  const marks = words.map(() => false);
  const run = Math.min(RUN_MIN, words.length);
  if (run === 0) return marks;
  const known = new Set<string>();
  for (const text of texts) {
    const theirs = readWords(text);
    for (let at = 0; at + run <= theirs.length; at += 1) known.add(theirs.slice(at, at + run).join(" "));
  }
  for (let at = 0; at + run <= words.length; at += 1)
    if (known.has(words.slice(at, at + run).join(" "))) marks.fill(true, at, at + run);
  return marks;
}

/** Returns the shares of an answer that come from drafts, or null without one. What both have counts as written by AI. */
export function measureShares(
  answer: string | null,
  drafts: readonly (Pick<AnswerDraft, "aiProvider"> & {
    sentences: readonly Pick<DraftSentence, "text">[];
  })[],
): DraftShares | null {
  if (drafts.length === 0) return null;
  const words = readWords(answer ?? "");
  const textsBy = (isAi: boolean) =>
    drafts
      .filter(({ aiProvider }) => (aiProvider !== "builtin") === isAi)
      .map(({ sentences }) => sentences.map(({ text }) => text).join(" "));
  const byAi = markFrom(words, textsBy(true));
  const byBuiltin = markFrom(words, textsBy(false));
  const all = lengthOf(words);
  const share = (isCounted: (at: number) => boolean) =>
    all === 0 ? 0 : Math.round((100 * lengthOf(words.filter((_, at) => isCounted(at)))) / all);
  return {
    ai: share((at) => byAi[at]!),
    builtin: share((at) => !byAi[at]! && byBuiltin[at]!),
  };
}

/** A text without what differs between two copies of it. */
const normalise = (text: string) => readWords(text).join(" ");

/** The sentences of drafts that still stand in an answer, word by word. */
export function findKeptSentences(
  answer: string,
  drafts: readonly Pick<AnswerDraft, "sentences">[],
): DraftSentence[] {
  const whole = ` ${normalise(answer)} `;
  const found = new Map<string, DraftSentence>();
  for (const { sentences } of drafts)
    for (const sentence of sentences) {
      const words = normalise(sentence.text);
      if (words !== "" && whole.includes(` ${words} `) && !found.has(words)) found.set(words, sentence);
    }
  return [...found.values()].sort(
    (one, other) => whole.indexOf(` ${normalise(one.text)} `) - whole.indexOf(` ${normalise(other.text)} `),
  );
}

const FIGURE = /\d|\b(?:hundred|thousand|million|cent|mille)s?\b/iu;

/**
 * Returns the year of a source that is more than a year old, where the sentence states a figure of it; else null.
 * @param today `YYYY-MM-DD`
 */
export function findOldSourceYear({ text, source }: DraftSentence, today: string): number | null {
  if (source.date === null || !FIGURE.test(text)) return null;
  const year = Number(source.date.slice(0, 4));
  const thisYear = Number(today.slice(0, 4));
  // A year alone is taken to last until its end.
  const day = source.date.length === 4 ? `${source.date}-12-31` : source.date;
  return day < `${thisYear - 1}${today.slice(4)}` ? year : null;
}
