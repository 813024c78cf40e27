import type { UseQueryResult } from "@tanstack/react-query";
import { Keyboard } from "lucide-react";
import { useEffect, useRef, type ReactNode, type Ref } from "react";
import { ADMIN_PAGE_SIZE } from "@shared/constants/curation";
import type { AdminListView } from "@shared/validators/curation";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/format/format";
import type { useListAddress } from "../list-address";
import { getLastPage } from "../page-numbers";
import { LIST_HEADING_ID } from "../use-row-cursor";
import { t } from "@/words";
import { ListFilters } from "./list-filters";
import { PageNav } from "./page-nav";

/** A list with its heading, filters and pages, and its loading, empty and failed states. */
export function CatalogueList({
  heading,
  actions,
  list,
  query,
  hiddenCount = 0,
  sources,
  searchLabel,
  searchRef,
  empty,
  toolbar,
  onShowShortcuts,
  children,
}: {
  heading: ReactNode;
  actions?: ReactNode;
  list: ReturnType<typeof useListAddress>;
  query: UseQueryResult<AdminListView>;
  /** Rows of this page that are hidden because they were just decided. */
  hiddenCount?: number;
  sources: readonly string[];
  searchLabel: string;
  searchRef: Ref<HTMLDivElement>;
  empty: ReactNode;
  /** Over the rows, such as "select all". */
  toolbar?: ReactNode;
  onShowShortcuts: () => void;
  /** The rows. */
  children: ReactNode;
}) {
  const { address, filters, setFilters, goToLastPage } = list;
  const { data, isPlaceholderData } = query;
  const total = data && data.pagination.total - hiddenCount;
  const rows = data ? data.opportunities.length - hiddenCount : 0;
  // A server that sends the whole list has one page, however long it is.
  const last = rows === total ? 1 : getLastPage(total ?? 0, ADMIN_PAGE_SIZE);

  // The requested page may be gone, after decisions here or by others.
  const isBeyond = total !== undefined && !isPlaceholderData && filters.page > last;
  useEffect(() => {
    if (isBeyond) goToLastPage(last);
  });
  useFocusOnNewPage(filters.page);

  return (
    <section aria-labelledby={LIST_HEADING_ID} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={LIST_HEADING_ID} tabIndex={-1} className="scroll-mt-20 text-xl">
          {heading}
        </h2>
        <div className={cn("flex flex-wrap items-center gap-2", actions ? "max-sm:w-full" : "max-md:hidden")}>
          <Button variant="ghost" size="sm" className="max-md:hidden" onClick={onShowShortcuts}>
            <Keyboard aria-hidden="true" />
            {t("Shortcuts")}
          </Button>
          {actions}
        </div>
      </div>
      <ListFilters
        ref={searchRef}
        filters={filters}
        sources={sources}
        label={searchLabel}
        onChange={setFilters}
      />
      <LiveRegion>
        {total === undefined || isPlaceholderData
          ? ""
          : t.count(total, "1 opportunity in this list", "{n} opportunities in this list", {
              n: formatCount(total),
            })}
      </LiveRegion>
      <div className="mt-4">
        {query.isError && !data ? (
          <ErrorState
            title={t("The opportunities could not be loaded")}
            error={query.error}
            onRetry={query.refetch}
            retrying={query.isFetching}
          />
        ) : total === 0 ? (
          empty
        ) : (
          <>
            {rows > 0 ? (
              <Card
                flush
                className={cn("transition-opacity", isPlaceholderData && "opacity-50")}
                aria-busy={isPlaceholderData || undefined}
              >
                <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 md:px-6">
                  {toolbar}
                  <p className="py-2 text-[0.9375rem] text-quiet">
                    {formatRange(filters.page, rows, total ?? 0)}
                  </p>
                </div>
                <ul data-rows="" className="divide-y divide-line">
                  {children}
                </ul>
              </Card>
            ) : (
              <ListSkeleton />
            )}
            <PageNav address={address} last={last} />
          </>
        )}
      </div>
    </section>
  );
}

/** "51–100 of 5,000" */
function formatRange(page: number, rows: number, total: number): string {
  const first = (page - 1) * ADMIN_PAGE_SIZE + 1;
  return t("{first}–{last} of {total}", {
    first: formatCount(first),
    last: formatCount(first + rows - 1),
    total: formatCount(total),
  });
}

/** Scrolls to the top of a new page and moves the focus there. */
function useFocusOnNewPage(page: number) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = document.getElementById(LIST_HEADING_ID);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }, [page]);
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={t("Loading opportunities")}>
      <Card flush className="divide-y divide-line">
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className="flex gap-6 px-4 py-5 md:px-6">
            <div className="min-w-0 flex-1 space-y-2.5">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-9 w-56 max-w-full" />
            </div>
            <Skeleton className="hidden h-6 w-28 md:block" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
