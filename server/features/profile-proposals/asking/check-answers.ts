import type { QuestionDefinition } from "@shared/constants/questionnaires/questions";
import { SDGS } from "@shared/constants/questionnaires/options";
import { PROFILE_QUOTE_MAX } from "@shared/constants/profile-proposals";
import { profileUpdateSchema } from "@shared/validators/profiles";
import { fold } from "../../../platform/text/fold";
import { isOrder } from "../../pitch-decks/review/orders";
import { readNumbers } from "../../readiness/claims/numbers";
import { createQuoteCheck } from "../check-quote";
import type { FoundAnswer } from "../rules/read-profile";
import { readAmounts } from "../rules/money";
import { readCountry } from "../rules/places";
import type { SourcePage, Subject } from "../types";
import { listAsked, type ProfileAnswer } from "./profile-prompt";

/** More are not looked at. */
const CLAIMS_MAX = 120;
/** The industries of a quote are words of ours, so the quote has to say a little. */
const QUOTE_WORDS_MIN = 3;

/**
 * Holds what a model says of an organisation against the pages. An answer is kept when its words stand on the page that it names and say
 * the value; the model's own word counts for nothing. Two different answers to a question are none.
 */
export function checkAnswers(
  pages: readonly SourcePage[],
  { type }: Subject,
  claims: ProfileAnswer["answers"],
): { answers: FoundAnswer[]; leftOut: number } {
  const stands = createQuoteCheck(pages);
  const { shape } = profileUpdateSchema(type);
  const questions = new Map(listAsked(type).map((question) => [question.fieldName, question]));
  const byField = new Map<string, FoundAnswer[]>();
  let kept = 0;
  for (const { field, values, page, quote } of claims.slice(0, CLAIMS_MAX)) {
    const question = questions.get(field);
    const words = quote.replace(/\s+/g, " ").trim();
    if (!question || words.length > PROFILE_QUOTE_MAX || !stands(page, words) || isOrder(words)) continue;
    const value = readValue(question, values, words);
    const parsed = value === undefined ? undefined : shape[field]?.safeParse(value);
    if (!parsed?.success || parsed.data == null) continue;
    kept += 1;
    byField.set(field, [...(byField.get(field) ?? []), { field, value: parsed.data, quote: words, page }]);
  }
  const answers = [...byField.values()].flatMap((all) =>
    new Set(all.map(({ value }) => JSON.stringify(value))).size === 1 ? all.slice(0, 1) : [],
  );
  return { answers, leftOut: claims.length - kept };
}

/** The value, if the quoted words say it; undefined otherwise. */
function readValue(question: QuestionDefinition, values: readonly string[], quote: string): unknown {
  const [first = ""] = values;
  const said = fold(quote);
  switch (question.rule) {
    case "count":
    case "year":
      return readNumbers(quote).some(({ value }) => String(value) === first.trim())
        ? Number(first)
        : undefined;
    case "amount":
      return readAmounts(quote).some(({ value }) => value === Number(first)) ? first.trim() : undefined;
    case "share":
    case "rate":
      return readNumbers(quote).some(({ value }) => value === Number(first)) && quote.includes("%")
        ? first
        : undefined;
    // A sentence is its own proof.
    case "prose":
    case "brief":
      return quote;
    case "yesNo":
      return /^(?:yes|true)$/i.test(first) ? true : undefined;
    case "list":
    case "links": {
      const items = values.filter((item) => item.trim() !== "" && said.includes(fold(item.trim())));
      return items.length > 0 ? items : undefined;
    }
    case "line":
    case "email":
    case "website":
      return first.trim() !== "" && said.includes(fold(first.trim())) ? first : undefined;
    case "choice":
      return isSaid(question, first, quote) ? first : undefined;
    case "choices": {
      const chosen = values.filter((item) => isSaid(question, item, quote));
      return chosen.length > 0 ? chosen : undefined;
    }
  }
}

/** Countries, currencies and goals have to be named; other options are a reading of the words. */
function isSaid({ fieldName }: QuestionDefinition, value: string, quote: string): boolean {
  if (fieldName === "annualRevenueCurrency")
    return readAmounts(quote).some(({ code }) => code === value.toUpperCase());
  if (/country|countries/i.test(fieldName)) return namesCountry(quote, value.toUpperCase());
  if (fieldName === "sdgAlignment") {
    const number = SDGS.indexOf(value) + 1;
    return number > 0 && new RegExp(`(?<!\\d)${number}(?!\\d)`).test(quote);
  }
  return quote.split(/\s+/).length >= QUOTE_WORDS_MIN;
}

const NAME_WORDS_MAX = 5;
function namesCountry(quote: string, code: string): boolean {
  const words = quote
    .replace(/[.,;:()!?]/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  return words.some((_word, at) =>
    Array.from({ length: NAME_WORDS_MAX }, (_none, more) => words.slice(at, at + more + 1).join(" ")).some(
      (name) => readCountry(name) === code,
    ),
  );
}
