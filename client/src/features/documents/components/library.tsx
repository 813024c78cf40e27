import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Files, Plus } from "lucide-react";
import { KIND_OPTIONS } from "@/components/documents/wording";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { RetryAlert } from "@/components/retry-alert";
import { SearchInput } from "@/components/search-input";
import { useAddressDialog } from "@/hooks/use-address-dialog";
import { useSearchParam } from "@/hooks/use-search-param";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { documentsQuery } from "@/lib/api/queries/documents";
import { mayEdit } from "@/lib/entity-rights";
import { formatCount } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { ButtonLink } from "@/components/button-link";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Select } from "@/ui/select";
import { DocumentRow } from "./document-row";
import { LibrarySkeleton } from "./library-skeleton";
import { t } from "@/words";

const addDialog = lazyDialog(() => import("@/components/documents/add-document-dialog"));
const documentDialog = lazyDialog(() => import("./document-dialog"));

/** The documents of the user's organisations. Search, kind and page are in the address. */
export default function Library() {
  const [search, setSearch] = useSearchParam("search");
  const [kind, setKind] = useSearchParam("kind");
  const [pageText, setPage] = useSearchParam("page");
  const page = Math.max(1, Math.trunc(Number(pageText)) || 1);
  const opened = useAddressDialog("document");
  const adding = useOpening();
  addDialog.usePreload();
  const entities = useQuery(entitiesQuery());
  const list = useQuery({
    ...documentsQuery({ search, kind, ...(page > 1 && { page }) }),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const total = data?.pagination.total ?? 0;
  const isFiltered = search !== "" || kind !== "";
  const mayAdd = entities.data?.some(mayEdit) ?? false;
  const hasNoEntity = entities.data?.length === 0;
  const addButton = mayAdd && (
    <Button variant="accent" aria-haspopup="dialog" className="sm:ms-auto" onClick={adding.open}>
      <Plus aria-hidden="true" />
      {t("Add a document")}
    </Button>
  );

  return (
    <>
      <div className="space-y-4 md:space-y-6">
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
          <SearchInput
            value={search}
            onValueChange={(value) => {
              setPage("");
              setSearch(value);
            }}
            label={t("Search documents")}
            placeholder={t("Search names and texts...")}
            className="sm:max-w-xl sm:flex-1"
          />
          <Select
            aria-label={t("Kind")}
            value={kind}
            options={[{ value: "", label: t("All kinds") }, ...KIND_OPTIONS]}
            onChange={(event) => {
              setPage("");
              setKind(event.target.value);
            }}
            className="sm:w-52"
          />
          {(total > 0 || isFiltered) && addButton}
        </div>
        {entities.isError && !entities.data && data && (
          <RetryAlert
            title={t("Your entities could not be loaded")}
            error={entities.error}
            onRetry={entities.refetch}
            retrying={entities.isFetching}
          />
        )}
        {list.isPending && <LibrarySkeleton />}
        {list.isError && !data && (
          <ErrorState
            title={t("The documents could not be loaded")}
            error={list.error}
            onRetry={list.refetch}
            retrying={list.isFetching}
          />
        )}
        {data && (
          <LiveRegion>{t.count(total, "1 document", "{n} documents", { n: formatCount(total) })}</LiveRegion>
        )}
        {data && total === 0 && (
          <EmptyState
            icon={Files}
            title={isFiltered ? t("No documents found") : t("No documents yet")}
            description={describeEmpty({ isFiltered, hasNoEntity, mayAdd })}
            action={
              hasNoEntity ? (
                <ButtonLink href={paths.settings} variant="accent">
                  {t("Create Entity Profile")}
                </ButtonLink>
              ) : isFiltered ? undefined : (
                addButton
              )
            }
          />
        )}
        {data && data.documents.length > 0 && (
          <Card flush>
            <ul className="divide-y divide-line" aria-label={t("Documents § page")}>
              {data.documents.map((document) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  href={opened.hrefOf(document.id)}
                  withEntity={(entities.data?.length ?? 0) > 1}
                />
              ))}
            </ul>
          </Card>
        )}
        {data && (page > 1 || data.pagination.hasMore) && (
          <nav aria-label={t("Pages of documents")} className="flex items-center justify-between gap-3">
            <Button
              variant="outline"
              disabled={page === 1}
              onClick={() => setPage(page > 2 ? String(page - 1) : "")}
            >
              {t("Previous page")}
            </Button>
            <Button
              variant="outline"
              disabled={!data.pagination.hasMore}
              onClick={() => setPage(String(page + 1))}
            >
              {t("Next page")}
            </Button>
          </nav>
        )}
      </div>
      {adding.wasOpened && (
        <addDialog.Dialog
          {...adding.shown}
          onAdded={(document) => setTimeout(() => opened.open(document.id))}
        />
      )}
      <documentDialog.Dialog id={opened.id} isOpen={opened.id !== undefined} onClose={opened.close} />
    </>
  );
}

function describeEmpty(has: { isFiltered: boolean; hasNoEntity: boolean; mayAdd: boolean }): string {
  if (has.hasNoEntity) return t("Create an entity profile before adding documents");
  if (has.isFiltered) return t("Try adjusting your search");
  return has.mayAdd
    ? t("Add your registration, accounts, budgets and plans once, and attach them to each application.")
    : t("Those who may edit your entities can add documents here.");
}
