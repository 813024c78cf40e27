import { CALL_KINDS, type CallKind } from "@shared/constants/calls";
import { isOrder } from "../../pitch-decks/review/orders";
import { readAiRule } from "../reading/ai-rule";
import { readClosing } from "../reading/closing";
import { readCoFunding } from "../reading/co-funding";
import { readConsortium } from "../reading/consortium";
import { readContact } from "../reading/contact";
import { readCriteria } from "../reading/criteria";
import { readDocuments } from "../reading/documents";
import { readLimits } from "../reading/limits";
import { splitPassages } from "../reading/passages";
import { createQuoteCheck } from "../reading/quote-check";
import { readQuestions } from "../reading/questions";
import { findHints, keepSound, keyOf } from "../reading/read-call";
import type { CallHints, CallPage, FoundLine, Passage } from "../reading/types";
import type { CallAnswer } from "./call-prompt";

/** More are not looked at. */
const CLAIMS_MAX = 600;
const WORDS_MIN = 2;

/**
 * Holds what a model says of a call against its pages. A line is kept when its words stand on the page that it names and code can read
 * from them what they say; the model's own word counts for nothing.
 */
export function checkClaims(
  pages: readonly CallPage[],
  claims: CallAnswer["lines"],
): { lines: FoundLine[]; leftOut: number } {
  const stands = createQuoteCheck(pages);
  const hints = findHints(pages);
  const read = claims.slice(0, CLAIMS_MAX).map(({ kind, page, quote }) => {
    const known = CALL_KINDS.find((one) => one === kind);
    const text = quote.replace(/\s+/g, " ").trim();
    const isUsable = known !== undefined && stands(page, text) && !isOrder(text);
    return isUsable ? readAs(known, { text, page }, hints) : [];
  });
  const found = read.flat().map((line): FoundLine => ({ ...line, isFromAi: true }));
  const lines = keepSound(pages, found);
  const leftOut = read.filter((own) => own.length === 0).length + Math.max(0, claims.length - CLAIMS_MAX);
  return { lines, leftOut };
}

/** What words say, read as words of one kind. */
function readAs(
  kind: CallKind,
  { text, page }: { text: string; page: number },
  hints: CallHints,
): FoundLine[] {
  const [first] = splitPassages([{ number: page, text, isUnread: false }]);
  const section: Passage["section"] = kind === "closing" ? "dates" : kind;
  const passage: Passage = {
    ...{ page, text, section, isItem: true, isAnnounced: false, isHeading: false, level: 0, isFirst: true },
    body: first?.body ?? text,
  };
  switch (kind) {
    case "eligibility":
      return text.split(" ").length < WORDS_MIN ? [] : [{ kind, value: null, page, quote: text }];
    case "cofunding":
      return readCoFunding(passage);
    case "consortium":
      return readConsortium(passage);
    case "closing":
      return readClosing(passage, hints);
    case "limit":
      return readLimits(passage);
    case "document":
      return readDocuments(passage);
    case "question":
      return readQuestions(passage);
    case "criterion":
      return readCriteria(passage);
    case "ai":
      return readAiRule(passage);
    case "contact":
      return readContact(passage, hints);
  }
}

/** The lines that the rules found, and after them what only a model found. Words that a rule's line has are joined with it. */
export function joinLines(byRules: readonly FoundLine[], others: readonly FoundLine[]): FoundLine[] {
  const keys = new Set(byRules.map(keyOf));
  const isKnown = (line: FoundLine) =>
    keys.has(keyOf(line)) ||
    byRules.some(
      ({ kind, page, quote }) =>
        kind === line.kind &&
        page === line.page &&
        (quote.includes(line.quote) || line.quote.includes(quote)),
    );
  return [...byRules, ...others.filter((line) => !isKnown(line))];
}
