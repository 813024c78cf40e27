/**
 * What a line of a budget pays for: the object class categories of section B of the American form SF-424A, which are
 * also fine enough for the categories of the EU's lump-sum table.
 */
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

export const BUDGET_KIND_LABELS: Record<BudgetKind, string> = {
  personnel: "Personnel",
  fringe: "Fringe benefits",
  travel: "Travel",
  equipment: "Equipment",
  supplies: "Supplies",
  contractual: "Contractual",
  construction: "Construction",
  other: "Other direct costs",
  indirect: "Indirect costs (overhead)",
};

/**
 * What the cap on overhead is a share of. `modified` leaves out equipment, contracts and construction, as many
 * agreements about indirect costs do.
 */
export const OVERHEAD_BASES = ["direct", "modified", "personnel", "total"] as const;
export type OverheadBase = (typeof OVERHEAD_BASES)[number];

export const OVERHEAD_BASE_LABELS: Record<OverheadBase, string> = {
  direct: "Direct costs",
  modified: "Direct costs without equipment, contracts and construction",
  personnel: "Personnel and fringe benefits",
  total: "The whole budget",
};

export const BUDGET_LINES_MAX = 200;
export const BUDGET_YEARS_MAX = 10;
export const BUDGET_TEXT_MAX = 200;
export const BUDGET_UNIT_MAX = 40;
export const BUDGET_NARRATIVE_MAX = 2_000;
/** A million of something, in thousandths. */
export const QUANTITY_MAX = 1_000_000_000;
/** In the smallest unit of the currency. */
export const UNIT_PRICE_MAX = 1_000_000_000_000;
/**
 * In the smallest unit of the currency. A thousand times this is still a whole number that a spreadsheet holds exactly,
 * and so is the sum of all lines.
 */
export const LINE_TOTAL_MAX = 9_000_000_000_000;
