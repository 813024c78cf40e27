import { useState } from "react";
import type { ApplicationView } from "@shared/validators/applications";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { mergeServerValues } from "@/forms/keep-typed";
import { MoneyField, SelectField, TextareaField, TextField } from "@/forms/text-fields";
import { SubmitButton } from "@/forms/submit-button";
import { useZodForm } from "@/forms/use-zod-form";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { DiscardQuestion } from "@/ui/dialog";
import { useFormDraft } from "@/hooks/use-form-draft";
import { useLeaveWarning } from "@/hooks/use-leave-warning";
import { ApiError } from "@/lib/api/api-client";
import { listChanges, toEditValues, getDraftName, chooseVersion } from "../application-edit";
import type { ApplicationEdit } from "../application-edit-schema";
import type { useUpdateApplication } from "../api";
import { STATUS_OPTIONS } from "../wording";
import { t } from "@/words";

const loadSchema = async () => (await import("../application-edit-schema")).applicationEditSchema;

/** The edit mode of the page. Input survives every failure; a change made elsewhere is reported, not overwritten. */
export function EditForm({
  application,
  update,
  onDone,
}: {
  application: ApplicationView;
  update: ReturnType<typeof useUpdateApplication>;
  /** Called after saving or cancelling. */
  onDone: () => void;
}) {
  // The state the edit began from: a newer one does not replace what is being typed.
  const [before, setBefore] = useState(application);
  const form = useZodForm(loadSchema, { defaultValues: toEditValues(application) });
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const { isDirty } = form.formState;
  useLeaveWarning(isDirty);
  const { restored } = useFormDraft(form, getDraftName(application.id), String(before.version));
  const isStale = update.error instanceof ApiError && update.error.status === 409;
  const handleSubmit = (edit: ApplicationEdit) => {
    const changes = listChanges(before, edit);
    // A user who was told of the newer state and saves again wants to overwrite it.
    const version = isStale ? application.version : chooseVersion(before, application, changes);
    const submitted = form.getValues();
    update.mutate(
      { ...changes, version },
      {
        onSuccess: (saved) => {
          if (!mergeServerValues(form, submitted)) onDone();
          else if (saved) setBefore(saved);
        },
      },
    );
  };

  return (
    <Form
      form={form}
      onSubmit={handleSubmit}
      pending={update.isPending}
      error={update.error}
      label={t("Edit application")}
      className="gap-6 [&_:is(input,select,textarea)]:scroll-mt-20"
    >
      {/* The toolbar stays in view over a long form. */}
      <div className="sticky top-[calc(3.5rem+var(--banner-height,0px))] z-10 -mx-4 -mt-4 flex gap-3 border-b border-line bg-page px-4 py-3 md:top-[calc(4rem+var(--banner-height,0px))] md:-mx-2 md:-mt-8 md:justify-end md:px-2 max-md:[&>*]:min-w-0 max-md:[&>*]:flex-1">
        <Button variant="outline" onClick={() => (isDirty ? setAsksToDiscard(true) : onDone())}>
          {t("Cancel")}
        </Button>
        <SubmitButton>{t("Save Changes")}</SubmitButton>
      </div>
      <DraftNote restored={restored} />
      {isStale && (
        <Alert
          tone="warning"
          role="alert"
          title={t("This application was changed in another window meanwhile")}
        >
          <p>{t("What you typed is still here. Save again to keep it over what was saved there.")}</p>
          {application.notes && application.notes !== before.notes && (
            <p className="mt-2 whitespace-pre-line">
              {t("Notes saved there: {notes}", { notes: application.notes })}
            </p>
          )}
        </Alert>
      )}
      <Card className="grid gap-5 sm:grid-cols-3">
        <SelectField name="status" label={t("Status")} options={STATUS_OPTIONS} />
        <TextField name="submittedDate" label={t("Submitted date")} type="date" />
        <MoneyField
          name="awardedAmount"
          label={t("Awarded amount")}
          currency={application.awardedCurrency ?? application.askingCurrency}
        />
        <TextareaField name="notes" label={t("Notes")} rows={4} className="sm:col-span-3" />
      </Card>
      <Card>
        <CardHeader
          title={t("Application Narrative")}
          description={t("The text you will send to the funder.")}
        />
        <TextareaField name="narrative" label={t("Narrative")} rows={12} />
      </Card>
      {before.aiDraftNarrative && (
        <Card>
          <CardHeader
            title={t("AI-Generated Draft")}
            description={t("Empty it to have a new one written.")}
          />
          <TextareaField name="aiDraftNarrative" label={t("Draft")} rows={16} />
        </Card>
      )}
      <DiscardQuestion isOpen={asksToDiscard} onClose={() => setAsksToDiscard(false)} onDiscard={onDone} />
    </Form>
  );
}
