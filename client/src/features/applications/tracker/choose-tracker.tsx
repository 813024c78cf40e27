import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { EntityChoice } from "@/components/entity-choice";
import { FileField } from "@/components/documents/file-field";
import { useUploadDocument } from "@/components/documents/use-upload";
import { NoEntity } from "@/components/no-entity";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { ApiError, userMessage } from "@/lib/api/api-client";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { mayEdit } from "@/lib/entity-rights";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { DialogClose, DialogFooter } from "@/ui/dialog";
import { Textarea } from "@/ui/textarea";
import { t } from "@/words";
import { readTracker, type TrackerFile, trackerQuery } from "./tracker-api";

type Props = { onRead: (file: TrackerFile) => void; onDirtyChange: (isDirty: boolean) => void };

/** Takes a file, or rows that were copied from a spreadsheet, and has them read for the first time. */
export function ChooseTracker({ onRead, onDirtyChange }: Props) {
  const client = useQueryClient();
  const all = useQuery(entitiesQuery()).data;
  const entities = (all ?? []).filter(mayEdit);
  const [chosenEntity, setEntity] = useState<string>();
  const entityId = chosenEntity ?? entities[0]?.id;
  const upload = useUploadDocument<TrackerFile>("tracker");
  const [file, setFile] = useState<File>();
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const isPasted = !file && pasted.trim() !== "";
  useReportDirty(file !== undefined || isPasted, onDirtyChange);
  const refusal =
    upload.error instanceof ApiError ? upload.error.fieldErrors.uploadedFileUrl?.[0] : undefined;
  const pasteProblem = isPasted ? refusal : undefined;

  const send = () => {
    const sent = file ?? (isPasted ? new File([pasted], "pasted.tsv", { type: "text/plain" }) : undefined);
    if (!sent) return setProblem(t("Choose a file first."));
    const record = async (stored: Omit<TrackerFile, "entityId">) => {
      const tracker = { entityId: entityId!, ...stored };
      const read = await readTracker(tracker);
      client.setQueryData(trackerQuery(tracker, {}).queryKey, read);
      return tracker;
    };
    upload.mutate({ file: sent, record }, { onSuccess: onRead });
  };
  if (all && entities.length === 0) return <NoEntity />;
  return (
    <div className="space-y-5">
      {upload.error && refusal === undefined && (
        <Alert tone="destructive" role="alert">
          {userMessage(upload.error, upload.failure)}
        </Alert>
      )}
      <EntityChoice entities={entities} chosen={entityId} onChoose={setEntity} />
      <div className="space-y-2">
        <FileField
          takes="tracker"
          file={file}
          problem={problem ?? (file ? refusal : undefined)}
          stage={upload.stage}
          onChange={(chosen, why) => {
            setFile(chosen);
            setProblem(why);
            upload.reset();
          }}
        />
        <p className="text-sm text-quiet">
          {t(
            "The first sheet with a row such as Grant, Funder, Status is read. The file is deleted within a day.",
          )}
        </p>
      </div>
      {!file && (
        <div className="space-y-1.5">
          <label htmlFor={id} className="block text-[0.9375rem] font-semibold">
            {t("Or paste rows from a spreadsheet, with the names of the columns")}
          </label>
          <Textarea
            id={id}
            rows={3}
            dir="auto"
            value={pasted}
            disabled={upload.isPending}
            aria-invalid={pasteProblem ? true : undefined}
            aria-describedby={pasteProblem ? `${id}-problem` : undefined}
            onChange={({ target }) => {
              setPasted(target.value);
              setProblem(undefined);
              if (upload.error) upload.reset();
            }}
          />
          {pasteProblem && (
            <p id={`${id}-problem`} role="alert" className="text-sm font-medium text-destructive">
              {pasteProblem}
            </p>
          )}
        </div>
      )}
      <DialogFooter className="mt-0!">
        <DialogClose>{t("Cancel")}</DialogClose>
        <Button variant="primary" pending={upload.isPending} disabled={!entityId} onClick={send}>
          {t("Read the file")}
        </Button>
      </DialogFooter>
    </div>
  );
}
