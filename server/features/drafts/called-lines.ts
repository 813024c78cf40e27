import type { FoundLine } from "../call-sheets/reading/types";
import type { DraftOpportunity } from "./types";

/** The accepted lines of a call as a draft takes them: their words, by what they say. */
export function sortCalled(
  lines: readonly FoundLine[],
): Required<Pick<DraftOpportunity, "callAiRules" | "callCriteria" | "callLimits">> {
  const wordsOf = (kind: FoundLine["kind"]) => [
    ...new Set(lines.filter((line) => line.kind === kind).map(({ quote }) => quote)),
  ];
  return {
    callLimits: wordsOf("limit"),
    callAiRules: wordsOf("ai"),
    callCriteria: wordsOf("criterion"),
  };
}
