import { useState, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { useZodForm } from "@/forms/use-zod-form";
import { Alert } from "@/ui/alert";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { useDropDrafts, useFormDraft } from "@/hooks/use-form-draft";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { ApiError } from "@/lib/api/api-client";
import { formatDate } from "@/lib/format/dates";
import { t } from "@/words";
import { isOvertaken, type useChange } from "../api";
import { useOvertaken } from "../use-overtaken";

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
  /** What others can change at the same time: the names of the fields, what is stored in them now, and how it is shown if not as a text. */
  shared?: {
    labels: Record<string, string>;
    readStored: () => Input | undefined;
    show?: Record<string, (value: never) => string>;
  };
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
  shared,
  children,
  onDirtyChange,
}: Props<Input, Output> & { onDirtyChange: (isDirty: boolean) => void }) {
  const [opened] = useState(values);
  const form = useZodForm(loadSchema, { defaultValues: opened as never });
  const { restored, begunFrom, moveTo } = useFormDraft(form, draft, shared && JSON.stringify(values));
  const { before, theirs, overtake } = useOvertaken(form, { begunFrom, moveTo });
  useReportDirty(form.formState.isDirty, onDirtyChange);
  return (
    <Form
      form={form}
      pending={change.isPending}
      error={change.error}
      onSubmit={(input) =>
        change.mutate(
          { ...input, ...(shared && { before }) },
          {
            onSuccess: onClose,
            onError: (error) => {
              const stored = isOvertaken(error) ? shared?.readStored() : undefined;
              if (stored && error instanceof ApiError) overtake(stored, Object.keys(error.fieldErrors));
            },
          },
        )
      }
    >
      <DraftNote restored={restored} />
      {shared && <Theirs labels={shared.labels} show={shared.show} theirs={theirs} />}
      {children}
      <DialogFooter className="mt-0!">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{submitLabel}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

/** What somebody else wrote in the same fields. */
function Theirs({
  labels,
  show,
  theirs,
}: {
  labels: Record<string, string>;
  show: Record<string, (value: never) => string> | undefined;
  theirs: Record<string, unknown>;
}) {
  const fields = Object.keys(theirs);
  if (fields.length === 0) return null;
  return (
    <Alert tone="warning" role="alert" title={t("Somebody else changed this meanwhile")}>
      <p>{t("Your text is in the box and not saved. Theirs is here; take over what you need and save.")}</p>
      <ul className="mt-2 text-ink">
        {fields.map((field) => (
          <li key={field} className="wrap-anywhere">
            {labels[field]}:{" "}
            <bdi>{show?.[field]?.(theirs[field] as never) ?? showValue(String(theirs[field]))}</bdi>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const showValue = (value: string): string =>
  value === "" ? t("None") : /^\d{4}-\d\d-\d\d$/.test(value) ? (formatDate(value) ?? value) : value;
