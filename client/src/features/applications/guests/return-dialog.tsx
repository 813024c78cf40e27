import { useState } from "react";
import type { GuestRequestView } from "@shared/validators/guests";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { TextareaField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { useDropDrafts, useFormDraft } from "@/hooks/use-form-draft";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { t } from "@/words";
import { getReturnDraft, type useAskAgain } from "./guests-api";

const loadSchema = async () => (await import("@shared/validators/guests")).returnAnswerSchema;

type Again = ReturnType<typeof useAskAgain>;
type Props = { request: GuestRequestView; again: Again; isOpen: boolean; onClose: () => void };

/** Asks again for what was answered, with a remark. */
export default function ReturnDialog({ request, again, isOpen, onClose }: Props) {
  const [isDirty, setDirty] = useState(false);
  const dropDrafts = useDropDrafts();
  const close = () => {
    dropDrafts(getReturnDraft(request.id));
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} dirty={isDirty}>
      <DialogContent title={t("Ask {name} again", { name: request.name })}>
        <ReturnForm request={request} again={again} onDirtyChange={setDirty} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function ReturnForm({
  request,
  again,
  onDirtyChange,
  onDone,
}: {
  request: GuestRequestView;
  again: Again;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const form = useZodForm(loadSchema, { defaultValues: { remark: "" } });
  const { restored } = useFormDraft(form, getReturnDraft(request.id));
  useReportDirty(form.formState.isDirty, onDirtyChange);
  return (
    <Form
      form={form}
      pending={again.isPending}
      error={again.error}
      onSubmit={(input) => again.mutate(input, { onSuccess: onDone })}
    >
      <DraftNote restored={restored} />
      <TextareaField
        name="remark"
        label={t("What is missing")}
        hint={t("It goes to them by mail, with a new link. They find their answer there and can change it.")}
        required
      />
      <DialogFooter className="mt-0!">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Ask again")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
