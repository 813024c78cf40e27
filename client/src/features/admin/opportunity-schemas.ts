import { z } from "zod";
import { AMOUNTS_NOT_IN_ORDER } from "@shared/constants/curation";
import { FUNDING_TYPES } from "@shared/constants/enums";
import { LONG_TEXT_MAX, NAME_MAX } from "@shared/constants/limits";
import { compareAmounts } from "@shared/plain-decimal";
import {
  dateField,
  emptyAsNull,
  lineText,
  longText,
  positiveAmountField,
  requiredLongText,
  requiredText,
  urlField,
  wordField,
} from "@shared/validators/fields";
import { say } from "@shared/validators/say";
import { asWritten } from "@shared/words/messages";
import { withoutGrouping } from "@/lib/format/grouped-amount";
import { REQUIRED } from "./opportunity-form";
import { t } from "@/words";

const makeAmountSchema = (message: string) =>
  z
    .string()
    .transform((text): string | number => withoutGrouping(text))
    .pipe(positiveAmountField(asWritten(message)));
const amount = makeAmountSchema(t("Enter an amount greater than 0"));
const amountIfAny = emptyAsNull(makeAmountSchema(t("Enter an amount greater than 0, or leave it empty")));

const fields = {
  name: requiredText(NAME_MAX, asWritten(REQUIRED.name)),
  fundingType: wordField(FUNDING_TYPES, asWritten(REQUIRED.fundingType)),
  deadline: emptyAsNull(dateField),
};

type Amounts = { minAmount: string | null; maxAmount: string | null };
const requireOrder = ({ minAmount, maxAmount }: Amounts) =>
  minAmount === null || maxAmount === null || compareAmounts(minAmount, maxAmount) <= 0;
const ORDER = { path: ["minAmount"], ...say(AMOUNTS_NOT_IN_ORDER) };

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
  })
  .refine(requireOrder, ORDER);

/** A source may give no description, which must not prevent other edits. */
export const editFormSchema = z
  .object({
    ...fields,
    minAmount: amountIfAny,
    maxAmount: amountIfAny,
    description: longText(LONG_TEXT_MAX),
  })
  .refine(requireOrder, ORDER);
export type EditValues = z.output<typeof editFormSchema>;
