import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { DocumentRequirement, LibraryKind } from "@shared/constants/documents";
import type { ChecklistView } from "@shared/validators/documents";
import { LIBRARY } from "@/components/documents/paths";
import { ErrorState } from "@/components/error-state";
import { TextLink } from "@/components/text-link";
import { checklistQuery } from "@/lib/api/queries/documents";
import { useMayEdit } from "@/lib/entity-rights";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { useChecklist } from "./checklist-api";
import { ChecklistRow } from "./checklist-row";

const attachDialog = lazyDialog(() => import("./attach-dialog"));
const addDialog = lazyDialog(() => import("@/components/documents/add-document-dialog"));

/** What a document for a demand most likely is. */
const KIND_FOR: Partial<Record<DocumentRequirement, LibraryKind>> = {
  businessPlan: "plan",
  financials: "budget",
  legalEntity: "registration",
  registeredBusiness: "registration",
};

type Application = { id: string; entityId: string };

/** The documents that an application needs: what is missing, attached or out of date. */
export default function ChecklistCard({ application }: { application: Application }) {
  const { data, isError, error, refetch, isFetching } = useQuery(checklistQuery(application.id));
  // The server has no library.
  if (data === null) return null;
  return (
    <Card>
      {data ? (
        <Checklist application={application} view={data} />
      ) : (
        <>
          <CardHeader title={t("Documents § application")} />
          {isError ? (
            <ErrorState
              title={t("The documents could not be loaded")}
              error={error}
              onRetry={refetch}
              retrying={isFetching}
            />
          ) : (
            <SkeletonGroup label={t("Loading the documents")}>
              <Skeleton className="h-6 w-full" />
            </SkeletonGroup>
          )}
        </>
      )}
    </Card>
  );
}

function Checklist({ application, view }: { application: Application; view: ChecklistView }) {
  const isEditable = useMayEdit(application.entityId);
  const { attach, detach } = useChecklist(application.id);
  const [requirement, setRequirement] = useState<DocumentRequirement | null>(null);
  const choosing = useOpening();
  const adding = useOpening();
  const list = useRef<HTMLDivElement>(null);
  attachDialog.usePreload();
  const { lines } = view;
  const demanded = lines.filter(({ isDemanded }) => isDemanded);
  const ready = demanded.filter(({ state }) => state === "attached");
  const choose = (wanted: DocumentRequirement | null) => {
    setRequirement(wanted);
    choosing.open();
  };
  return (
    <>
      <CardHeader
        title={t("Documents § application")}
        description={
          demanded.length > 0
            ? t("Demanded documents that are ready: {ready} of {n}", {
                ready: ready.length,
                n: demanded.length,
              })
            : undefined
        }
        actions={
          isEditable && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => choose(null)}>
              <Plus aria-hidden="true" />
              {t("Attach a document")}
            </Button>
          )
        }
      />
      <div ref={list} tabIndex={-1} className="outline-none">
        {lines.length === 0 && (
          <p className="text-quiet">
            {t.rich("Nothing is attached yet. Your documents are kept in the {library}.", {
              library: <TextLink href={LIBRARY}>{t("library of documents")}</TextLink>,
            })}
          </p>
        )}
        {lines.length > 0 && (
          <ul className="divide-y divide-line">
            {lines.map((line, index) => (
              <ChecklistRow
                key={line.requirement ?? `${line.url}-${index}`}
                line={line}
                isEditable={isEditable}
                isPending={detach.isPending && detach.variables === line.documentId}
                onAttach={() => choose(line.requirement)}
                onDetach={(documentId) =>
                  detach.mutate(documentId, { onSuccess: () => list.current?.focus() })
                }
              />
            ))}
          </ul>
        )}
      </div>
      {choosing.wasOpened && (
        <attachDialog.Dialog
          {...choosing.shown}
          entityId={application.entityId}
          requirement={requirement}
          pendingId={attach.isPending ? attach.variables.documentId : undefined}
          onChoose={(documentId) =>
            attach.mutate({ documentId, requirement }, { onSuccess: choosing.shown.onClose })
          }
          onUpload={() => {
            choosing.shown.onClose();
            adding.open();
          }}
        />
      )}
      {adding.wasOpened && (
        <addDialog.Dialog
          {...adding.shown}
          entityId={application.entityId}
          kind={(requirement && KIND_FOR[requirement]) ?? "other"}
          onAdded={({ id: documentId }) => attach.mutate({ documentId, requirement })}
        />
      )}
    </>
  );
}
