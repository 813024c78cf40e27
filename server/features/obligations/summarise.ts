import { changeDecimals, countDecimals } from "@shared/budget/currency";
import { sumBudget } from "@shared/budget/sums";
import { BUDGET_KINDS, type BudgetKind } from "@shared/constants/budget-kinds";
import { fromSmallestUnit, getAwardDecimals, toSmallestUnit } from "@shared/money-units";
import { summariseSpending } from "@shared/spending";
import type { BudgetView } from "@shared/validators/budgets";
import type { SpendingSummaryView } from "@shared/validators/obligations";
import type { ResultView } from "@shared/validators/submissions";

/** Compares the spending of an award with its amount and its budget. */
export function summarise(
  { awardedAmount, currency }: Pick<ResultView, "awardedAmount" | "currency">,
  entries: readonly { kind: BudgetKind; amount: number }[],
  budget: BudgetView,
): SpendingSummaryView {
  const awarded = awardedAmount === null ? null : toSmallestUnit(awardedAmount, currency);
  const { kinds, ...all } = summariseSpending(awarded, entries, planKinds(budget, currency));
  const write = (amount: number) => fromSmallestUnit(amount, currency);
  const writeIfKnown = (amount: number | null) => (amount === null ? null : write(amount));
  return {
    ...{ ...all, spent: write(all.spent), left: writeIfKnown(all.left) },
    kinds: kinds.map(({ spent, planned, left, ...kind }) => ({
      ...{ ...kind, spent: write(spent), planned: writeIfKnown(planned), left: writeIfKnown(left) },
    })),
  };
}

/** What the budget asks of the funder for each kind. Nothing where it is in another currency than the award. */
function planKinds({ budget, lines }: BudgetView, currency: string): Partial<Record<BudgetKind, number>> {
  if (budget?.currency !== currency) return {};
  const { kinds } = sumBudget(lines, budget.years);
  return Object.fromEntries(
    BUDGET_KINDS.flatMap((kind) => {
      const planned = changeDecimals(kinds[kind].funder, countDecimals(currency), getAwardDecimals(currency));
      return planned === undefined || kinds[kind].total === 0 ? [] : [[kind, planned]];
    }),
  );
}
