import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Trash2 } from "lucide-react";
import { useState } from "react";
import { useLocation, useParams } from "wouter";
import { ButtonLink } from "@/components/button-link";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { PrintButton } from "@/components/print-button";
import { PrintHeader } from "@/components/print-header";
import { UnknownPage } from "@/components/unknown-page";
import { ApiError } from "@/lib/api/api-client";
import { useMayEdit } from "@/lib/entity-rights";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/button";
import { t } from "@/words";
import { ShortlistEditor, ShortlistReading } from "../components/shortlist-editor";
import { ShortlistLink } from "../components/shortlist-link";
import { ShortlistSkeleton } from "../components/shortlist-skeleton";
import { shortlistQuery, useDeleteShortlist } from "../shortlists-api";

/** One shortlist, for the members of its organisation. */
export default function ShortlistPage() {
  const { id = "" } = useParams();
  const { data, error, refetch, isFetching } = useQuery(shortlistQuery(id));
  const mayEdit = useMayEdit(data?.entityId ?? "");
  if (error instanceof ApiError && [400, 404].includes(error.status) && !data) return <UnknownPage />;
  return (
    <>
      <PrintHeader />
      <PageHeader
        title={data?.name ?? t("Shortlist")}
        subtitle={data?.entityName}
        above={
          <ButtonLink href={paths.shortlists} variant="ghost" className="-ms-4 print:hidden">
            <ArrowLeft aria-hidden="true" />
            {t("All shortlists")}
          </ButtonLink>
        }
        actions={
          data && (
            <div className="-ms-4 flex flex-wrap md:-me-4 md:ms-0">
              <PrintButton variant="ghost" />
              {mayEdit && <DeleteShortlist id={id} name={data.name} />}
            </div>
          )
        }
      />
      {data ? (
        <div className="grid items-start gap-6 max-lg:max-w-3xl lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
          {mayEdit ? (
            <ShortlistEditor key={data.version} shortlist={data} />
          ) : (
            <ShortlistReading items={data.items} />
          )}
          {/* Paper is passed on further than its secret should be. */}
          <aside className="lg:sticky lg:top-24 print:hidden">
            <ShortlistLink id={id} url={data.url} mayEdit={mayEdit} />
          </aside>
        </div>
      ) : error ? (
        <ErrorState
          title={t("The shortlist could not be loaded")}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <ShortlistSkeleton />
      )}
    </>
  );
}

function DeleteShortlist({ id, name }: { id: string; name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [, navigate] = useLocation();
  const remove = useDeleteShortlist(id);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t("Delete")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("Delete “{name}”?", { name })}
        description={t("Its notes are lost, and its link stops working.")}
        confirmLabel={t("Delete")}
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => navigate(paths.shortlists) })}
      />
    </>
  );
}
