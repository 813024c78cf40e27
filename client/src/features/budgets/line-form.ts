import { BUDGET_KINDS, type BudgetKind, QUANTITY_MAX, UNIT_PRICE_MAX } from "@shared/constants/budget";
import { multiplyPrice } from "@shared/budget/arithmetic";
import { fromDecimal, toShortDecimal } from "@shared/budget/currency";
import type { LineFigures } from "@shared/budget/sums";
import type { BudgetLineView } from "@shared/validators/budgets";
import { t } from "@/words";

export const LINE_FIELDS = [
  "kind",
  "description",
  "year",
  "quantity",
  "unit",
  "unitPrice",
  "ownShare",
  "workPackage",
  "narrative",
] as const;
export type LineField = (typeof LINE_FIELDS)[number];
/** A line as it stands in its boxes. */
export type LineForm = Record<LineField, string>;
export type LineErrors = Partial<Record<LineField, string>>;
export type LineValues = Omit<BudgetLineView, "id" | "version">;

export const toForm = (line: LineValues, decimals: number): LineForm => ({
  kind: line.kind,
  description: line.description,
  year: String(line.year),
  quantity: toShortDecimal(line.quantity, 3),
  unit: line.unit ?? "",
  unitPrice: toShortDecimal(line.unitPrice, decimals),
  ownShare: toShortDecimal(line.ownShare, decimals),
  workPackage: line.workPackage ?? "",
  narrative: line.narrative ?? "",
});

/** Reads the boxes of a line; what cannot be read is said at its field. */
export function readForm(
  form: LineForm,
  decimals: number,
): { values: Partial<LineValues>; errors: LineErrors } {
  const errors: LineErrors = {};
  const readNumber = (field: "quantity" | "unitPrice" | "ownShare", places: number, max: number) => {
    const typed = form[field].trim() === "" ? "0" : form[field];
    const value = fromDecimal(typed, places);
    if (value === undefined)
      errors[field] =
        places === 0
          ? t("Enter a whole number")
          : t("Enter a number with at most {n} decimals", { n: places });
    else if (value > max) errors[field] = t("This figure is too large");
    return value;
  };
  const quantity = readNumber("quantity", 3, QUANTITY_MAX);
  const unitPrice = readNumber("unitPrice", decimals, UNIT_PRICE_MAX);
  const ownShare = readNumber("ownShare", decimals, Number.MAX_SAFE_INTEGER);
  if (
    quantity !== undefined &&
    unitPrice !== undefined &&
    ownShare !== undefined &&
    ownShare > multiplyPrice(quantity, unitPrice)
  )
    errors.ownShare ??= t("The own share is more than the line costs");
  if (form.description.trim() === "") errors.description = t("Say what the line pays for");
  const orNull = (text: string) => text.trim() || null;
  return {
    errors,
    values: {
      ...{ kind: form.kind as BudgetKind, year: Number(form.year), description: form.description.trim() },
      ...{ quantity, unitPrice, ownShare, unit: orNull(form.unit) },
      ...{ workPackage: orNull(form.workPackage), narrative: form.narrative.trim() ? form.narrative : null },
    },
  };
}

/** What a line adds to the sums while it is typed; a box that cannot be read counts as it was stored. */
export function toFigures(line: BudgetLineView, form: LineForm | undefined, decimals: number): LineFigures {
  if (!form) return line;
  const { values } = readForm(form, decimals);
  const read = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return { ...line, ...read };
}

/** The line as it stands in its boxes, or as it is stored while they could not be saved. */
export function toWritten(
  line: BudgetLineView,
  form: LineForm | undefined,
  decimals: number,
): BudgetLineView {
  if (!form) return line;
  const { values, errors } = readForm(form, decimals);
  return Object.keys(errors).length > 0 ? line : { ...line, ...values };
}

/** A new line, which costs nothing yet. */
export const emptyLine = (description: string): LineValues => ({
  ...{ kind: BUDGET_KINDS[0], description, year: 1, quantity: 1_000, unit: null, unitPrice: 0 },
  ...{ ownShare: 0, workPackage: null, narrative: null },
});
