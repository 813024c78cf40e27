import { INDUSTRIES } from "@shared/constants/industries";
import { CONCEPTS } from "./concepts";
import { toSingular, listWords } from "./words";

/** What a phrase stands for: a concept of the vocabulary, or the label of an industry itself. */
type Meaning = { concept: string | null; industries: readonly string[]; isSure: boolean };

const meanings = new Map<string, Meaning[]>();
let longest = 1;

function learn(phrase: string, meaning: Meaning): void {
  const words = listWords(phrase).map(toSingular);
  longest = Math.max(longest, words.length);
  const key = words.join(" ");
  meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
}
for (const { slug, label } of INDUSTRIES) learn(label, { concept: null, industries: [slug], isSure: true });
for (const { id, industries, sure, vague } of CONCEPTS) {
  for (const phrase of sure) learn(phrase, { concept: id, industries, isSure: true });
  for (const phrase of vague) learn(phrase, { concept: id, industries, isSure: false });
}
const beginnings = new Set([...meanings.keys()].map((key) => key.slice(0, `${key} `.indexOf(" "))));

/** The words of a text from `start`, `end` not included. */
export type Part = { start: number; end: number };
/** How often a text says something: by words that can mean nothing else, with their places, and by vaguer ones. */
export type Mentions = { sure: number; vague: number; places: Part[] };
export type Found = { concepts: Map<string, Mentions>; industries: Map<string, Mentions> };

/**
 * The concepts and industries that a text speaks of. Of phrases that lie in one another the longest counts: "mental health" is not
 * also "health".
 * @param weights what a mention at each word counts, 1 where it is left out
 */
export function findConcepts(words: readonly string[], weights: readonly number[] = []): Found {
  const singulars = words.map(toSingular);
  const found: Found = { concepts: new Map(), industries: new Map() };
  const note = (into: Map<string, Mentions>, key: string, isSure: boolean, weight: number, place: Part) => {
    const mentions = into.get(key) ?? { sure: 0, vague: 0, places: [] };
    mentions[isSure ? "sure" : "vague"] += weight;
    if (isSure) mentions.places.push(place);
    into.set(key, mentions);
  };
  for (let at = 0; at < singulars.length; at += 1) {
    if (!beginnings.has(singulars[at]!)) continue;
    for (let length = Math.min(longest, singulars.length - at); length > 0; length -= 1) {
      const meant = meanings.get(singulars.slice(at, at + length).join(" "));
      if (!meant) continue;
      const place = { start: at, end: at + length };
      for (const { concept, industries, isSure } of meant) {
        if (concept !== null) note(found.concepts, concept, isSure, weights[at] ?? 1, place);
        for (const slug of industries) note(found.industries, slug, isSure, weights[at] ?? 1, place);
      }
      at += length - 1;
      break;
    }
  }
  return found;
}
