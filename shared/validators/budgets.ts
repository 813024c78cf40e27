import { z } from "zod";
import {
  BUDGET_KINDS,
  BUDGET_LINES_MAX,
  BUDGET_NARRATIVE_MAX,
  BUDGET_TEXT_MAX,
  BUDGET_UNIT_MAX,
  BUDGET_YEARS_MAX,
  type BudgetKind,
  LINE_TOTAL_MAX,
  OVERHEAD_BASES,
  type OverheadBase,
  QUANTITY_MAX,
  UNIT_PRICE_MAX,
} from "../constants/budget";
import { message } from "../words/messages";
import { currencyField, emptyAsNull, lineText, longText, requiredText, uuidField, wordField } from "./fields";
import { say } from "./say";

const wholeField = (max: number) =>
  z
    .int(say("Must be a whole number"))
    .min(0, say("Must not be negative"))
    .max(max, say("This figure is too large"));

const yearField = z
  .int(say("Must be a whole number"))
  .min(1, say(message("Must be between 1 and {n}", { n: BUDGET_YEARS_MAX })))
  .max(BUDGET_YEARS_MAX, say(message("Must be between 1 and {n}", { n: BUDGET_YEARS_MAX })));
const version = z.int(say("Must be a whole number")).min(1, say("Must be a whole number")).optional();

export const budgetLineParams = z.object({ id: uuidField(), lineId: uuidField() });

/** What holds for all lines. The first save makes the budget. */
export const saveBudgetSchema = z.object({
  currency: currencyField,
  years: yearField,
  overheadCap: wholeField(10_000)
    .nullable()
    .meta({ description: "In basis points of the base: 1000 is 10 %" }),
  overheadBase: wordField(OVERHEAD_BASES, "Choose what the cap is a share of"),
  /** The version that the change was made of. */
  version,
});
export type SaveBudgetInput = z.infer<typeof saveBudgetSchema>;

const lineFields = {
  year: yearField,
  kind: wordField(BUDGET_KINDS, "Choose what the line pays for"),
  workPackage: emptyAsNull(lineText(BUDGET_UNIT_MAX)),
  description: requiredText(BUDGET_TEXT_MAX, "Say what the line pays for"),
  quantity: wholeField(QUANTITY_MAX).meta({ description: "In thousandths: 1500 is 1.5" }),
  unit: emptyAsNull(lineText(BUDGET_UNIT_MAX)),
  unitPrice: wholeField(UNIT_PRICE_MAX).meta({ description: "In the smallest unit of the currency" }),
  ownShare: wholeField(LINE_TOTAL_MAX).meta({
    description: "What the organisation pays of the line, in the smallest unit of the currency",
  }),
  narrative: emptyAsNull(longText(BUDGET_NARRATIVE_MAX)),
};

/** Its place in the list, from 0. */
const position = z
  .int(say("Must be a whole number"))
  .min(0, say("Must be a whole number"))
  .max(BUDGET_LINES_MAX - 1, say("Must be a whole number"))
  .optional();

export const addBudgetLineSchema = z.object({ ...lineFields, position });
export type AddBudgetLineInput = z.infer<typeof addBudgetLineSchema>;

/** Only the fields sent are written, and `null` clears. */
export const updateBudgetLineSchema = z
  .object(lineFields)
  .partial()
  .extend({ position, /** The version that the change was made of. */ version });
export type UpdateBudgetLineInput = z.infer<typeof updateBudgetLineSchema>;

export type BudgetLineView = {
  id: string;
  year: number;
  kind: BudgetKind;
  workPackage: string | null;
  description: string;
  /** In thousandths. */
  quantity: number;
  unit: string | null;
  /** In the smallest unit of the currency, as the own share is. */
  unitPrice: number;
  ownShare: number;
  narrative: string | null;
  version: number;
};
export type BudgetSettings = {
  currency: string;
  years: number;
  /** In basis points. */
  overheadCap: number | null;
  overheadBase: OverheadBase;
};
/** `budget` is null until it is begun. */
export type BudgetView = { budget: (BudgetSettings & { version: number }) | null; lines: BudgetLineView[] };

/** A text of an application in which an amount contradicts the budget. */
export type FigureField =
  { field: "narrative" | "aiDraftNarrative" | "notes" } | { questionId: string; question: string };
/** What an amount in a text is said of. */
export type FigureSubject = "total" | "funder" | "own" | BudgetKind;
export type FigureMismatch = {
  where: FigureField;
  subject: FigureSubject;
  /** The exact words of the text. */
  words: string;
  /** Both in the smallest unit of the currency. */
  stated: number;
  planned: number;
};
export type FigureMismatchesView = { mismatches: FigureMismatch[] };
