import { useState } from "react";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Form } from "@/components/form/form";
import { MoneyField, SelectField, TextareaField, TextField } from "@/components/form/text-fields";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { useLeaveWarning } from "@/hooks/use-leave-warning";
import { ApiError } from "@/lib/api-client";
import type { ApplicationView } from "@shared/validators/applications";
import { applicationEditSchema, changesOf, editDefaults } from "../application-edit";
import type { useUpdateApplication } from "../api";
import { STATUS_OPTIONS } from "../wording";

/** The page's edit mode. What is typed stays through every failure; a change made elsewhere meanwhile is said, not overwritten. */
export function EditForm({
  application,
  update,
  onSave,
  onCancel,
}: {
  application: ApplicationView;
  update: ReturnType<typeof useUpdateApplication>;
  onSave: (changes: ReturnType<typeof changesOf>) => void;
  onCancel: () => void;
}) {
  // The state the edit began from: a newer one that arrives meanwhile does not replace what is being typed.
  const [before] = useState(application);
  const form = useZodForm(applicationEditSchema, { defaultValues: editDefaults(application) });
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const { isDirty } = form.formState;
  useLeaveWarning(isDirty);
  const isStale = update.error instanceof ApiError && update.error.status === 409;

  return (
    <Form
      form={form}
      onSubmit={(edit) => onSave({ ...changesOf(before, edit), version: application.version })}
      pending={update.isPending}
      error={update.error}
      label="Edit application"
      className="gap-6"
    >
      {isStale && (
        <Alert tone="warning" role="alert" title="This application was changed in another window meanwhile">
          <p>What you typed is still here. Save again to keep it over what was saved there.</p>
          {application.notes && application.notes !== before.notes && (
            <p className="mt-2 whitespace-pre-line">Notes saved there: {application.notes}</p>
          )}
        </Alert>
      )}
      <Card className="grid gap-5 sm:grid-cols-3">
        <SelectField name="status" label="Status" options={STATUS_OPTIONS} />
        <TextField name="submittedDate" label="Submitted date" type="date" />
        <MoneyField
          name="awardedAmount"
          label="Awarded amount"
          currency={application.awardedCurrency ?? application.askingCurrency}
        />
        <TextareaField name="notes" label="Notes" rows={4} className="sm:col-span-3" />
      </Card>
      <Card>
        <CardHeader title="Application Narrative" description="The text you will send to the funder." />
        <TextareaField name="narrative" label="Narrative" rows={12} />
      </Card>
      {before.aiDraftNarrative && (
        <Card>
          <CardHeader title="AI-Generated Draft" description="Empty it to have a new one written." />
          <TextareaField name="aiDraftNarrative" label="Draft" rows={16} />
        </Card>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={() => (isDirty ? setAsksToDiscard(true) : onCancel())}>
          Cancel
        </Button>
        <SubmitButton>Save Changes</SubmitButton>
      </div>
      <ConfirmDialog
        open={asksToDiscard}
        onOpenChange={setAsksToDiscard}
        title="Discard your changes?"
        description="What you typed has not been saved."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={onCancel}
      />
    </Form>
  );
}
