import { diff3Merge } from "node-diff3";

/** A passage that only one of two changed, or that both wrote alike; or one that they wrote differently. */
export type MergedPart = { text: string } | { mine: string; theirs: string };

/** Texts in which the same sentence stands again and again take too long to compare, by the square of how often. */
const EQUAL_PAIRS_MAX = 100_000;

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** Splits a text into sentences, each with the spaces and line breaks after it; joined they are the text again. */
function split(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of sentences.segment(text)) {
    if (pieces.length > 0 && segment.trim() === "") pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
  }
  return pieces;
}

function countEqualPairs(before: readonly string[], after: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const piece of before) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return after.reduce((sum, piece) => sum + (counts.get(piece) ?? 0), 0);
}

/**
 * Merges two texts that began as one, sentence by sentence. A sentence that both changed is left to them: joined word by word it could say
 * what neither wrote.
 */
export function mergeTexts({ base, mine, theirs }: Record<"base" | "mine" | "theirs", string>): MergedPart[] {
  if (mine === theirs || theirs === base) return [{ text: mine }];
  if (mine === base) return [{ text: theirs }];
  const [from, ours, others] = [split(base), split(mine), split(theirs)];
  if (Math.max(countEqualPairs(from, ours), countEqualPairs(from, others)) > EQUAL_PAIRS_MAX)
    return [{ mine, theirs }];
  return diff3Merge(ours, from, others).map(({ ok, conflict }) =>
    conflict ? { mine: conflict.a.join(""), theirs: conflict.b.join("") } : { text: (ok ?? []).join("") },
  );
}

/** What becomes of a passage that two wrote differently. */
export type Choice = "mine" | "theirs" | "both";

/** Joins a merged text. `choices` has one for each contested passage, in order. */
export function joinParts(
  parts: readonly MergedPart[],
  choices: readonly (Choice | undefined)[] = [],
): string {
  let contested = 0;
  return parts
    .map((part) => {
      if ("text" in part) return part.text;
      const choice = choices[contested++] ?? "mine";
      if (choice !== "both") return part[choice];
      const isApart = /\s$/.test(part.mine) || /^\s/.test(part.theirs) || !part.mine || !part.theirs;
      return `${part.mine}${isApart ? "" : " "}${part.theirs}`;
    })
    .join("");
}
