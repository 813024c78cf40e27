import { useWatch } from "react-hook-form";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { DialogClose, DialogFooter } from "@/ui/dialog";
import { useLeaveWarning } from "@/hooks/use-leave-warning";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { useCreateOpportunity } from "../mutations";
import { CREATE_DEFAULTS, getProblemToast, toCreate } from "../opportunity-form";
import { useInvalidToast } from "../use-invalid-toast";
import {
  DeadlineField,
  DescriptionField,
  FundingTypeField,
  MaxAmountField,
  MinAmountField,
  NameField,
} from "./opportunity-fields";
import { RulesFold } from "./rule-fields";
import { t } from "@/words";

const loadSchema = async () => (await import("../opportunity-schemas")).createFormSchema;

/** Adds an opportunity by hand; founders see it at once. */
export function CreateForm({
  onDirtyChange,
  onDone,
}: {
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const create = useCreateOpportunity();
  const form = useZodForm(loadSchema, { defaultValues: CREATE_DEFAULTS });
  const { isDirty } = form.formState;
  const currency = useWatch({ control: form.control, name: "currency" });
  useReportDirty(isDirty, onDirtyChange);
  useLeaveWarning(isDirty);
  useInvalidToast(form, getProblemToast);
  return (
    <Form
      form={form}
      label={t("New opportunity")}
      pending={create.isPending}
      error={create.error}
      onSubmit={(values) => create.mutate(toCreate(values), { onSuccess: onDone })}
    >
      <NameField />
      <DescriptionField required />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <FundingTypeField />
        <TextField name="funderName" label={t("Funder")} autoComplete="off" />
        <MinAmountField currency={currency} required />
        <MaxAmountField currency={currency} required />
        <DeadlineField />
        <TextField
          name="applicationUrl"
          label={t("Application page")}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          dir="ltr"
        />
      </div>
      <RulesFold error={create.error} />
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Create opportunity")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
