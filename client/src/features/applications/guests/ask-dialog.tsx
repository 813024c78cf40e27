import { useState } from "react";
import { TEXT_FIELDS } from "@shared/constants/applications";
import { GUEST_DAYS, GUEST_KINDS, type GuestKind } from "@shared/constants/guests";
import type { ApplicationView } from "@shared/validators/applications";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField, TextareaField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { useDropDrafts, useFormDraft } from "@/hooks/use-form-draft";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { todayForInput } from "@/lib/format/dates";
import { t } from "@/words";
import { nameTextField } from "../wording";
import { getAskDraft, useAskGuest } from "./guests-api";

const loadSchema = async () => (await import("@shared/validators/guests")).askGuestSchema;

type Props = { application: ApplicationView; isOpen: boolean; onClose: () => void };

/** Asks somebody without an account for one thing, by mail. */
export default function AskDialog({ application, isOpen, onClose }: Props) {
  const [isDirty, setDirty] = useState(false);
  const dropDrafts = useDropDrafts();
  const close = () => {
    dropDrafts(getAskDraft(application.id));
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} dirty={isDirty}>
      <DialogContent
        title={t("Ask somebody")}
        description={t(
          "They get a mail with a link that opens this one request for {days} days. They need no account, and see nothing else.",
          { days: GUEST_DAYS },
        )}
      >
        <AskForm application={application} onDirtyChange={setDirty} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

const KINDS: Record<GuestKind, string> = {
  question: t("The answer to a question"),
  document: t("A document"),
  approval: t("The approval of a text"),
};

/** The values of the form: text in every field. */
type AskValues = Record<"kind" | "name" | "email" | "question" | "dueDate" | "field", string>;
const EMPTY: AskValues = { kind: "question", name: "", email: "", question: "", dueDate: "", field: "" };

function AskForm({
  application,
  onDirtyChange,
  onDone,
}: {
  application: ApplicationView;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const ask = useAskGuest(application.id);
  const form = useZodForm(loadSchema, { defaultValues: EMPTY });
  const { restored } = useFormDraft(form, getAskDraft(application.id));
  useReportDirty(form.formState.isDirty, onDirtyChange);
  const kind = form.watch("kind");
  const written = TEXT_FIELDS.filter((field) => application[field]);
  return (
    <Form
      form={form}
      pending={ask.isPending}
      error={ask.error}
      onSubmit={(input) => ask.mutate(input, { onSuccess: onDone })}
    >
      <DraftNote restored={restored} />
      <SelectField
        name="kind"
        label={t("What you ask for")}
        options={GUEST_KINDS.map((value) => ({ value, label: KINDS[value] }))}
      />
      {kind === "approval" && (
        <SelectField
          name="field"
          label={t("Which text")}
          required
          options={[
            { value: "", label: written.length > 0 ? t("Choose") : t("Nothing is written yet") },
            ...written.map((value) => ({ value, label: nameTextField(value) })),
          ]}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField name="name" label={t("Name of the person")} autoComplete="off" required />
        <TextField name="email" label={t("Their e-mail address")} type="email" autoComplete="off" required />
      </div>
      <TextareaField name="question" label={t("What you want to say to them")} required />
      <TextField
        name="dueDate"
        label={t("Until when")}
        type="date"
        min={todayForInput()}
        hint={t("They are reminded two days before, and on the day.")}
      />
      <DialogFooter className="mt-0!">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Send the mail")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
