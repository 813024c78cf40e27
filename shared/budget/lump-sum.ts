import type { BudgetKind } from "../constants/budget";
import { spread, sum, takeShare } from "./arithmetic";
import { type LineFigures, type Split, splitLine, sumLines } from "./sums";

/**
 * The categories of the budget table for EU lump-sum grants: A personnel, B subcontracting, C purchases (travel,
 * equipment, other goods and services), D other costs, E indirect costs.
 */
export const LUMP_SUM_CATEGORIES = ["A", "B", "C1", "C2", "C3", "D", "E"] as const;
export type LumpSumCategory = (typeof LUMP_SUM_CATEGORIES)[number];

export const CATEGORY_OF_KIND: Record<BudgetKind, LumpSumCategory> = {
  personnel: "A",
  fringe: "A",
  contractual: "B",
  travel: "C1",
  equipment: "C2",
  supplies: "C3",
  construction: "C3",
  other: "D",
  indirect: "E",
};

/** The flat rate for indirect costs in basis points, on personnel and purchases. */
export const FLAT_RATE = 2_500;
const FLAT_RATE_BASE: readonly LumpSumCategory[] = ["A", "C1", "C2", "C3"];

type WorkPackageRow = {
  /** Null for lines that name no work package. */
  workPackage: string | null;
  amounts: Record<LumpSumCategory, number>;
  total: number;
};
export type LumpSum = {
  packages: WorkPackageRow[];
  categories: Record<LumpSumCategory, number>;
  total: Split;
  /** What the flat rate gives, which the indirect lines should be. */
  flatRate: number;
};

const sumBase = (amounts: Record<LumpSumCategory, number>) =>
  sum(FLAT_RATE_BASE.map((category) => amounts[category]));

/**
 * Sums by work package and category. Indirect costs that name no work package are spread over all packages by what the
 * flat rate is taken of, to the last cent.
 */
export function buildLumpSum(lines: readonly LineFigures[]): LumpSum {
  const isCommon = (line: LineFigures) => line.kind === "indirect" && line.workPackage === null;
  const common = sumLines(lines.filter(isCommon)).total;
  const own = lines.filter((line) => !isCommon(line));
  const names = [...new Set(own.map(({ workPackage }) => workPackage))].sort(comparePackages);
  const cells = (names.length > 0 || common === 0 ? names : [null]).map((workPackage) => ({
    workPackage,
    amounts: sumCategories(own.filter((line) => line.workPackage === workPackage)),
  }));
  const shares = spread(
    common,
    cells.map(({ amounts }) => sumBase(amounts)),
  );
  const packages = cells.map(({ workPackage, amounts }, index) => {
    const all = { ...amounts, E: amounts.E + (shares[index] ?? 0) };
    return { workPackage, amounts: all, total: sum(Object.values(all)) };
  });
  const categories = sumCategories(lines);
  return {
    packages,
    categories,
    total: sumLines(lines),
    flatRate: takeShare(sumBase(categories), FLAT_RATE),
  };
}

function sumCategories(lines: readonly LineFigures[]): Record<LumpSumCategory, number> {
  const amounts = { A: 0, B: 0, C1: 0, C2: 0, C3: 0, D: 0, E: 0 };
  for (const line of lines) amounts[CATEGORY_OF_KIND[line.kind]] += splitLine(line).total;
  return amounts;
}

const byNumber = new Intl.Collator("en", { numeric: true });
/** What belongs to no package comes last. */
const comparePackages = (a: string | null, b: string | null) =>
  a === null ? 1 : b === null ? -1 : byNumber.compare(a, b);
