import { findList, type PackedLists, packLists } from "./packed-lists";
import { isTelling, stemRoughly } from "./words";

/** What a part of a phrase says of the topic falls by this power of the share that is there. */
const COVERAGE_POWER = 2;
/** All further phrases of a topic that a search has parts of add a little. */
const FURTHER = 0.1;

export type TopicOfPhrase = {
  topic: string;
  /** As `listWords` gives them. */
  words: readonly string[];
  /** How surely the phrase stands for the topic, from 0 to 1. */
  share: number;
};

export type PhraseIndex = Phrases & Inverted & { rarities: Float32Array };

/**
 * Indexes topics by the stems of the words in their phrases, so that a phrase is found with gaps, in another order and
 * in other forms.
 */
export function indexPhrases(phrases: Iterable<TopicOfPhrase>): PhraseIndex {
  const numbered = numberPhrases(phrases);
  const inverted = invert(numbered);
  return { ...numbered, ...inverted, rarities: measureRarities(numbered, inverted) };
}

/** There are tens of thousands of phrases. As objects they would take many times the memory of these numbers. */
function numberPhrases(phrases: Iterable<TopicOfPhrase>): Phrases {
  const topics = new Numbering();
  const stems = new Numbering();
  const topicOfPhrase: number[] = [];
  const shareOfPhrase: number[] = [];
  const stemsOfPhrases: number[] = [];
  const placeOfPhrase: number[] = [0];
  // A word stands in many phrases, and its stem takes long to find.
  const stemOfWord = new Map<string, number | null>();
  const learnWord = (word: string): number | null => {
    const known = stemOfWord.get(word);
    if (known !== undefined) return known;
    const stem = isTelling(word) ? stems.add(stemRoughly(word)) : null;
    stemOfWord.set(word, stem);
    return stem;
  };
  for (const { topic, words, share } of phrases) {
    const stemsOfPhrase = new Set(words.flatMap((word) => learnWord(word) ?? []));
    if (stemsOfPhrase.size === 0) continue;
    topicOfPhrase.push(topics.add(topic));
    shareOfPhrase.push(share);
    stemsOfPhrases.push(...stemsOfPhrase);
    placeOfPhrase.push(stemsOfPhrases.length);
  }
  return {
    topics: topics.list(),
    stems: packLists(stems.list().map((stem, number) => [stem, [number]])),
    stemCount: stems.size,
    topicOfPhrase: Uint32Array.from(topicOfPhrase),
    shareOfPhrase: Float32Array.from(shareOfPhrase),
    stemsOfPhrases: Uint32Array.from(stemsOfPhrases),
    placeOfPhrase: Uint32Array.from(placeOfPhrase),
  };
}

type Phrases = {
  topics: readonly string[];
  /** The number of each stem. */
  stems: PackedLists;
  stemCount: number;
  topicOfPhrase: Uint32Array;
  shareOfPhrase: Float32Array;
  stemsOfPhrases: Uint32Array;
  /** The stems of a phrase stand from its own place to the next phrase's. */
  placeOfPhrase: Uint32Array;
};
/** The phrases that have a stem stand from the stem's place to the next stem's. */
type Inverted = { phrasesOfStems: Uint32Array; placeOfStem: Uint32Array };

function invert({ stemsOfPhrases, placeOfPhrase, stemCount }: Phrases): Inverted {
  const placeOfStem = new Uint32Array(stemCount + 1);
  for (const stem of stemsOfPhrases) placeOfStem[stem + 1]! += 1;
  for (let stem = 0; stem < stemCount; stem += 1) placeOfStem[stem + 1]! += placeOfStem[stem]!;
  const next = placeOfStem.slice();
  const phrasesOfStems = new Uint32Array(stemsOfPhrases.length);
  for (let phrase = 0; phrase + 1 < placeOfPhrase.length; phrase += 1)
    for (const stem of stemsOfPhrases.subarray(placeOfPhrase[phrase], placeOfPhrase[phrase + 1])) {
      phrasesOfStems[next[stem]!] = phrase;
      next[stem]! += 1;
    }
  return { phrasesOfStems, placeOfStem };
}

/** Measures how much each stem tells, from nearly 0 (every topic has it) to 1 (one has it). */
function measureRarities(
  { topics, topicOfPhrase }: Phrases,
  { phrasesOfStems, placeOfStem }: Inverted,
): Float32Array {
  const highest = Math.log(1 + topics.length);
  return Float32Array.from({ length: placeOfStem.length - 1 }, (_, stem) => {
    const phrases = phrasesOfStems.subarray(placeOfStem[stem], placeOfStem[stem + 1]);
    const count = new Set(Array.from(phrases, (phrase) => topicOfPhrase[phrase])).size;
    return Math.log(1 + topics.length / count) / highest;
  });
}

/**
 * Finds the topics of a few words, the likeliest first. The likelihood is about 1 where a whole phrase of rare words is
 * there.
 */
export function findTopicsByPhrases(
  index: PhraseIndex,
  words: readonly string[],
): [topic: string, likelihood: number][] {
  const asked = new Set(
    words.filter(isTelling).flatMap((word) => Array.from(findList(index.stems, stemRoughly(word)) ?? [])),
  );
  const phrases = new Set<number>();
  for (const stem of asked)
    for (const phrase of index.phrasesOfStems.subarray(index.placeOfStem[stem], index.placeOfStem[stem + 1]))
      phrases.add(phrase);
  const found = new Map<number, { best: number; sum: number }>();
  for (const phrase of phrases) {
    let whole = 0;
    let shared = 0;
    for (let place = index.placeOfPhrase[phrase]!; place < index.placeOfPhrase[phrase + 1]!; place += 1) {
      const stem = index.stemsOfPhrases[place]!;
      whole += index.rarities[stem]!;
      if (asked.has(stem)) shared += index.rarities[stem]!;
    }
    const value = index.shareOfPhrase[phrase]! * (shared / whole) ** COVERAGE_POWER * Math.min(1, shared);
    const topic = index.topicOfPhrase[phrase]!;
    const { best, sum } = found.get(topic) ?? { best: 0, sum: 0 };
    found.set(topic, { best: Math.max(best, value), sum: sum + value });
  }
  return [...found]
    .map(([topic, { best, sum }]): [string, number] => [
      index.topics[topic]!,
      best + FURTHER * Math.log(1 + sum - best),
    ])
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
}

/** Numbers texts from 0. */
class Numbering {
  readonly #numbers = new Map<string, number>();
  get size(): number {
    return this.#numbers.size;
  }
  add(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }
  list = (): string[] => [...this.#numbers.keys()];
}
