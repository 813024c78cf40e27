import { useState, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { useZodForm } from "@/forms/use-zod-form";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { useDropDrafts, useFormDraft } from "@/hooks/use-form-draft";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { t } from "@/words";
import type { useChange } from "../api";

type Props<Input extends FieldValues, Output extends FieldValues> = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  /** The name of the form's draft in this browser. */
  draft: string;
  loadSchema: () => Promise<z.ZodType<Output, Input>>;
  values: Input;
  change: ReturnType<typeof useChange>;
  /** What is sent besides the fields. */
  extra?: object;
  children: ReactNode;
};

/** A form in a dialog. What is typed is kept until it is saved or given up. */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>(
  props: Props<Input, Output>,
) {
  const { isOpen, onClose, title, draft } = props;
  const [isDirty, setDirty] = useState(false);
  const dropDrafts = useDropDrafts();
  const close = () => {
    dropDrafts(draft);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} dirty={isDirty}>
      <DialogContent title={title}>
        <Body {...props} onDirtyChange={setDirty} />
      </DialogContent>
    </Dialog>
  );
}

function Body<Input extends FieldValues, Output extends FieldValues>({
  onClose,
  submitLabel,
  draft,
  loadSchema,
  values,
  change,
  extra,
  children,
  onDirtyChange,
}: Props<Input, Output> & { onDirtyChange: (isDirty: boolean) => void }) {
  const [before] = useState(values);
  const form = useZodForm(loadSchema, { defaultValues: before as never });
  const { restored } = useFormDraft(form, draft);
  useReportDirty(form.formState.isDirty, onDirtyChange);
  return (
    <Form
      form={form}
      pending={change.isPending}
      error={change.error}
      onSubmit={(input) => change.mutate({ ...input, ...extra }, { onSuccess: onClose })}
    >
      <DraftNote restored={restored} />
      {children}
      <DialogFooter className="mt-0!">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{submitLabel}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
