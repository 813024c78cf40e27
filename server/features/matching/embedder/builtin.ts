import { INDUSTRIES } from "@shared/constants/industries";
import { EMBEDDING_DIMENSIONS } from "@shared/constants/limits";
import { withoutBoilerplate } from "./boilerplate";
import { CONCEPTS } from "./concepts";
import { findConcepts, type Mentions } from "./find-concepts";
import { getRarity } from "./rarity";
import { hashFeature, listCountedTopics } from "./terms";
import type { Embedder, EmbedOptions } from "./types";
import { isCommon, stemWord, listWords } from "./words";

/** Raised whenever the same text would give another vector: whatever was stored is then made anew. */
export const BUILTIN_MODEL = "builtin-3";

/** How much each kind of feature weighs, before its rarity and before the vector is brought to length 1. */
const WEIGHTS = {
  /** A word by its stem: what the text is about. */
  word: 1.2,
  /** Two words that stand together: "solar" and "panel" apart say less. */
  pair: 0.4,
  /** Pieces of a word, all of one word together: relates "agritech" to "agriculture" and forgives spelling. */
  pieces: 0.6,
  /** What several words of the field's vocabulary say alike. */
  concept: 2.2,
  /** The industry that such words belong to. */
  industry: 1.2,
  /** A mention by a word that also says other things, beside one that does not. */
  vague: 0.3,
  /** The first line, which says in short what the rest is about, beside the others. */
  firstLine: 1.5,
};
const PIECE_LENGTH = 4;

/** Concepts and industries have dimensions of their own, where no two features meet; all others share the rest. */
const OWN = new Map(
  [...INDUSTRIES.map(({ slug }) => `industry:${slug}`), ...CONCEPTS.map(({ id }) => `concept:${id}`)].map(
    (feature, index) => [feature, index],
  ),
);

// Said ten times is not ten times as true.
const damped = (times: number) => (times <= 1 ? times : 1 + Math.log(times));

/** The words of a text, each with what it counts: those of the first line more. */
function weighedWords(text: string): { words: string[]; weights: number[] } {
  const plain = withoutBoilerplate(text).trim();
  const end = plain.indexOf("\n");
  const first = listWords(end < 0 ? plain : plain.slice(0, end));
  const rest = end < 0 ? [] : listWords(plain.slice(end));
  return {
    words: [...first, ...rest],
    weights: [...first.map(() => WEIGHTS.firstLine), ...rest.map(() => 1)],
  };
}

/** The features whose rarity is counted in the catalogue: words by their stems, concepts, industries and topics. */
export function countedFeatures(text: string): Set<string> {
  const { words } = weighedWords(text);
  const { concepts, industries } = findConcepts(words);
  return new Set([
    ...words.filter((word) => !isCommon(word)).map(stemWord),
    ...[...concepts.keys()].map((id) => `concept:${id}`),
    ...[...industries.keys()].map((slug) => `industry:${slug}`),
    ...listCountedTopics(text),
  ]);
}

/** The features of a text with their weights; with `beyondWords` only the concepts and industries that its words stand for. */
function featuresOf(text: string, beyondWords: boolean): Map<string, number> {
  const { words, weights } = weighedWords(text);
  const features = new Map<string, number>();
  const { concepts, industries } = findConcepts(words, weights);
  const addMentions = (feature: string, { sure, vague }: Mentions, weight: number) =>
    features.set(feature, weight * getRarity(feature) * damped(sure + WEIGHTS.vague * vague));
  // A few words that may mean many things mean nothing.
  const counts = ({ sure }: Mentions) => !beyondWords || sure > 0;
  for (const [id, mentions] of concepts)
    if (counts(mentions)) addMentions(`concept:${id}`, mentions, WEIGHTS.concept);
  for (const [slug, mentions] of industries)
    if (counts(mentions)) addMentions(`industry:${slug}`, mentions, WEIGHTS.industry);

  if (beyondWords) return features;

  const stems = new Map<string, number>();
  const pairs = new Map<string, { times: number; rarity: number }>();
  const pieces = new Map<string, number>();
  let before: string | undefined;
  for (const [i, word] of words.entries()) {
    if (isCommon(word) || (word.length < 2 && /[a-z0-9]/.test(word))) continue;
    const [stem, weight] = [stemWord(word), weights[i]!];
    stems.set(stem, (stems.get(stem) ?? 0) + weight);
    if (before !== undefined) {
      const pair = pairs.get(`${before} ${stem}`);
      const rarity = pair?.rarity ?? Math.min(getRarity(before), getRarity(stem));
      pairs.set(`${before} ${stem}`, { times: (pair?.times ?? 0) + weight, rarity });
    }
    before = stem;
    const framed = `_${stem}_`;
    const count = Math.max(1, framed.length - PIECE_LENGTH + 1);
    for (let at = 0; at < count; at += 1) {
      const piece = framed.slice(at, at + PIECE_LENGTH);
      pieces.set(piece, (pieces.get(piece) ?? 0) + (weight * getRarity(stem)) / Math.sqrt(count));
    }
  }
  for (const [stem, times] of stems)
    features.set(`word:${stem}`, WEIGHTS.word * getRarity(stem) * damped(times));
  for (const [pair, { times, rarity }] of pairs)
    features.set(`pair:${pair}`, WEIGHTS.pair * rarity * damped(times));
  for (const [piece, times] of pieces) features.set(`piece:${piece}`, WEIGHTS.pieces * damped(times));
  return features;
}

/** One text as a vector of length 1. A feature without a dimension of its own gets one, with a sign, from its hash. */
export function embedText(text: string, { beyondWords = false }: EmbedOptions = {}): number[] {
  const vector = new Array<number>(EMBEDDING_DIMENSIONS).fill(0);
  for (const [feature, weight] of featuresOf(text, beyondWords)) {
    const own = OWN.get(feature);
    if (own !== undefined) {
      vector[own]! += weight;
      continue;
    }
    const code = hashFeature(feature);
    vector[OWN.size + (code % (EMBEDDING_DIMENSIONS - OWN.size))]! += code >= 0x80000000 ? weight : -weight;
  }
  const length = Math.hypot(...vector);
  // A text without a word still needs a direction: a vector of zeros has no angle to anything.
  if (length === 0) vector[EMBEDDING_DIMENSIONS - 1] = 1;
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** Works without a network and without a model to download, and gives the same vector everywhere. */
export function createBuiltinEmbedder(): Embedder {
  return {
    model: BUILTIN_MODEL,
    isRemote: false,
    embed: async (texts, _signal, options) => texts.map((text) => embedText(text, options)),
  };
}
