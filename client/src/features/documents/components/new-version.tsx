import type { DocumentView } from "@shared/validators/documents";
import { FileField } from "@/components/documents/file-field";
import { useChosenFile } from "@/components/documents/use-chosen-file";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { apiRequest, userMessage } from "@/lib/api/api-client";
import { toast } from "@/lib/toast";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { documentApiPath } from "../api";

/** Gives a document a newer file. */
export function NewVersion({
  document,
  onDirtyChange,
  onDone,
}: {
  document: DocumentView;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const { file, field, upload, send } = useChosenFile();
  useReportDirty(file !== undefined, onDirtyChange);
  const start = () =>
    send({
      record: (stored) => apiRequest<DocumentView>("POST", documentApiPath(document.id, "/versions"), stored),
      onSuccess: () => {
        toast({ title: t("New version added") });
        onDone();
      },
    });
  return (
    <div className="space-y-5">
      <p className="text-quiet">
        {t(
          "Applications that name the document have the new file at once. The file before stays among its versions.",
        )}
      </p>
      {upload.error && (
        <Alert tone="destructive" role="alert">
          {userMessage(upload.error, upload.failure)}
        </Alert>
      )}
      <FileField {...field} />
      <DialogFooter className="mt-0!">
        <Button type="button" variant="outline" onClick={onDone} disabled={upload.isPending}>
          {t("Back")}
        </Button>
        <Button variant="primary" pending={upload.isPending} onClick={start}>
          {t("Upload new version")}
        </Button>
      </DialogFooter>
    </div>
  );
}
