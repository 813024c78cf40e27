import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { download } from "@/lib/api/download";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import type { ApplicationView } from "@shared/validators/applications";
import { t } from "@/words";

/**
 * Downloads the application as a Word document. It holds the saved state, which is said first while the form is open; if there are notes,
 * it asks whether to include them.
 */
export function DownloadWord({
  application,
  isEditing,
}: {
  application: ApplicationView;
  isEditing: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const [withNotes, setWithNotes] = useState(false);
  const hasNotes = Boolean(application.notes);
  const save = useMutation({
    mutationFn: () =>
      download(
        joinQueryKey([
          "/api/applications",
          application.id,
          "export.docx",
          { notes: withNotes && hasNotes ? "true" : "" },
        ]),
      ),
    onSuccess: () => setOpen(false),
    onError: (error) => toastFailure(t("The download failed"), error),
  });
  const asks = isEditing || hasNotes;
  return (
    <>
      <Button
        variant="outline"
        pending={save.isPending && !isOpen}
        onClick={() => (asks ? setOpen(true) : save.mutate())}
      >
        <FileDown aria-hidden="true" />
        {t("Download as Word")}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)}>
        <DialogContent
          title={t("Download as Word")}
          description={t("The facts, your narrative and the AI draft, ready to be edited or printed.")}
        >
          {isEditing && (
            <Alert tone="warning" className="mb-4">
              {t(
                "The document holds what is saved. What you have typed since is not in it: save your changes first to have it there.",
              )}
            </Alert>
          )}
          {hasNotes && (
            <Checkbox
              label={t("Include my notes")}
              hint={t("Leave them out of what you send to a funder.")}
              checked={withNotes}
              onChange={({ target: { checked } }) => setWithNotes(checked)}
            />
          )}
          <DialogFooter>
            <DialogClose>{t("Cancel")}</DialogClose>
            <Button pending={save.isPending} onClick={() => save.mutate()}>
              {t("Download")}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}
