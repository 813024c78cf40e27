import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useState } from "react";
import type { DocumentRequirement } from "@shared/constants/documents";
import { describeExpiry, describeFile, nameKind, nameRequirement } from "@/components/documents/wording";
import { ErrorState } from "@/components/error-state";
import { SearchInput } from "@/components/search-input";
import { documentsQuery } from "@/lib/api/queries/documents";
import { Button } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, keepOpenForFilter } from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  entityId: string;
  requirement: DocumentRequirement | null;
  /** The document that is being attached. */
  pendingId: string | undefined;
  onChoose: (documentId: string) => void;
  onUpload: () => void;
};

/** Chooses a document of the organisation's library for an application, or a file to upload. */
export default function AttachDialog({
  isOpen,
  onClose,
  entityId,
  requirement,
  pendingId,
  onChoose,
  onUpload,
}: Props) {
  const [search, setSearch] = useState("");
  const list = useQuery({
    ...documentsQuery({ entityId, search }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent
        title={
          requirement
            ? t("Attach: {demand}", { demand: nameRequirement(requirement) })
            : t("Attach a document")
        }
        onEscapeKeyDown={keepOpenForFilter}
      >
        <div className="space-y-4">
          {(search !== "" || (data && data.documents.length > 0)) && (
            <SearchInput value={search} onValueChange={setSearch} label={t("Search documents")} />
          )}
          {list.isPending && (
            <SkeletonGroup label={t("Loading the documents")} className="space-y-2">
              <Skeleton className="h-14" />
              <Skeleton className="h-14" />
            </SkeletonGroup>
          )}
          {list.isError && !data && (
            <ErrorState
              title={t("The documents could not be loaded")}
              error={list.error}
              onRetry={list.refetch}
              retrying={list.isFetching}
            />
          )}
          {data?.documents.length === 0 && (
            <p className="text-quiet">
              {search ? t("No documents found") : t("There are no documents in the library yet.")}
            </p>
          )}
          {data && data.documents.length > 0 && (
            <ul className="divide-y divide-line rounded-control border border-line">
              {data.documents.map((document) => (
                <li key={document.id}>
                  <button
                    type="button"
                    aria-busy={pendingId === document.id || undefined}
                    onClick={() => pendingId === undefined && onChoose(document.id)}
                    className="focus-inset block min-h-14 w-full px-4 py-2.5 text-start transition-colors hover:bg-raised"
                  >
                    <span className="block font-medium wrap-anywhere">
                      <bdi>{document.name}</bdi>
                    </span>
                    <span className="block text-sm text-quiet wrap-anywhere">
                      {joinFacts([
                        nameKind(document.kind),
                        document.year,
                        describeFile(document),
                        describeExpiry(document),
                      ])}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {data?.pagination.hasMore && (
            <p className="text-sm text-quiet">{t("There are more. Search for the one you need.")}</p>
          )}
        </div>
        <DialogFooter>
          <DialogClose>{t("Cancel")}</DialogClose>
          <Button variant="primary" onClick={onUpload}>
            <Upload aria-hidden="true" />
            {t("Upload a document")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
