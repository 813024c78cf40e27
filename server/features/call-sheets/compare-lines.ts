import type { CallChangeView } from "@shared/validators/calls";
import { listWords } from "../matching/embedder/words";
import { keyOf } from "./reading/read-call";
import type { FoundLine } from "./reading/types";

type Known = { id: string } & FoundLine;
export type Comparison = {
  /** The lines that stay, with the page on which they stand now. */
  kept: { id: string; page: number; quote: string; position: number; isFromAi: boolean }[];
  goneIds: string[];
  added: { line: FoundLine; position: number }[];
  changes: CallChangeView[];
};

/** From here on two lines are one line before and after. */
const SAME_MIN = 0.3;

/**
 * Compares what a call says now with what it said before. A line that only moved to another page has not changed, and neither has one
 * whose words stood there before and that only AI found now.
 */
export function compareLines(
  before: readonly Known[],
  after: readonly FoundLine[],
  stoodBefore: (quote: string) => boolean = () => false,
): Comparison {
  const known = new Map(before.map((line) => [keyOf(line), line]));
  const kept: Comparison["kept"] = [];
  const added: Comparison["added"] = [];
  after.forEach((line, position) => {
    const same = known.get(keyOf(line));
    if (same)
      kept.push({
        id: same.id,
        page: line.page,
        quote: line.quote,
        position,
        isFromAi: line.isFromAi ?? false,
      });
    else added.push({ line, position });
  });
  const keptIds = new Set(kept.map(({ id }) => id));
  const gone = before.filter(({ id }) => !keptIds.has(id));
  return {
    ...{ kept, added, goneIds: gone.map(({ id }) => id) },
    changes: pairLines(
      gone,
      added.map(({ line }) => line).filter(({ isFromAi, quote }) => !isFromAi || !stoodBefore(quote)),
    ),
  };
}

/** Puts each new line beside the old one of its kind that it most likely replaces. */
function pairLines(gone: readonly FoundLine[], added: readonly FoundLine[]): CallChangeView[] {
  const left = new Set(gone);
  const changes = added.map((line): CallChangeView => {
    const [best] = [...left]
      .filter(({ kind }) => kind === line.kind)
      .map((old) => ({ old, same: compareWords(old.quote, line.quote) }))
      .sort((a, b) => b.same - a.same);
    const before = best && best.same >= SAME_MIN ? best.old : null;
    if (before) left.delete(before);
    return { kind: line.kind, before: before && toSaid(before), after: toSaid(line) };
  });
  return [...changes, ...[...left].map((old) => ({ kind: old.kind, before: toSaid(old), after: null }))];
}

const toSaid = ({ value, quote, page }: FoundLine) => ({ value, quote, page });

/** How many of the words of two texts are the same, from 0 to 1. */
function compareWords(a: string, b: string): number {
  const [first, second] = [new Set(listWords(a)), new Set(listWords(b))];
  const both = [...first].filter((word) => second.has(word)).length;
  return both / Math.max(1, first.size + second.size - both);
}
