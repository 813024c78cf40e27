import { useState, type ComponentProps } from "react";
import { PAGE_SIZE } from "@shared/constants/limits";
import { EmptyState } from "@/components/empty-state";
import { OpportunityCard, opportunityGridClass } from "@/components/opportunity-card";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import { userMessage } from "@/lib/api/api-client";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/format/format";
import type { Arranged } from "../arrange";
import { useEndMarker } from "../use-end-marker";
import { t } from "@/words";

/** After this many pages in a row without a match, the list asks before it loads more. */
const PATIENCE_PAGES = 10;

type NextPage = {
  hasMore: boolean;
  isFetching: boolean;
  error: unknown;
  fetch: () => unknown;
};

/**
 * Shows the loaded cards and the end marker that loads the next ones. `dimmed` is true while a new search is
 * loading.
 */
export function OpportunityResults({
  arranged,
  entityId,
  pageCount,
  next,
  dimmed,
  empty,
}: {
  arranged: Arranged;
  /** The entity that the scores are for, if it is only one. */
  entityId: string | undefined;
  pageCount: number;
  next: NextPage;
  dimmed: boolean;
  empty: ComponentProps<typeof EmptyState>;
}) {
  const { shown, trailingEmptyPages } = arranged;
  const [pageLimit, setPageLimit] = useState(PATIENCE_PAGES);
  const paused = next.hasMore && trailingEmptyPages >= pageLimit;
  const marker = useEndMarker(() => void next.fetch(), {
    enabled: next.hasMore && !next.isFetching && !next.error && !paused && !dimmed,
    round: pageCount,
  });

  if (shown.length === 0 && !next.hasMore) {
    return <EmptyState {...empty} />;
  }
  return (
    <>
      <h2 className="sr-only">{t("Results")}</h2>
      <ul
        className={cn(opportunityGridClass, "transition-opacity", dimmed && "opacity-50")}
        aria-busy={dimmed}
      >
        {shown.map((opportunity) => (
          <li key={opportunity.id} className="min-w-0 *:skip-unseen">
            <OpportunityCard opportunity={opportunity} entityId={entityId} isComparable />
          </li>
        ))}
      </ul>
      <div
        ref={marker}
        className="flex min-h-20 flex-col items-center justify-center py-4 text-center text-quiet"
      >
        {next.error ? (
          <Alert
            tone="destructive"
            role="alert"
            title={t("Failed to fetch opportunities")}
            className="w-full text-start text-ink"
            actions={
              <Button variant="outline" pending={next.isFetching} onClick={() => void next.fetch()}>
                {t("Try again")}
              </Button>
            }
          >
            {userMessage(next.error, t("Check your connection and try again."))}
          </Alert>
        ) : paused ? (
          <>
            <p>
              {t("No match among the last {count} opportunities read.", {
                count: formatCount(trailingEmptyPages * PAGE_SIZE),
              })}
            </p>
            <Button
              variant="outline"
              className="mt-3"
              onClick={() => setPageLimit(trailingEmptyPages + PATIENCE_PAGES)}
            >
              {t("Keep looking")}
            </Button>
          </>
        ) : next.hasMore ? (
          next.isFetching && (
            <p className="flex items-center gap-2.5">
              <Spinner /> {t("Loading more opportunities...")}
            </p>
          )
        ) : (
          <p className="print:hidden">{t("You've reached the end of the list")}</p>
        )}
      </div>
    </>
  );
}
