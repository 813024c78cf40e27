import { BUDGET_KINDS, type BudgetKind } from "../constants/budget";
import { spread, sum } from "./arithmetic";
import { type BudgetSums, type LineFigures, type Split, sumBudget } from "./sums";

/** The form has room for the first year and four more. */
const FORM_YEARS = 5;

/**
 * A budget in the sections of the form SF-424A, "Budget Information – Non-Construction Programs", which American federal
 * grants ask for: A sums up federal and other money, B has the object classes with direct and indirect charges, C names
 * who pays what is not federal, D plans the first year by quarters, E the federal money of the years after it. The names
 * of the lines are those of the form.
 */
export type Sf424a = {
  /** Section A. */
  summary: Split;
  /** Section B, 6a to 6h. */
  classes: { kind: BudgetKind; split: Split }[];
  /** Section B, 6i. */
  direct: Split;
  /** Section B, 6j. */
  indirect: Split;
  /** Section B, 6k. */
  total: Split;
  /** Section C: all of it is the applicant's. */
  nonFederal: number;
  /** Section D. */
  firstYear: { federal: number[]; nonFederal: number[]; total: Split };
  /** Section E: the four years after the first, and what comes after these, for which the form has no column. */
  later: { years: number[]; beyond: number };
};

const QUARTERS = [1, 1, 1, 1];

export function buildSf424a(lines: readonly LineFigures[], years: number): Sf424a {
  const sums: BudgetSums = sumBudget(lines, years);
  const first = sums.years[0]!;
  const following = Array.from({ length: FORM_YEARS - 1 }, (_, index) => sums.years[index + 1]?.funder ?? 0);
  return {
    summary: sums.total,
    classes: BUDGET_KINDS.filter((kind) => kind !== "indirect").map((kind) => ({
      kind,
      split: sums.kinds[kind],
    })),
    direct: sums.direct,
    indirect: sums.kinds.indirect,
    total: sums.total,
    nonFederal: sums.total.own,
    firstYear: {
      federal: spread(first.funder, QUARTERS),
      nonFederal: spread(first.own, QUARTERS),
      total: first,
    },
    later: { years: following, beyond: sum(sums.years.slice(FORM_YEARS).map(({ funder }) => funder)) },
  };
}
