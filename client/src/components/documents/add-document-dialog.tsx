import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LibraryKind } from "@shared/constants/documents";
import type { DocumentView } from "@shared/validators/documents";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { apiRequest } from "@/lib/api/api-client";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { formatEntityName, mayEdit } from "@/lib/entity-rights";
import { toast } from "@/lib/toast";
import { t } from "@/words";
import { DocumentFields, type DocumentValues } from "./document-fields";
import { FileField } from "./file-field";
import { useChosenFile } from "./use-chosen-file";

const loadSchema = async () => (await import("@shared/validators/documents")).documentDetailsSchema;

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** The organisation to which it belongs; without one it can be chosen. */
  entityId?: string | undefined;
  kind?: LibraryKind;
  onAdded?: (document: DocumentView) => void;
};

/** Uploads a document to the library. */
export default function AddDocumentDialog({ isOpen, onClose, ...props }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} dirty={isDirty}>
      <DialogContent title={t("Add a document")}>
        <AddForm {...props} onDirtyChange={setDirty} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function AddForm({
  entityId,
  kind = "other",
  onAdded,
  onDirtyChange,
  onDone,
}: Omit<Props, "isOpen" | "onClose"> & { onDirtyChange: (isDirty: boolean) => void; onDone: () => void }) {
  const entities = (useQuery(entitiesQuery()).data ?? []).filter(mayEdit);
  const { file, field, upload, send } = useChosenFile();
  const defaultValues: DocumentValues & { entityId: string } = {
    ...{ entityId: entityId ?? entities[0]?.id ?? "", kind, name: "" },
    ...{ year: "", expiresOn: "", mayBeSentToAi: false },
  };
  const form = useZodForm(loadSchema, { defaultValues });
  useReportDirty(form.formState.isDirty || file !== undefined, onDirtyChange);

  const choose = (chosen: File | undefined, why?: string) => {
    field.onChange(chosen, why);
    // The name of the file without its ending, unless a name was typed.
    if (chosen && !form.getFieldState("name").isDirty)
      form.setValue("name", chosen.name.replace(/\.[a-z]{3,4}$/i, ""));
  };
  return (
    <Form
      form={form}
      pending={upload.isPending}
      error={upload.error}
      errorFallback={upload.failure}
      onSubmit={(input) =>
        send({
          record: (stored) => apiRequest<DocumentView>("POST", "/api/documents", { ...input, ...stored }),
          onSuccess: (document) => {
            toast({ title: t("Document added") });
            onAdded?.(document);
            onDone();
          },
        })
      }
    >
      <FileField {...field} onChange={choose} />
      {entityId === undefined && entities.length > 1 && (
        <SelectField
          name="entityId"
          label={t("Entity")}
          options={entities.map((each) => ({ value: each.id, label: formatEntityName(each) }))}
          required
        />
      )}
      <DocumentFields />
      <DialogFooter className="mt-0!">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Add document")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
