import {
  isCommon,
  listWords as splitWords,
  stemWord,
} from "../../../server/features/matching/embedder/words";
import type { CatalogueItem } from "./types";

/** Scores every opportunity of a catalogue for the text of a profile. Scores of two systems cannot be compared. */
export type TextSystem = (text: string) => { id: string; score: number }[];

/** The usual constants of BM25: how fast repetition stops counting, and how much the length of a text matters. */
const K1 = 1.2;
const B = 0.75;
/** A word of the name counts as so many of the description. */
const NAME_WEIGHT = 2;

type Counts = Map<string, number>;

function countStems(text: string, weight: number, counts: Counts = new Map()): Counts {
  for (const word of splitWords(text))
    if (!isCommon(word) && word.length > 1)
      counts.set(stemWord(word), (counts.get(stemWord(word)) ?? 0) + weight);
  return counts;
}

/** Counts in how many texts each stem is. */
function countTexts(texts: readonly Counts[]): Counts {
  const seen: Counts = new Map();
  for (const text of texts) for (const stem of text.keys()) seen.set(stem, (seen.get(stem) ?? 0) + 1);
  return seen;
}

/** Ranks by the words that a profile and an opportunity share, by Okapi BM25 over stems. */
export function buildBm25(catalogue: readonly CatalogueItem[]): TextSystem {
  const texts = catalogue.map(({ name, description }) =>
    countStems(description ?? "", 1, countStems(name, NAME_WEIGHT)),
  );
  const lengths = texts.map((text) => [...text.values()].reduce((sum, count) => sum + count, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const seen = countTexts(texts);
  return (profile) => {
    const asked = [...countStems(profile, 1).keys()];
    return catalogue.map(({ id }, index) => {
      const text = texts[index]!;
      const damping = K1 * (1 - B + (B * lengths[index]!) / average);
      const score = asked.reduce((sum, stem) => {
        const count = text.get(stem) ?? 0;
        const others = seen.get(stem) ?? 0;
        const rarity = Math.log(1 + (texts.length - others + 0.5) / (others + 0.5));
        return sum + (rarity * count * (K1 + 1)) / (count + damping);
      }, 0);
      return { id, score };
    });
  };
}
