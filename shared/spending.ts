import { BUDGET_KINDS, type BudgetKind } from "./constants/budget-kinds";

/** Amounts in the smallest unit of one currency. */
export type SpendingSummary = {
  spent: number;
  /** Negative when more was spent than awarded; null without an award. */
  left: number | null;
  /** The kinds that were planned or spent on, in their order. */
  kinds: { kind: BudgetKind; spent: number; planned: number | null; left: number | null }[];
};

/** Compares what was spent with the award and, where it is known, with what the budget planned of each kind. */
export function summariseSpending(
  awarded: number | null,
  entries: readonly { kind: BudgetKind; amount: number }[],
  planned: Partial<Record<BudgetKind, number>> = {},
): SpendingSummary {
  const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);
  const spent = sum(entries);
  return {
    spent,
    left: awarded === null ? null : awarded - spent,
    kinds: BUDGET_KINDS.flatMap((kind) => {
      const ofKind = sum(entries.filter((entry) => entry.kind === kind));
      const plan = planned[kind] ?? null;
      if (ofKind === 0 && plan === null) return [];
      return [{ kind, spent: ofKind, planned: plan, left: plan === null ? null : plan - ofKind }];
    }),
  };
}
