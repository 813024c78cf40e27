import type { FieldErrors } from "react-hook-form";
import { z } from "zod";
import { FUNDING_TYPES } from "@shared/constants/enums";
import { LONG_TEXT_MAX, NAME_MAX } from "@shared/constants/limits";
import {
  AMOUNTS_NOT_IN_ORDER,
  type AdminOpportunityDetailView,
  type UpdateOpportunityInput,
} from "@shared/validators/curation";
import {
  compareAmounts,
  dateField,
  emptyAsNull,
  lineText,
  longText,
  positiveAmountField,
  requiredText,
  urlField,
  wordField,
} from "@shared/validators/fields";

const REQUIRED = {
  name: "Name is required",
  description: "Description is required",
  fundingType: "Funding type is required",
};
const NOT_AN_AMOUNT = "Enter an amount greater than 0, or leave it empty";

const amounts = {
  minAmount: emptyAsNull(positiveAmountField(NOT_AN_AMOUNT)),
  maxAmount: emptyAsNull(positiveAmountField(NOT_AN_AMOUNT)),
};
const fields = {
  name: requiredText(NAME_MAX, REQUIRED.name),
  fundingType: wordField(FUNDING_TYPES, REQUIRED.fundingType),
  ...amounts,
  deadline: emptyAsNull(dateField),
};

type Amounts = { minAmount: string | null; maxAmount: string | null };
const inOrder = ({ minAmount, maxAmount }: Amounts) =>
  minAmount === null || maxAmount === null || compareAmounts(minAmount, maxAmount) <= 0;
const ORDER = { path: ["minAmount"], error: AMOUNTS_NOT_IN_ORDER };

/** The request's rules over what a form holds: texts, of which an empty one means "not stated". */
export const createFormSchema = z
  .object({
    ...fields,
    description: requiredText(LONG_TEXT_MAX, REQUIRED.description),
    funderName: emptyAsNull(lineText(NAME_MAX)),
    applicationUrl: emptyAsNull(urlField),
  })
  .refine(inOrder, ORDER);

/** A source may give no description, which must not keep a curator from mending the name. */
export const editFormSchema = z
  .object({ ...fields, description: longText(LONG_TEXT_MAX) })
  .refine(inOrder, ORDER);
export type EditValues = z.output<typeof editFormSchema>;

export const CREATE_DEFAULTS = {
  name: "",
  description: "",
  fundingType: FUNDING_TYPES[0],
  funderName: "",
  minAmount: "",
  maxAmount: "",
  deadline: "",
  applicationUrl: "",
};

/** "25000.00" → "25000". Sources write zero for an amount that they do not state: it shows as empty. */
function amountToType(amount: string | null): string {
  if (amount === null || !(Number(amount) > 0)) return "";
  return amount.replace(/\.0+$/, "");
}

export type EditedFields = Pick<
  AdminOpportunityDetailView,
  "name" | "description" | "fundingType" | "minAmount" | "maxAmount" | "deadline"
>;

export const toEditForm = (opportunity: EditedFields) => ({
  name: opportunity.name,
  description: opportunity.description ?? "",
  fundingType: opportunity.fundingType as string,
  minAmount: amountToType(opportunity.minAmount),
  maxAmount: amountToType(opportunity.maxAmount),
  deadline: opportunity.deadline ?? "",
});

/** What was not touched goes back as it is stored ("0.00", not nothing): the server locks only what differs. */
export function toUpdate(stored: EditedFields, values: EditValues): UpdateOpportunityInput {
  const before = toEditForm(stored);
  const amount = (now: string | null, field: "minAmount" | "maxAmount") =>
    (now ?? "") === before[field] ? stored[field] : now;
  return {
    name: values.name,
    // The request knows no null here.
    description: stored.description === null && values.description === "" ? undefined : values.description,
    fundingType: values.fundingType,
    minAmount: amount(values.minAmount, "minAmount"),
    maxAmount: amount(values.maxAmount, "maxAmount"),
    deadline: values.deadline,
  };
}

const messageOf = (errors: FieldErrors, field: string) => {
  const message = errors[field]?.message;
  return typeof message === "string" ? message : undefined;
};

/** The toast for a form that cannot be sent; undefined when what stands at the fields says it all. */
export function problemToast(errors: FieldErrors): { title: string; description: string } | undefined {
  const isMissing = Object.entries(REQUIRED).some(([field, message]) => messageOf(errors, field) === message);
  if (isMissing)
    return {
      title: "Required Fields Missing",
      description: "Please fill in name, description, and funding type",
    };
  const [min, max] = [messageOf(errors, "minAmount"), messageOf(errors, "maxAmount")];
  if ((min && min !== AMOUNTS_NOT_IN_ORDER) || max)
    return {
      title: "Invalid Amount",
      description: `${min && min !== AMOUNTS_NOT_IN_ORDER ? "Minimum" : "Maximum"} amount must be greater than 0`,
    };
  return min === AMOUNTS_NOT_IN_ORDER
    ? { title: "Invalid Range", description: AMOUNTS_NOT_IN_ORDER }
    : undefined;
}
