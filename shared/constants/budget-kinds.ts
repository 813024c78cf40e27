/** What the money of a project is spent on, in the order in which budgets list it. */
export const BUDGET_KINDS = [
  "personnel",
  "fringe",
  "travel",
  "equipment",
  "supplies",
  "contractual",
  "construction",
  "other",
  "indirect",
] as const;
export type BudgetKind = (typeof BUDGET_KINDS)[number];
