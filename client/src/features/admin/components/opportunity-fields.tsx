import { MoneyField, SelectField, TextareaField, TextField } from "@/forms/text-fields";
import { FUNDING_TYPE_OPTIONS } from "../wording";
import { t } from "@/words";

/** Fields shared by creating and editing, one component each, so that the edit form can put notes beside them. */
export const NameField = () => <TextField name="name" label={t("Name")} autoComplete="off" required />;

export const DescriptionField = ({ required }: { required?: boolean }) => (
  <TextareaField name="description" label={t("Description")} rows={5} required={required} />
);

export const FundingTypeField = () => (
  <SelectField name="fundingType" label={t("Funding type")} options={FUNDING_TYPE_OPTIONS} required />
);

type AmountProps = { currency?: string; required?: boolean };

export const MinAmountField = (props: AmountProps) => (
  <MoneyField name="minAmount" label={t("Minimum amount")} {...props} />
);

export const MaxAmountField = (props: AmountProps) => (
  <MoneyField name="maxAmount" label={t("Maximum amount")} {...props} />
);

export const DeadlineField = () => (
  <TextField
    name="deadline"
    label={t("Deadline")}
    type="date"
    min="1900-01-01"
    max="2100-12-31"
    hint={t("Empty means no due date.")}
  />
);
