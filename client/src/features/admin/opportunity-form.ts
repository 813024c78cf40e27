import type { FieldErrors } from "react-hook-form";
import { AMOUNTS_NOT_IN_ORDER } from "@shared/constants/curation";
import { FUNDING_TYPES } from "@shared/constants/enums";
import type {
  AdminOpportunityDetailView,
  CreateOpportunityInput,
  UpdateOpportunityInput,
} from "@shared/validators/curation";
import { wordMessage } from "@shared/words/messages";
import { amountToType } from "@/lib/format/format";
import type { CreateValues, EditValues } from "./opportunity-schemas";
import { listChangedRules, NO_RULES, type StoredRules, toRuleForm } from "./rule-values";
import { t } from "@/words";

/** Messages of empty required fields. */
export const REQUIRED = {
  name: t("Name is required"),
  description: t("Description is required"),
  fundingType: t("Funding type is required"),
};

export const CREATE_DEFAULTS = {
  name: "",
  description: "",
  fundingType: FUNDING_TYPES[0],
  funderName: "",
  minAmount: "",
  maxAmount: "",
  deadline: "",
  applicationUrl: "",
  ...toRuleForm(NO_RULES),
};

export type EditedFields = Pick<
  AdminOpportunityDetailView,
  "name" | "description" | "fundingType" | "minAmount" | "maxAmount" | "deadline"
> &
  StoredRules;

export const toEditForm = (opportunity: EditedFields) => ({
  name: opportunity.name,
  description: opportunity.description ?? "",
  fundingType: opportunity.fundingType as string,
  minAmount: amountToType(opportunity.minAmount),
  maxAmount: amountToType(opportunity.maxAmount),
  deadline: opportunity.deadline ?? "",
  ...toRuleForm(opportunity),
});

/** Rules that were not set are left out of the request. */
export const toCreate = ({
  name,
  description,
  fundingType,
  funderName,
  ...values
}: CreateValues): CreateOpportunityInput => ({
  name,
  description,
  fundingType,
  funderName,
  minAmount: values.minAmount,
  maxAmount: values.maxAmount,
  deadline: values.deadline,
  applicationUrl: values.applicationUrl,
  ...listChangedRules(NO_RULES, values),
});

/**
 * Untouched fields are sent as they are stored ("0.00", not null), because the server locks only fields that differ. Untouched rules are
 * left out of the request.
 */
export function toUpdate(stored: EditedFields, values: EditValues): UpdateOpportunityInput {
  const before = toEditForm(stored);
  const toAmount = (now: string | null, field: "minAmount" | "maxAmount") =>
    (now ?? "") === before[field] ? stored[field] : now;
  return {
    name: values.name,
    // The request does not allow null here.
    description: stored.description === null && values.description === "" ? undefined : values.description,
    fundingType: values.fundingType,
    minAmount: toAmount(values.minAmount, "minAmount"),
    maxAmount: toAmount(values.maxAmount, "maxAmount"),
    deadline: values.deadline,
    ...listChangedRules(stored, values),
  };
}

const getMessage = (errors: FieldErrors, field: string) => {
  const message = errors[field]?.message;
  return typeof message === "string" ? message : undefined;
};

/** Returns the toast for an invalid form; undefined when the messages at the fields are enough. */
export function getProblemToast(errors: FieldErrors): { title: string; description: string } | undefined {
  const isMissing = Object.entries(REQUIRED).some(
    ([field, message]) => getMessage(errors, field) === message,
  );
  if (isMissing)
    return {
      title: t("Required Fields Missing"),
      description: t("Please fill in name, description, and funding type"),
    };
  const notInOrder = wordMessage(AMOUNTS_NOT_IN_ORDER);
  const [min, max] = [getMessage(errors, "minAmount"), getMessage(errors, "maxAmount")];
  if ((min && min !== notInOrder) || max)
    return {
      title: t("Invalid Amount"),
      description:
        min && min !== notInOrder
          ? t("Minimum amount must be greater than 0")
          : t("Maximum amount must be greater than 0"),
    };
  return min === notInOrder ? { title: t("Invalid Range"), description: notInOrder } : undefined;
}
