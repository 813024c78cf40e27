import { TERM_DIMENSIONS } from "@shared/constants/limits";
import { withoutBoilerplate } from "./boilerplate";
import { getRarity } from "./rarity";
import { findTopics, listBroader } from "./topics";
import { isCommon, listWords, stemWord } from "./words";

/** The weights of terms, before their rarity and before the whole is brought to length 1. */
const WEIGHTS = {
  topic: 1,
  /** A wider subject that a topic belongs to, and again for the next wider ones. */
  broader: 0.4,
  further: 0.2,
  word: 0.5,
  /** A mention in the first line, which says in short what the rest is about, beside the others. */
  firstLine: 1.5,
};
/** More terms than these change no ranking, and take room in every row. */
const TERMS_MAX = 120;

// Said ten times is not ten times as true.
const damp = (mentions: number) => (mentions <= 1 ? mentions : 1 + Math.log(mentions));

/** Names a topic among the terms of a text. Other terms are stems of words. */
const nameTopic = (id: string) => `topic:${id}`;

function addTopic(terms: Map<string, number>, id: string, weight: number): void {
  const raise = (topic: string, to: number) =>
    terms.set(nameTopic(topic), Math.max(terms.get(nameTopic(topic)) ?? 0, to));
  raise(id, WEIGHTS.topic * weight);
  for (const broader of listBroader(id)) {
    raise(broader, WEIGHTS.broader * weight);
    for (const further of listBroader(broader)) raise(further, WEIGHTS.further * weight);
  }
}

/**
 * Finds what a text is about: its topics, the wider subjects of these, and its words by their stems.
 * @param text the first line counts more than the others
 * @returns the weight of each term, before its rarity
 */
function weighTerms(text: string): Map<string, number> {
  const plain = withoutBoilerplate(text).trim();
  const end = plain.indexOf("\n");
  const first = listWords(end < 0 ? plain : plain.slice(0, end));
  const words = [...first, ...(end < 0 ? [] : listWords(plain.slice(end)))];
  const weights = words.map((_, place) => (place < first.length ? WEIGHTS.firstLine : 1));
  const terms = new Map<string, number>();
  for (const [id, mentions] of findTopics(words, weights)) addTopic(terms, id, damp(mentions));
  const stems = new Map<string, number>();
  for (const [place, word] of words.entries())
    if (!isCommon(word) && word.length > 1) {
      const stem = stemWord(word);
      stems.set(stem, (stems.get(stem) ?? 0) + weights[place]!);
    }
  for (const [stem, mentions] of stems) terms.set(stem, WEIGHTS.word * damp(mentions));
  return terms;
}

/** Lists the topics of a text, wider subjects included, as features whose rarity is counted in the catalogue. */
export const listCountedTopics = (text: string): string[] =>
  [...weighTerms(text).keys()].filter((term) => term.startsWith("topic:"));

/** FNV-1a, 32 bits, folded so that its weak lowest bits do not decide. It is the same on every machine. */
export function hashFeature(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}

/**
 * Describes a text by its terms, weighed by their rarity, as a sparse vector of length 1 in the form of pgvector:
 * `{dimension:weight,…}/dimensions`, with dimensions from 1. Unlike in the dense vector, no two terms share a
 * dimension. Returns null for a text without a term, because no angle can be measured to it.
 */
export const describeTerms = (text: string): string | null => formatTerms(weighTerms(text));

/**
 * Describes topics and words that were found in another way, in the same form.
 * @param topics the weight of each topic; wider subjects are added
 * @param words the weight of each word, as `listWords` gives it
 */
export function describeFoundTerms(
  topics: Iterable<[id: string, weight: number]>,
  words: Iterable<[word: string, weight: number]>,
): string | null {
  const terms = new Map<string, number>();
  for (const [id, weight] of topics) addTopic(terms, id, weight);
  for (const [word, weight] of words) terms.set(stemWord(word), weight);
  return formatTerms(terms);
}

function formatTerms(terms: ReadonlyMap<string, number>): string | null {
  const weighed = [...terms]
    .map(([term, weight]) => ({ term, weight: weight * getRarity(term) }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, TERMS_MAX);
  if (weighed.length === 0) return null;
  const length = Math.hypot(...weighed.map(({ weight }) => weight));
  const byDimension = new Map(
    weighed.map(({ term, weight }) => [1 + (hashFeature(term) % TERM_DIMENSIONS), weight / length]),
  );
  const entries = [...byDimension]
    .sort(([a], [b]) => a - b)
    .map(([dimension, weight]) => `${dimension}:${Number(weight.toFixed(6))}`);
  return `{${entries.join(",")}}/${TERM_DIMENSIONS}`;
}
