import { z } from "zod";
import { FUNDING_TYPES } from "@shared/constants/enums";
import { LONG_TEXT_MAX, NAME_MAX } from "@shared/constants/limits";
import { checkOrder, ruleFields } from "@shared/validators/curation";
import {
  amountField,
  dateField,
  emptyAsNull,
  lineText,
  longText,
  positiveAmountField,
  requiredLongText,
  requiredText,
  textListField,
  urlField,
  wordField,
} from "@shared/validators/fields";
import { asWritten, type Message } from "@shared/words/messages";
import { withoutGrouping } from "@/lib/format/grouped-amount";
import { REQUIRED } from "./opportunity-form";
import { t } from "@/words";

/** An amount as it is typed. */
const typedAmount = <T extends z.ZodType<string, string | number>>(
  amount: (ifWrong: Message) => T,
  ifWrong: string,
) =>
  z
    .string()
    .transform((text): string | number => withoutGrouping(text))
    .pipe(amount(asWritten(ifWrong)));
const amount = typedAmount(positiveAmountField, t("Enter an amount greater than 0"));
const amountIfAny = emptyAsNull(
  typedAmount(positiveAmountField, t("Enter an amount greater than 0, or leave it empty")),
);
const revenue = emptyAsNull(typedAmount(amountField, t("Enter an amount, or leave it empty")));

const rules = {
  ...ruleFields,
  eligibleRegions: z
    .string()
    .transform((text) => text.split("\n"))
    .pipe(textListField),
  revenueMin: revenue,
  revenueMax: revenue,
};
export type RuleValues = { [Field in keyof typeof rules]: z.output<(typeof rules)[Field]> };

const fields = {
  name: requiredText(NAME_MAX, asWritten(REQUIRED.name)),
  fundingType: wordField(FUNDING_TYPES, asWritten(REQUIRED.fundingType)),
  deadline: emptyAsNull(dateField),
};

/**
 * The request's rules over form values, in which an empty text means "not stated". An opportunity added by hand must state its amounts; a
 * source may leave them open.
 */
export const createFormSchema = z
  .object({
    ...fields,
    minAmount: amount,
    maxAmount: amount,
    description: requiredLongText(LONG_TEXT_MAX, asWritten(REQUIRED.description)),
    funderName: emptyAsNull(lineText(NAME_MAX)),
    applicationUrl: emptyAsNull(urlField),
    ...rules,
  })
  .superRefine(checkOrder);
export type CreateValues = z.output<typeof createFormSchema>;

/** A source may give no description, which must not prevent other edits. */
export const editFormSchema = z
  .object({
    ...fields,
    minAmount: amountIfAny,
    maxAmount: amountIfAny,
    description: longText(LONG_TEXT_MAX),
    ...rules,
  })
  .superRefine(checkOrder);
export type EditValues = z.output<typeof editFormSchema>;
