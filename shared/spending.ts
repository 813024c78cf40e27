import { BUDGET_KINDS, type BudgetKind } from "./constants/budget-kinds";

/** A person is warned once this much of an amount is spent, in percent. */
const SPENDING_WARNINGS = [100, 90, 80] as const;
export type SpendingWarning = (typeof SPENDING_WARNINGS)[number];

/** What was spent of an amount. All in the smallest unit of one currency. */
type Spent = {
  spent: number;
  /** Negative when more was spent than there was; null where no amount is known. */
  left: number | null;
  /** The highest share that is reached. */
  warning: SpendingWarning | null;
};
export type SpendingSummary = Spent & {
  /** The kinds that were planned or spent on, in their order. */
  kinds: (Spent & { kind: BudgetKind; planned: number | null })[];
};

/** Compares what was spent with the award and, where it is known, with what the budget planned of each kind. */
export function summariseSpending(
  awarded: number | null,
  entries: readonly { kind: BudgetKind; amount: number }[],
  planned: Partial<Record<BudgetKind, number>> = {},
): SpendingSummary {
  const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);
  return {
    ...compare(sum(entries), awarded),
    kinds: BUDGET_KINDS.flatMap((kind) => {
      const spent = sum(entries.filter((entry) => entry.kind === kind));
      const plan = planned[kind] ?? null;
      return spent === 0 && plan === null ? [] : [{ kind, planned: plan, ...compare(spent, plan) }];
    }),
  };
}

function compare(spent: number, amount: number | null): Spent {
  if (amount === null) return { spent, left: null, warning: null };
  const warning =
    spent === 0 ? undefined : SPENDING_WARNINGS.find((percent) => spent / amount >= percent / 100);
  return { spent, left: amount - spent, warning: warning ?? null };
}
