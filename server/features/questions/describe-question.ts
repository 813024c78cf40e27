import { TERM_DIMENSIONS } from "@shared/constants/limits";
import { hashFeature } from "../matching/embedder/terms";
import { listWords, stemWord } from "../matching/embedder/words";
import { PLAIN_WORDS, QUESTION_TOPICS } from "./question-topics";

/** How much each kind of term counts before a description is brought to length 1. */
const WEIGHTS = { topic: 1.6, word: 0.7, plainWord: 0.05 };
/** A question names few things; the rest of a long one would only blur them. */
const TERMS_MAX = 120;

const phrases = Object.entries(QUESTION_TOPICS).flatMap(([topic, list]) =>
  list.split(",").map((phrase) => ({ topic, words: listWords(phrase) })),
);

/** Shorter words are the beginning of too many others: "sum" of "summary". */
const BEGINNING_MIN = 4;

const standsFor = (part: string, word: string | undefined) =>
  part.length < BEGINNING_MIN ? word === part : word?.startsWith(part) === true;
const beginsAt = (words: readonly string[], at: number, phrase: readonly string[]) =>
  phrase.every((part, i) => standsFor(part, words[at + i]));

/** The topics that a question asks about. A topic that several of its words name counts more. */
export function findTopics(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { topic, words: phrase } of phrases)
    if (words.some((_, at) => beginsAt(words, at, phrase)))
      found.set(topic, Math.min(2, (found.get(topic) ?? 0) + (found.has(topic) ? 0.3 : 1)));
  return found;
}

/** Topics that are answered with what came of earlier work. */
const RESULT_TOPICS = ["outcomes", "experience", "history", "traction", "monitoring"];

/** Whether a question asks for results, so that outcomes of earlier awards may answer it. */
export function asksForResults(question: string): boolean {
  const topics = findTopics(listWords(question));
  return RESULT_TOPICS.some((topic) => topics.has(topic));
}

/** The topics and words of a text, each with its weight, brought to length 1. Empty for a text without a word. */
export function weighTerms(text: string): Map<string, number> {
  const words = listWords(text);
  const terms = new Map<string, number>();
  for (const [topic, times] of findTopics(words)) terms.set(`asks:${topic}`, WEIGHTS.topic * times);
  for (const word of words)
    if (word.length > 1) terms.set(stemWord(word), PLAIN_WORDS.has(word) ? WEIGHTS.plainWord : WEIGHTS.word);
  const kept = [...terms].sort(([, a], [, b]) => b - a).slice(0, TERMS_MAX);
  const length = Math.hypot(...kept.map(([, weight]) => weight));
  return new Map(kept.map(([term, weight]) => [term, weight / length]));
}

/** How much two texts are about the same, from 0 to 1. */
export function compareTerms(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [term, weight] of one) sum += weight * (other.get(term) ?? 0);
  return sum;
}

/**
 * Describes what a funder's question asks for: its topics and its words, as a sparse vector of length 1 in the form of
 * pgvector. Null for a text without a word.
 */
export function describeQuestion(question: string): string | null {
  const weights = weighTerms(question);
  if (weights.size === 0) return null;
  const byDimension = new Map(
    [...weights].map(([term, weight]) => [1 + (hashFeature(term) % TERM_DIMENSIONS), weight]),
  );
  const entries = [...byDimension]
    .sort(([a], [b]) => a - b)
    .map(([dimension, weight]) => `${dimension}:${Number(weight.toFixed(6))}`);
  return `{${entries.join(",")}}/${TERM_DIMENSIONS}`;
}
