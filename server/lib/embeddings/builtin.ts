import { INDUSTRIES } from "@shared/constants/industries";
import { EMBEDDING_DIMENSIONS } from "@shared/constants/limits";
import type { Embedder } from "./types";
import { isCommon, stemOf, wordsOf } from "./words";

/** Raised whenever the same text would give another vector: whatever was stored is then made anew. */
export const BUILTIN_MODEL = "builtin-1";

/** How much each kind of feature weighs in a vector, before it is brought to length 1. */
const WEIGHTS = {
  /** A word by its stem: what the text is about. */
  word: 1,
  /** Two words that stand together: "solar" and "panel" apart say less. */
  pair: 0.6,
  /** Pieces of a word, all of one word together: relates "agritech" to "agriculture" and forgives spelling. */
  pieces: 0.6,
  /** An industry that the text names in one of its many words, once; less when the word may mean several industries. */
  industry: 1.5,
} as const;
const PIECE_LENGTH = 4;
const PHRASE_WORDS_MAX = 4;

/** Names of industries that in running text are mostly just words. */
const VAGUE = new Set(
  "research development data learning impact delivery industry mobile government infrastructure society digital technology tech".split(
    " ",
  ),
);

/** Every way to say an industry, as stems, with the industries it may mean; and the stems that such a phrase begins with. */
const industriesByPhrase = new Map<string, Set<string>>();
const phraseBeginnings = new Set<string>();
for (const { slug, label, tags } of INDUSTRIES) {
  for (const phrase of [slug, ...label.split(/[&,]/), ...tags]) {
    const stems = wordsOf(phrase).map(stemOf);
    if (stems[0] === undefined || VAGUE.has(phrase.trim().toLowerCase())) continue;
    const key = stems.join(" ");
    industriesByPhrase.set(key, (industriesByPhrase.get(key) ?? new Set()).add(slug));
    phraseBeginnings.add(stems[0]);
  }
}

/** FNV-1a, 32 bits: fast, spreads well and is the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  // The lowest bits of FNV mix least: fold the upper half in.
  return (value ^ (value >>> 15)) >>> 0;
}

/** The features of a text with their weights. */
function featuresOf(text: string): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    features.set(feature, (features.get(feature) ?? 0) + weight);
  const atLeast = (feature: string, weight: number) =>
    features.set(feature, Math.max(features.get(feature) ?? 0, weight));

  const words = wordsOf(text);
  const stems = words.map(stemOf);
  for (let from = 0; from < stems.length; from += 1) {
    if (!phraseBeginnings.has(stems[from]!)) continue;
    for (let length = 1; length <= PHRASE_WORDS_MAX && from + length <= stems.length; length += 1) {
      const industries = industriesByPhrase.get(stems.slice(from, from + length).join(" "));
      for (const slug of industries ?? []) atLeast(`industry:${slug}`, WEIGHTS.industry / industries!.size);
    }
  }

  let before: string | undefined;
  for (const [i, word] of words.entries()) {
    if (isCommon(word) || (word.length < 2 && /[a-z0-9]/.test(word))) continue;
    const stem = stems[i]!;
    add(`word:${stem}`, WEIGHTS.word);
    if (before !== undefined) add(`pair:${before} ${stem}`, WEIGHTS.pair);
    before = stem;
    const framed = `_${word}_`;
    const pieces = Math.max(1, framed.length - PIECE_LENGTH + 1);
    for (let at = 0; at < pieces; at += 1)
      add(`piece:${framed.slice(at, at + PIECE_LENGTH)}`, WEIGHTS.pieces / Math.sqrt(pieces));
  }
  return features;
}

/** One text as a vector of length 1: each feature goes to one dimension, with a sign, both taken from its hash. */
export function embedText(text: string): number[] {
  const vector = new Array<number>(EMBEDDING_DIMENSIONS).fill(0);
  for (const [feature, weight] of featuresOf(text)) {
    const code = hash(feature);
    const index = code % EMBEDDING_DIMENSIONS;
    // Said ten times is not ten times as true.
    const damped = weight / Math.sqrt(Math.max(1, weight));
    vector[index]! += code >= 0x80000000 ? damped : -damped;
  }
  const length = Math.hypot(...vector);
  // A text without a word still needs a direction: a vector of zeros has no angle to anything.
  if (length === 0) vector[0] = 1;
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** Works without a network and without a model to download, and gives the same vector everywhere. */
export function createBuiltinEmbedder(): Embedder {
  return {
    model: BUILTIN_MODEL,
    isRemote: false,
    embed: async (texts) => texts.map(embedText),
  };
}
