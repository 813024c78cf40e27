import { BUDGET_KIND_LABELS, type BudgetKind } from "@shared/constants/budget";
import type { BudgetSums } from "@shared/budget/sums";
import type { BudgetLineView, BudgetSettings } from "@shared/validators/budgets";
import { translateLabel } from "@shared/words/labels";
import type { Cell, Style } from "./write-xlsx";

export type SheetBudget = BudgetSettings & { title: string; lines: readonly BudgetLineView[] };

/** What the sheets refer to: the columns of the lines, and how amounts are written. */
export type SheetTools = {
  budget: SheetBudget;
  sums: BudgetSums;
  decimals: number;
  /** The column of the lines with this content, as an absolute range. */
  range: (column: keyof typeof COLUMNS) => string;
  /** An amount with its formula. */
  money: (value: number, formula: string, style?: Style) => Cell;
  /** Rounds what a formula adds up, because a spreadsheet adds fractions that it does not hold exactly. */
  round: (formula: string) => string;
};

export const text = (content: string, style?: Style): Cell => ({ text: content, style });
export const kindLabel = (kind: BudgetKind): string => translateLabel(BUDGET_KIND_LABELS[kind]);

/** The columns of the sheet of lines. */
export const COLUMNS = {
  year: 0,
  kind: 1,
  workPackage: 2,
  description: 3,
  quantity: 4,
  unit: 5,
  unitPrice: 6,
  total: 7,
  own: 8,
  funder: 9,
  narrative: 10,
} as const;

export const headOf = ({ budget }: SheetTools, subtitle: string): (Cell | null)[][] => [
  [text(budget.title, "title")],
  [text(subtitle)],
  [],
];
