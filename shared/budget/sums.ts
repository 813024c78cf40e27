import { BUDGET_KINDS, type BudgetKind, type OverheadBase } from "../constants/budget";
import { multiplyPrice, sum, takeShare } from "./arithmetic";

/** What of a line is calculated with. Amounts are whole numbers of the smallest unit of the currency. */
export type LineFigures = {
  /** From 1. */
  year: number;
  kind: BudgetKind;
  workPackage: string | null;
  /** In thousandths. */
  quantity: number;
  unitPrice: number;
  /** What the organisation pays of the line itself. The funder pays the rest. */
  ownShare: number;
};

/** An amount and who pays it: `funder` and `own` always add up to `total`. */
export type Split = { total: number; funder: number; own: number };

export function splitLine({ quantity, unitPrice, ownShare }: LineFigures): Split {
  const total = multiplyPrice(quantity, unitPrice);
  const own = Math.min(ownShare, total);
  return { total, own, funder: total - own };
}

const addSplits = (splits: readonly Split[]): Split => ({
  total: sum(splits.map(({ total }) => total)),
  funder: sum(splits.map(({ funder }) => funder)),
  own: sum(splits.map(({ own }) => own)),
});

export const sumLines = (lines: readonly LineFigures[]): Split => addSplits(lines.map(splitLine));

export type BudgetSums = {
  total: Split;
  direct: Split;
  /** One for each year, from the first. */
  years: Split[];
  kinds: Record<BudgetKind, Split>;
  /** One row for each kind that has a line, with its amount in each year. */
  rows: { kind: BudgetKind; years: number[]; total: Split }[];
};

/** The plain view: sums by year and by kind. */
export function sumBudget(lines: readonly LineFigures[], years: number): BudgetSums {
  const places = Array.from({ length: years }, (_, index) => index + 1);
  const ofKind = (kind: BudgetKind) => lines.filter((line) => line.kind === kind);
  const kinds = Object.fromEntries(BUDGET_KINDS.map((kind) => [kind, sumLines(ofKind(kind))])) as Record<
    BudgetKind,
    Split
  >;
  return {
    total: sumLines(lines),
    direct: sumLines(lines.filter(({ kind }) => kind !== "indirect")),
    years: places.map((year) => sumLines(lines.filter((line) => line.year === year))),
    kinds,
    rows: BUDGET_KINDS.filter((kind) => ofKind(kind).length > 0).map((kind) => ({
      kind,
      years: places.map((year) => sumLines(ofKind(kind).filter((line) => line.year === year)).total),
      total: kinds[kind],
    })),
  };
}

const NOT_MODIFIED: readonly BudgetKind[] = ["equipment", "contractual", "construction"];

/** What the cap on overhead is a share of. */
function sumOverheadBase({ kinds, total, direct }: BudgetSums, base: OverheadBase): number {
  switch (base) {
    case "direct":
      return direct.total;
    case "modified":
      return direct.total - sum(NOT_MODIFIED.map((kind) => kinds[kind].total));
    case "personnel":
      return kinds.personnel.total + kinds.fringe.total;
    case "total":
      return total.total;
  }
}

export type OverheadCheck = { planned: number; allowed: number; over: number };

/** Compares the indirect costs with their cap. Null where the funder sets none. */
export function checkOverhead(
  sums: BudgetSums,
  { overheadCap, overheadBase }: { overheadCap: number | null; overheadBase: OverheadBase },
): OverheadCheck | null {
  if (overheadCap === null) return null;
  const planned = sums.kinds.indirect.total;
  const allowed = takeShare(sumOverheadBase(sums, overheadBase), overheadCap);
  return { planned, allowed, over: Math.max(0, planned - allowed) };
}
