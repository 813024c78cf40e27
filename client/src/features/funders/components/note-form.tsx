import { useEffect, useState } from "react";
import { INTERACTION_TYPE_LABELS, INTERACTION_TYPES } from "@shared/constants/interactions";
import type { EntityView } from "@shared/validators/entities";
import type { InteractionView } from "@shared/validators/interactions";
import { translateLabel } from "@shared/words/labels";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { mergeServerValues } from "@/forms/keep-typed";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField, TextareaField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Button } from "@/ui/button";
import { DialogFooter, DiscardQuestion } from "@/ui/dialog";
import { useFormDraft, useKeepDraft } from "@/hooks/use-form-draft";
import { useLeaveWarning } from "@/hooks/use-leave-warning";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { formatEntityName } from "@/lib/entity-rights";
import { todayForInput } from "@/lib/format/dates";
import { useCreateNote, useUpdateNote } from "../api";
import { getDraftName } from "../note-drafts";
import { makeEmptyNote, toNoteValues } from "../note-values";
import { t } from "@/words";

const loadSchema = async () => (await import("../note-schema")).noteSchema;

const TYPES = INTERACTION_TYPES.map((value) => ({
  value,
  label: translateLabel(INTERACTION_TYPE_LABELS[value]),
}));

/** Creates or edits a note of contact. Input stays until it is saved or dropped on purpose. */
export function NoteForm({
  funderId,
  entities,
  likelyEntityId,
  note,
  draftOf,
  onDirtyChange,
  onDone,
}: {
  funderId: string;
  entities: readonly EntityView[];
  /** Preselected for a new note. */
  likelyEntityId: string;
  note: InteractionView | undefined;
  /** The note that the form was opened for, even if it was deleted since; null for a new one. */
  draftOf: string | null;
  onDirtyChange: (isDirty: boolean) => void;
  /** Called with the id of a new note when something was typed during its save, which is kept as an edit of it. */
  onDone: (edited?: string) => void;
}) {
  const create = useCreateNote(funderId, draftOf);
  const update = useUpdateNote(funderId, draftOf);
  // The state that the edit began from.
  const [before] = useState(() => (note ? toNoteValues(note) : makeEmptyNote(likelyEntityId)));
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const form = useZodForm(loadSchema, { defaultValues: before });
  const { isDirty, dirtyFields } = form.formState;
  const { restored, drop } = useFormDraft(form, getDraftName(funderId, draftOf), note?.updatedAt);
  useReportDirty(isDirty, onDirtyChange);
  useLeaveWarning(isDirty);

  const { setFocus } = form;
  const isEntityAsked = entities.length > 1 && before.entityId === "";
  useEffect(() => {
    if (!restored) setFocus(isEntityAsked ? "entityId" : "interactionType");
  }, [restored, isEntityAsked, setFocus]);

  const keepDraft = useKeepDraft();

  const leave = (edited?: string) => {
    drop();
    onDone(edited);
  };
  const goOn = (saved: InteractionView) => {
    if (note) return;
    keepDraft(getDraftName(funderId, saved.id), form, saved.updatedAt);
    leave(saved.id);
  };
  const pending = create.isPending || update.isPending;
  return (
    <Form
      form={form}
      label={note ? t("Change the note") : t("New note")}
      pending={pending}
      error={note ? update.error : create.error}
      className="mb-5 rounded-card border border-line bg-raised/40 p-4 md:p-5"
      onSubmit={(input) => {
        const submitted = form.getValues();
        const options = {
          onSuccess: (saved: InteractionView) => (mergeServerValues(form, submitted) ? goOn(saved) : leave()),
        };
        if (!note) return create.mutate(input, options);
        const changes = Object.fromEntries(Object.entries(input).filter(([field]) => field in dirtyFields));
        return update.mutate({ id: note.id, changes }, options);
      }}
    >
      <DraftNote restored={restored} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        {entities.length > 1 && (
          <SelectField
            name="entityId"
            label={t("Entity")}
            required
            placeholder={t("Select an entity")}
            options={entities.map((each) => ({ value: each.id, label: formatEntityName(each) }))}
            className="sm:col-span-2"
          />
        )}
        <SelectField
          name="interactionType"
          label={t("Kind of contact")}
          required
          placeholder={t("Choose")}
          options={TYPES}
        />
        <TextField name="dateOfInteraction" label={t("When")} type="date" max={todayForInput()} required />
        <TextField name="contactPerson" label={t("With whom")} autoComplete="off" />
        <TextField name="outcome" label={t("Outcome")} autoComplete="off" />
        <TextareaField name="notes" label={t("Notes")} rows={3} className="sm:col-span-2" />
        <TextField
          name="nextAction"
          label={t("Next step")}
          autoComplete="off"
          placeholder={t("Send the deck")}
        />
        <TextField
          name="nextActionDate"
          label={t("By")}
          type="date"
          hint={t("On this day it is something to attend to.")}
        />
      </div>
      <DialogFooter className="mt-0!">
        <Button variant="outline" onClick={() => (isDirty ? setAsksToDiscard(true) : leave())}>
          {t("Cancel")}
        </Button>
        <SubmitButton>{t("Save note")}</SubmitButton>
      </DialogFooter>
      <DiscardQuestion
        isOpen={asksToDiscard}
        onClose={() => setAsksToDiscard(false)}
        onDiscard={() => leave()}
      />
    </Form>
  );
}
