import { MoneyField, SelectField, TextareaField, TextField } from "@/components/form/text-fields";
import { FUNDING_TYPE_OPTIONS } from "../wording";

/** The fields that creating and editing share, one component each, so that an editor can set notes beside them. */
export const NameField = () => <TextField name="name" label="Name" autoComplete="off" required />;

export const DescriptionField = ({ required }: { required?: boolean }) => (
  <TextareaField name="description" label="Description" rows={5} required={required} />
);

export const FundingTypeField = () => (
  <SelectField name="fundingType" label="Funding type" options={FUNDING_TYPE_OPTIONS} required />
);

export const MinAmountField = ({ currency }: { currency?: string }) => (
  <MoneyField name="minAmount" label="Minimum amount" currency={currency} />
);

export const MaxAmountField = ({ currency }: { currency?: string }) => (
  <MoneyField name="maxAmount" label="Maximum amount" currency={currency} />
);

export const DeadlineField = () => (
  <TextField
    name="deadline"
    label="Deadline"
    type="date"
    min="1900-01-01"
    max="2100-12-31"
    hint="Empty means no due date."
  />
);
