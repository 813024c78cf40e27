import {
  CALL_KINDS,
  CALL_LINES_PER_KIND,
  CALL_QUOTE_MAX,
  type CallKind,
  type CallState,
} from "@shared/constants/calls";
import { readAiRule } from "./ai-rule";
import { readClosing } from "./closing";
import { readCoFunding } from "./co-funding";
import { readConsortium } from "./consortium";
import { readContact } from "./contact";
import {
  keepWeighted,
  markHeadedCriteria,
  markJudgedQuestions,
  markWeightedLists,
  readCriteria,
} from "./criteria";
import { writesDayFirst } from "./dates";
import { markSentForms, readDocuments } from "./documents";
import { readEligibility } from "./eligibility";
import { readLimits } from "./limits";
import { withoutMarks } from "./lines";
import { splitPassages } from "./passages";
import { createQuoteCheck } from "./quote-check";
import { headAnswered, markLoneOrders, readQuestions } from "./questions";
import type { CallHints, CallPage, FoundLine, Passage } from "./types";

/** The beginning of a call tells how it writes its dates. */
const HINT_CHARACTERS = 60_000;

/** Reads what a call states, in the order of its pages. Every line's quote stands on its page. */
export function readCall(pages: readonly CallPage[]): FoundLine[] {
  const hints = findHints(pages);
  const passages = headAnswered(
    markLoneOrders(
      markJudgedQuestions(markSentForms(markWeightedLists(markHeadedCriteria(splitPassages(pages))))),
    ),
  );
  return keepSound(pages, keepWeighted(passages.flatMap((passage) => readPassage(passage, hints))));
}

/** What the beginning of a call says of how all of it is written. */
export function findHints(pages: readonly CallPage[]): CallHints {
  const beginning = pages
    .map(({ text }) => text)
    .join("\n")
    .slice(0, HINT_CHARACTERS);
  return { isDayFirst: writesDayFirst(beginning) };
}

function readPassage(passage: Passage, hints: CallHints): FoundLine[] {
  if (passage.section === "after") return readContact(passage, hints);
  const questions = readQuestions(passage);
  const criteria = questions.length > 0 ? [] : readCriteria(passage);
  const ai = readAiRule(passage);
  // "Letters from two partners" are sent, and say nothing of how many there have to be.
  const consortium = passage.section === "document" && passage.isItem ? [] : readConsortium(passage);
  const contact = readContact(passage, hints);
  // The words of a criterion or a question say nothing else: "up to 40 points", "(200 words)".
  if (questions.length + criteria.length > 0) return [...questions, ...criteria];
  const others = [
    ...ai,
    ...consortium,
    ...contact,
    ...readClosing(passage, hints),
    ...readCoFunding(passage),
    ...readLimits(passage),
    ...(ai.length > 0 ? [] : readDocuments(passage)),
  ];
  return others.length > 0 ? others : readEligibility(passage);
}

/** Leaves out lines whose words do not stand on their page, repetitions, and what is too much. */
export function keepSound(pages: readonly CallPage[], lines: readonly FoundLine[]): FoundLine[] {
  const stands = createQuoteCheck(pages);
  const kept = new Map<string, FoundLine>();
  const counts = new Map<CallKind, number>();
  for (const line of lines) {
    const key = keyOf(line);
    const count = counts.get(line.kind) ?? 0;
    if (kept.has(key) || count >= CALL_LINES_PER_KIND) continue;
    if (line.quote.length > CALL_QUOTE_MAX || !stands(line.page, line.quote)) continue;
    kept.set(key, line);
    counts.set(line.kind, count + 1);
  }
  return [...kept.values()];
}

/**
 * What tells a line from the others of its kind: its value, or its words where it has none. "One page" may be said of several
 * papers, so that a limit has both.
 */
export function keyOf({ kind, value, quote }: Pick<FoundLine, "kind" | "quote" | "value">): string {
  // The database keeps the fields of a value in an order of its own.
  const fields = value === null ? "" : JSON.stringify(Object.entries(value).sort());
  const words = withoutMarks(quote);
  const said = value === null ? words : kind === "limit" ? `${fields} ${words}` : fields;
  return `${kind} ${said.toLowerCase().replace(/\s+/g, " ")}`;
}

/** Says of every kind whether it is stated, stated in two ways, not found, or perhaps on a page without text. */
export function judgeKinds(
  pages: readonly Pick<CallPage, "isUnread">[],
  lines: readonly Pick<FoundLine, "kind" | "quote" | "value">[],
): Record<CallKind, CallState> {
  const hasUnread = pages.some(({ isUnread }) => isUnread);
  const states = CALL_KINDS.map((kind): [CallKind, CallState] => {
    const own = lines.filter((line) => line.kind === kind) as FoundLine[];
    if (own.length === 0) return [kind, hasUnread ? "not_readable" : "not_found"];
    return [kind, new Set(own.flatMap(toOnlyValue)).size > 1 ? "contradictory" : "stated"];
  });
  return Object.fromEntries(states) as Record<CallKind, CallState>;
}

/** "70% for small organisations, 60% for others" are no contradiction. */
const ONLY_FOR_SOME = /\bif you\b|\bfor\b|petites?|moyennes?|grandes?|pour les/i;

/** The value of a line of which a call can have only one. */
function toOnlyValue(line: FoundLine): string[] {
  if (line.kind === "closing") return [`${line.value.date} ${line.value.time}`];
  if (line.kind === "ai") return [line.value.rule];
  if (line.kind === "consortium")
    return line.value.form === "welcome" ? [] : [`${line.value.form} ${line.value.least}`];
  if (line.kind !== "cofunding" || ONLY_FOR_SOME.test(line.quote)) return [];
  const { basis, percent } = line.value;
  return [basis === "rate" ? `${100 - (percent ?? 0)}` : `${percent ?? 0}`];
}
