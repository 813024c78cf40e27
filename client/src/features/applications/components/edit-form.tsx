import { useEffect, useRef, useState } from "react";
import type { ApplicationView } from "@shared/validators/applications";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { mergeServerValues } from "@/forms/keep-typed";
import { MoneyField, SelectField, TextareaField, TextField } from "@/forms/text-fields";
import { SubmitButton } from "@/forms/submit-button";
import { useZodForm } from "@/forms/use-zod-form";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { DiscardQuestion } from "@/ui/dialog";
import { useLeaveWarning } from "@/hooks/use-leave-warning";
import { toEditBase, toEditValues } from "../application-edit";
import type { ApplicationEdit } from "../application-edit-schema";
import type { useUpdateApplication } from "../api";
import { ConflictsCard } from "../merge/conflicts-card";
import { useMergeableEdit } from "../merge/use-mergeable-edit";
import { explainWriting } from "../presence/people-badge";
import type { Person } from "../presence/use-presence";
import { STATUS_OPTIONS } from "../wording";
import { t } from "@/words";

const loadSchema = async () => (await import("../application-edit-schema")).applicationEditSchema;

/** The edit mode of the page. Input survives every failure; a change made elsewhere is merged with it, or shown beside it. */
export function EditForm({
  application,
  update,
  people = [],
  onDone,
}: {
  application: ApplicationView;
  update: ReturnType<typeof useUpdateApplication>;
  /** The other members who have it open. */
  people?: readonly Person[];
  /** Called after saving or cancelling. */
  onDone: () => void;
}) {
  const form = useZodForm(loadSchema, { defaultValues: toEditValues(application) });
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const { isDirty } = form.formState;
  useLeaveWarning(isDirty);
  const { base, restored, conflicts, beginSave, moveTo } = useMergeableEdit(form, application);
  const isOpen = useIsOpen();
  const handleSubmit = (edit: ApplicationEdit) => {
    const prepareSave = beginSave(edit);
    const changes = prepareSave(application);
    if (!changes) return;
    let submitted = form.getValues();
    let isTold = false;
    const mergeStale = (newest: ApplicationView) => {
      const merged = prepareSave(newest);
      submitted = form.getValues();
      isTold = merged === undefined && isOpen.current;
      return merged;
    };
    update.mutate(
      { ...changes, mergeStale, isTold: () => isTold },
      {
        onSuccess: (saved) => {
          if (!mergeServerValues(form, submitted)) onDone();
          else if (saved) moveTo(toEditBase(saved));
        },
      },
    );
  };

  return (
    <Form
      form={form}
      onSubmit={handleSubmit}
      pending={update.isPending}
      error={conflicts.length > 0 ? null : update.error}
      label={t("Edit application")}
      className="gap-6 [&_:is(input,select,textarea)]:scroll-mt-20"
    >
      {/* The toolbar stays in view over a long form. */}
      <div className="sticky top-[calc(3.5rem+var(--banner-height,0px))] z-10 -mx-4 -mt-4 flex gap-3 border-b border-line bg-page px-4 py-3 short:top-(--banner-height,0px) md:top-[calc(4rem+var(--banner-height,0px))] md:-mx-2 md:-mt-8 md:justify-end md:px-2 max-md:[&>*]:min-w-0 max-md:[&>*]:flex-1">
        <Button variant="outline" onClick={() => (isDirty ? setAsksToDiscard(true) : onDone())}>
          {t("Cancel")}
        </Button>
        <SubmitButton>{t("Save Changes")}</SubmitButton>
      </div>
      <DraftNote restored={restored} />
      {conflicts.length > 0 && <ConflictsCard application={application} conflicts={conflicts} />}
      <Card className="grid gap-5 sm:grid-cols-3">
        <SelectField name="status" label={t("Status")} options={STATUS_OPTIONS} />
        <TextField name="submittedDate" label={t("Submitted date")} type="date" />
        <MoneyField
          name="awardedAmount"
          label={t("Awarded amount")}
          currency={application.awardedCurrency ?? application.askingCurrency}
        />
        <TextareaField
          name="notes"
          label={t("Notes")}
          hint={explainWriting(people, "notes")}
          rows={4}
          className="sm:col-span-3"
        />
      </Card>
      <Card>
        <CardHeader
          title={t("Application Narrative")}
          description={t("The text you will send to the funder.")}
        />
        <TextareaField
          name="narrative"
          label={t("Narrative")}
          hint={explainWriting(people, "narrative")}
          rows={12}
        />
      </Card>
      {base.values.aiDraftNarrative && (
        <Card>
          <CardHeader
            title={t("AI-Generated Draft")}
            description={t("Empty it to have a new one written.")}
          />
          <TextareaField
            name="aiDraftNarrative"
            label={t("Draft")}
            hint={explainWriting(people, "aiDraftNarrative")}
            rows={16}
          />
        </Card>
      )}
      <DiscardQuestion isOpen={asksToDiscard} onClose={() => setAsksToDiscard(false)} onDiscard={onDone} />
    </Form>
  );
}

/** Returns a ref that is true while the form is on the screen, for what ends after it was left. */
function useIsOpen() {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return isOpen;
}
