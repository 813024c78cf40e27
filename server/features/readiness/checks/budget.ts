import { countDecimals, toDecimal } from "@shared/budget/currency";
import { checkOverhead, sumBudget } from "@shared/budget/sums";
import { compareAmounts } from "@shared/plain-decimal";
import { compareFigures } from "../../budgets/compare-figures";
import { type Found, listTexts, placeAt, placeIn, type ReadinessInput } from "../types";

/** Amounts in the texts that contradict the budget. */
export function findOtherBudgetFigures(input: ReadinessInput): Found[] {
  const { budget } = input;
  if (!budget) return [];
  const texts = listTexts(input);
  const compared = texts.map(({ text }, index) => ({
    where: { questionId: String(index), question: "" },
    text,
  }));
  return compareFigures(budget, compared).flatMap(({ where, words, planned }) => {
    const text = "questionId" in where ? texts[Number(where.questionId)] : undefined;
    if (!text) return [];
    const amount = toDecimal(planned, countDecimals(budget.currency));
    return {
      ...{ code: "budget_differs" as const, params: { amount, currency: budget.currency } },
      place: placeIn(text, words, Math.max(0, text.text.indexOf(words))),
      against: { part: "budget" as const, id: null, quote: null },
    };
  });
}

/** A budget that asks the funder for another amount than the application, or plans more overhead than is allowed. */
export function findBudgetLimits({ budget, askingAmount, askingCurrency }: ReadinessInput): Found[] {
  if (!budget) return [];
  const { currency } = budget;
  const sums = sumBudget(budget.lines, budget.years);
  const decimal = (value: number) => toDecimal(value, countDecimals(currency));
  const funder = decimal(sums.total.funder);
  const overhead = checkOverhead(sums, budget);
  const found: Found[] = [];
  if (askingAmount !== null && currency === askingCurrency && compareAmounts(funder, askingAmount) !== 0)
    found.push({
      ...{ code: "budget_amount_differs", params: { amount: funder, limit: askingAmount, currency } },
      place: placeAt("budget"),
    });
  if (overhead && overhead.over > 0)
    found.push({
      code: "overhead_above",
      params: { amount: decimal(overhead.planned), limit: decimal(overhead.allowed), currency },
      place: placeAt("budget"),
    });
  return found;
}
