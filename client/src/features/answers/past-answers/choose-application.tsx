import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DocumentView } from "@shared/validators/documents";
import { EntityChoice } from "@/components/entity-choice";
import { FileField } from "@/components/documents/file-field";
import { useChosenFile } from "@/components/documents/use-chosen-file";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { apiRequest, userMessage } from "@/lib/api/api-client";
import { documentsQuery } from "@/lib/api/queries/documents";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { mayEdit } from "@/lib/entity-rights";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { DialogClose, DialogFooter } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { t } from "@/words";

type Props = { onChosen: (documentId: string) => void; onDirtyChange: (isDirty: boolean) => void };

/** Takes a new file into the library of documents, or one that is there as a past application. */
export function ChooseApplication({ onChosen, onDirtyChange }: Props) {
  const entities = (useQuery(entitiesQuery()).data ?? []).filter(mayEdit);
  const [chosenEntity, setEntity] = useState<string>();
  const entityId = chosenEntity ?? entities[0]?.id;
  const { file, field, upload, send } = useChosenFile();
  useReportDirty(file !== undefined, onDirtyChange);
  const start = () =>
    send({
      record: (stored, { name }) =>
        apiRequest<DocumentView>("POST", "/api/documents", {
          ...{ entityId, kind: "past_application", name: name.replace(/\.[a-z]{3,4}$/i, "") },
          ...stored,
        }),
      onSuccess: ({ id }) => onChosen(id),
    });
  return (
    <div className="space-y-5">
      {upload.error && (
        <Alert tone="destructive" role="alert">
          {userMessage(upload.error, upload.failure)}
        </Alert>
      )}
      <EntityChoice entities={entities} chosen={entityId} onChoose={setEntity} />
      <div className="space-y-2">
        <FileField takes="call" {...field} />
        <p className="text-sm text-quiet">{t("The file is kept among the documents of the entity.")}</p>
      </div>
      {entityId !== undefined && <FromLibrary key={entityId} entityId={entityId} onChosen={onChosen} />}
      <DialogFooter className="mt-0!">
        <DialogClose>{t("Cancel")}</DialogClose>
        <Button variant="primary" pending={upload.isPending} onClick={start}>
          {t("Read the file")}
        </Button>
      </DialogFooter>
    </div>
  );
}

function FromLibrary({ entityId, onChosen }: { entityId: string } & Pick<Props, "onChosen">) {
  const { data } = useQuery(documentsQuery({ entityId, kind: "past_application" }));
  const documents = (data?.documents ?? []).filter(({ format }) => format === "pdf" || format === "docx");
  const [chosen, setChosen] = useState<string>();
  const id = chosen ?? documents[0]?.id;
  if (id === undefined) return null;
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:items-end">
      <label className="block min-w-0 flex-1 space-y-1.5">
        <span className="text-[0.9375rem] font-semibold">{t("Or one that is here already")}</span>
        <Select
          value={id}
          options={documents.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      </label>
      <Button variant="outline" onClick={() => onChosen(id)}>
        {t("Read it")}
      </Button>
    </div>
  );
}
