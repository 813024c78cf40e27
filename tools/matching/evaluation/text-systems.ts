import {
  isCommon,
  listWords as splitWords,
  stemWord,
} from "../../../server/features/matching/embedder/words";
import { findTopics, listBroader } from "../topics/find-topics";
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

/** Counts in how many texts each feature is. */
function countTexts(texts: readonly Counts[]): Counts {
  const seen: Counts = new Map();
  for (const text of texts)
    for (const feature of text.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
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

/** How much a wider subject counts beside a topic, and a word. */
const BROADER_WEIGHT = 0.4;
const WORD_WEIGHT = 0.5;
const FIRST_LINE_WEIGHT = 1.5;

const dampen = (mentions: number) => (mentions <= 1 ? mentions : 1 + Math.log(mentions));

/** Finds the topics of a text, the wider subjects of each, and its words. The first line counts more. */
function findFeatures(text: string): Counts {
  const end = text.indexOf("\n");
  const first = splitWords(end < 0 ? text : text.slice(0, end));
  const rest = end < 0 ? [] : splitWords(text.slice(end));
  const weights = [...first.map(() => FIRST_LINE_WEIGHT), ...rest.map(() => 1)];
  const features: Counts = new Map();
  const raise = (feature: string, weight: number) =>
    features.set(feature, Math.max(features.get(feature) ?? 0, weight));
  for (const [id, mentions] of findTopics([...first, ...rest], weights)) {
    const weight = dampen(mentions);
    raise(`topic ${id}`, weight);
    for (const parent of listBroader(id)) {
      raise(`topic ${parent}`, weight * BROADER_WEIGHT);
      for (const further of listBroader(parent)) raise(`topic ${further}`, (weight * BROADER_WEIGHT) / 2);
    }
  }
  for (const [stem, count] of countStems(text, 1)) features.set(stem, WORD_WEIGHT * dampen(count));
  return features;
}

/** Ranks by the cosine of topics and words, each weighed by how rare it is in the catalogue. */
export function buildTopicSystem(catalogue: readonly CatalogueItem[]): TextSystem {
  const texts = catalogue.map(({ name, description }) => findFeatures(`${name}\n${description ?? ""}`));
  const seen = countTexts(texts);
  const highest = Math.log(1 + texts.length);
  const weigh = (features: Counts) => {
    const weighed = [...features].map(
      ([feature, weight]) =>
        [feature, (weight * Math.log(1 + texts.length / (seen.get(feature) ?? 1))) / highest] as const,
    );
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return new Map(weighed.map(([feature, weight]) => [feature, weight / length]));
  };
  const vectors = texts.map(weigh);
  return (profile) => {
    const asked = weigh(findFeatures(profile));
    return catalogue.map(({ id }, index) => {
      const vector = vectors[index]!;
      const score = [...asked].reduce(
        (sum, [feature, weight]) => sum + weight * (vector.get(feature) ?? 0),
        0,
      );
      return { id, score };
    });
  };
}
