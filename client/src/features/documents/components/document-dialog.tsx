import { useQuery } from "@tanstack/react-query";
import { Download, Pencil, Trash2, Upload } from "lucide-react";
import { useState } from "react";
import type { DocumentDetailView } from "@shared/validators/documents";
import { listComma } from "@shared/words/language";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { describeFile, explainUnread, nameKind } from "@/components/documents/wording";
import { ErrorState } from "@/components/error-state";
import { documentQuery } from "@/lib/api/queries/documents";
import { useMayEdit } from "@/lib/entity-rights";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { buttonClass } from "@/ui/button-styles";
import { Dialog, DialogContent } from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { useDeleteDocument } from "../api";
import { DocumentContent } from "./document-content";
import { DocumentFacts } from "./document-facts";
import { EditDocument } from "./edit-document";
import { NewVersion } from "./new-version";

type Props = { id: string | undefined; isOpen: boolean; onClose: () => void };

/** The details of a document: its facts, versions, uses and text; editors change and delete it here. */
export default function DocumentDialog({ id, isOpen, onClose }: Props) {
  // The document stays while the dialog closes.
  const [shownId, setShownId] = useState(id);
  if (id !== undefined && id !== shownId) setShownId(id);
  const [isDirty, setDirty] = useState(false);
  const { data, isError, error, refetch, isFetching } = useQuery({
    ...documentQuery(shownId ?? ""),
    enabled: shownId !== undefined && isOpen,
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} dirty={isDirty}>
      <DialogContent
        title={data ? <bdi className="wrap-anywhere">{data.name}</bdi> : t("Document")}
        description={data && `${nameKind(data.kind)} · ${describeFile(data)}`}
      >
        {data && <Details key={data.id} document={data} onDirtyChange={setDirty} onDeleted={onClose} />}
        {!data && isError && (
          <ErrorState
            title={t("The document could not be loaded")}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        )}
        {!data && !isError && (
          <SkeletonGroup label={t("Loading the document")} className="space-y-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-24" />
          </SkeletonGroup>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Details({
  document,
  onDirtyChange,
  onDeleted,
}: {
  document: DocumentDetailView;
  onDirtyChange: (isDirty: boolean) => void;
  onDeleted: () => void;
}) {
  const isEditable = useMayEdit(document.entityId);
  const [mode, setMode] = useState<"read" | "edit" | "version">("read");
  const [asks, setAsks] = useState(false);
  const remove = useDeleteDocument(document.id, onDeleted);
  const toReading = () => {
    onDirtyChange(false);
    setMode("read");
  };
  if (mode === "edit")
    return <EditDocument document={document} onDirtyChange={onDirtyChange} onDone={toReading} />;
  if (mode === "version")
    return <NewVersion document={document} onDirtyChange={onDirtyChange} onDone={toReading} />;
  return (
    <div className="space-y-6">
      <div className="-ms-3 flex flex-wrap">
        <a href={document.fileUrl} download={document.fileName} className={buttonClass("ghost", "sm")}>
          <Download aria-hidden="true" />
          {t("Download")}
        </a>
        {isEditable && (
          <>
            <Button variant="ghost" size="sm" onClick={() => setMode("edit")}>
              <Pencil aria-hidden="true" />
              {t("Edit details")}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setMode("version")}>
              <Upload aria-hidden="true" />
              {t("New version")}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setAsks(true)}>
              <Trash2 aria-hidden="true" />
              {t("Delete")}
            </Button>
          </>
        )}
      </div>
      {document.unreadReason && <Alert tone="warning">{explainUnread(document.unreadReason)}</Alert>}
      <DocumentFacts document={document} />
      <DocumentContent document={document} />
      <ConfirmDialog
        isOpen={asks}
        onClose={() => setAsks(false)}
        title={t("Delete “{name}”?", { name: document.name })}
        description={describeLoss(document)}
        confirmLabel={t("Delete document")}
        onConfirm={() => remove.mutate()}
        pending={remove.isPending}
      />
    </div>
  );
}

function describeLoss({ usedIn }: DocumentDetailView): string {
  const lost = t(
    "Its files, its earlier versions and what was read from them are deleted. This cannot be undone.",
  );
  if (usedIn.length === 0) return lost;
  const names = usedIn.map(({ title }) => title || t("Untitled Application")).join(listComma());
  return `${t("It is attached to: {applications}. It is removed there.", { applications: names })} ${lost}`;
}
