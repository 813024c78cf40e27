import { compareAmounts } from "@shared/plain-decimal";
import { countText } from "@shared/questions/answer-text";
import type { Found, ReadinessInput } from "../types";
import { placeAt } from "../types";

/** Answers longer than their limit, and an amount outside what the funder gives. */
export function findOverLimits({ questions, call, askingAmount, askingCurrency }: ReadinessInput): Found[] {
  const long = questions.flatMap(({ id, question, limit, unit, answer }): Found[] => {
    if (limit === null || unit === null || !answer) return [];
    const count = countText(answer, unit);
    const code = unit === "words" ? "too_many_words" : "too_many_characters";
    return count > limit
      ? [{ code, params: { question, count, limit }, place: placeAt("question", id) }]
      : [];
  });
  // Amounts of two currencies are not compared: the funder's rate is not known.
  if (!call || askingAmount === null || call.currency !== askingCurrency) return long;
  const params = { amount: askingAmount, currency: askingCurrency };
  const place = placeAt("askingAmount");
  if (call.maxAmount !== null && compareAmounts(askingAmount, call.maxAmount) > 0)
    return [...long, { code: "above_maximum", params: { ...params, limit: call.maxAmount }, place }];
  if (call.minAmount !== null && compareAmounts(askingAmount, call.minAmount) < 0)
    return [...long, { code: "below_minimum", params: { ...params, limit: call.minAmount }, place }];
  return long;
}
