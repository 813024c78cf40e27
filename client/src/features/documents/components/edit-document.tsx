import { useState } from "react";
import type { DocumentView } from "@shared/validators/documents";
import { DocumentFields, type DocumentValues } from "@/components/documents/document-fields";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { useZodForm } from "@/forms/use-zod-form";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { Button } from "@/ui/button";
import { DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { useUpdateDocument } from "../api";

const loadSchema = async () => (await import("@shared/validators/documents")).updateDocumentSchema;

const toValues = ({ kind, name, year, expiresOn, mayBeSentToAi }: DocumentView): DocumentValues => ({
  ...{ kind, name, mayBeSentToAi },
  year: year === null ? "" : String(year),
  expiresOn: expiresOn ?? "",
});

/** Changes the details of a document. */
export function EditDocument({
  document,
  onDirtyChange,
  onDone,
}: {
  document: DocumentView;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const save = useUpdateDocument(document.id);
  const [defaultValues] = useState(() => toValues(document));
  const form = useZodForm(loadSchema, { defaultValues });
  const { isDirty, dirtyFields } = form.formState;
  useReportDirty(isDirty, onDirtyChange);
  return (
    <Form
      form={form}
      pending={save.isPending}
      error={save.error}
      onSubmit={(input) => {
        // Somebody else may have changed the other fields meanwhile.
        const changed = Object.entries(input).filter(([field]) => field in dirtyFields);
        save.mutate(Object.fromEntries(changed), { onSuccess: onDone });
      }}
    >
      <DocumentFields />
      <DialogFooter className="mt-0!">
        <Button type="button" variant="outline" onClick={onDone}>
          {t("Back")}
        </Button>
        <SubmitButton>{t("Save document")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
