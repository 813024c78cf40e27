import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCallback, useRef } from "react";
import type { ApplicationView } from "@shared/validators/applications";
import type { GuestRequestsView } from "@shared/validators/guests";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { useMayEdit } from "@/lib/entity-rights";
import { t } from "@/words";
import { DocumentButton } from "./document-button";
import { guestsQuery } from "./guests-api";
import { RequestRow } from "./request-row";

const askDialog = lazyDialog(() => import("./ask-dialog"));

/** What was asked of people without an account, what they answered, and the documents that came of it. */
export default function GuestsCard({ application }: { application: ApplicationView }) {
  const { data, isError, error, refetch, isFetching } = useQuery(guestsQuery(application.id));
  // The server has no guests.
  if (data === null) return null;
  return (
    <Card>
      {data ? (
        <Requests application={application} view={data} />
      ) : (
        <>
          <CardHeader title={t("Asked of others")} />
          {isError ? (
            <ErrorState
              title={t("What was asked of others could not be loaded")}
              error={error}
              onRetry={refetch}
              retrying={isFetching}
            />
          ) : (
            <SkeletonGroup label={t("Loading what was asked of others")}>
              <Skeleton className="h-6 w-full" />
            </SkeletonGroup>
          )}
        </>
      )}
    </Card>
  );
}

function Requests({ application, view }: { application: ApplicationView; view: GuestRequestsView }) {
  const isEditable = useMayEdit(application.entityId);
  const { open, wasOpened, shown } = useOpening();
  askDialog.usePreload();
  const list = useRef<HTMLDivElement>(null);
  // The row of a request that was removed is gone with its focus.
  const keepFocus = useCallback(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, []);
  const { requests, documents } = view;
  const waiting = requests.filter(({ state }) => state === "answered").length;
  return (
    <>
      <CardHeader
        title={t("Asked of others")}
        description={
          waiting > 0 ? t.count(waiting, "1 answer waits for you", "{n} answers wait for you") : undefined
        }
        actions={
          isEditable && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={open}>
              <Plus aria-hidden="true" />
              {t("Ask somebody")}
            </Button>
          )
        }
      />
      <div ref={list} tabIndex={-1} className="outline-none">
        {requests.length === 0 ? (
          <p className="text-quiet">
            {isEditable
              ? t(
                  "Nobody was asked yet. An accountant, a partner or a referee can answer a question, send a document or approve a text, without an account.",
                )
              : t("Nobody was asked yet.")}
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {requests.map((request) => (
              <RequestRow
                key={request.id}
                application={application}
                request={request}
                mayEdit={isEditable}
                onGone={keepFocus}
              />
            ))}
          </ul>
        )}
      </div>
      {documents.length > 0 && (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="text-base">{t("Supporting documents")}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {documents.map((document) => (
              <li key={document.url} className="min-w-0">
                <DocumentButton {...document} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {wasOpened && <askDialog.Dialog application={application} {...shown} />}
    </>
  );
}
