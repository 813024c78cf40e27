import { seededRandom } from "../matching/measuring/varied-catalogue";

export function createRandom(seed: number) {
  const next = seededRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: <T>(from: readonly T[]): T => from[below(from.length)]! };
}
export type Random = ReturnType<typeof createRandom>;

/** Texts stay shorter than this, so that the limit of a save is never what is measured. */
const SENTENCES_MAX = 60;
const WORDS = ["light", "water", "seed", "school", "clinic", "road", "well", "market", "boat", "field"];

/** Numbered sentences, so that each stands in no other text, and where they end is known. */
export function createWriter(random: Random, name: string) {
  let count = 0;
  return () => {
    const words = Array.from({ length: 2 + random.below(6) }, () => random.pick(WORDS));
    return `${name}${++count} brings ${words.join(" ")}.`;
  };
}

const SENTENCE = /[A-Z]\d+ brings [a-z ]+\./g;
export const listSentences = (text: string): string[] => text.match(SENTENCE) ?? [];

/** Writes, deletes or rewrites a sentence somewhere in a text, and returns what was taken out. */
export function editText(
  text: string,
  random: Random,
  write: () => string,
): { text: string; removed: string[] } {
  const sentences = listSentences(text);
  const at = random.below(sentences.length + 1);
  const kind = random.next();
  const isLong = sentences.length > SENTENCES_MAX;
  if (!isLong && (kind < 0.6 || at === sentences.length)) {
    const place = at === sentences.length ? text.length : text.indexOf(sentences[at]!);
    const gap = random.pick([" ", "\n\n"]);
    return { text: `${text.slice(0, place)}${write()}${gap}${text.slice(place)}`, removed: [] };
  }
  const old = sentences[Math.min(at, sentences.length - 1)]!;
  if (kind < 0.8) return { text: text.replace(old, write()), removed: [old] };
  const [before, after] = [text.slice(0, text.indexOf(old)), text.slice(text.indexOf(old) + old.length)];
  return { text: before + after.trimStart(), removed: [old] };
}
