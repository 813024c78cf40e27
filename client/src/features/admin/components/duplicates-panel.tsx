import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { DUPLICATES_PAGE_SIZE } from "@shared/constants/duplicates";
import { RetryAlert } from "@/components/retry-alert";
import { Button } from "@/ui/button";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/format/format";
import { duplicatesQuery, mergesQuery } from "@/lib/api/queries/admin";
import { useDecidePair } from "../duplicate-mutations";
import { t } from "@/words";
import { DuplicatePair } from "./duplicate-pair";
import { MergedList } from "./merged-list";

/**
 * Shows pairs of opportunities that seem to be the same call, and what was merged. It is folded until somebody opens it, and absent while
 * there is neither.
 */
export function DuplicatesPanel() {
  const [isOpen, setOpen] = useState(false);
  const [wantedPage, setPage] = useState(1);
  const id = useId();
  const first = useQuery(duplicatesQuery(1));
  const total = first.data?.pagination.total ?? 0;
  const last = Math.max(1, Math.ceil(total / DUPLICATES_PAGE_SIZE));
  const page = Math.min(wantedPage, last);
  const current = useQuery(duplicatesQuery(page));
  const merges = useQuery(mergesQuery()).data?.merges ?? [];
  const decide = useDecidePair();
  const failure = current.isError && !current.data && (
    <RetryAlert
      title={t("Possible duplicates could not be loaded")}
      error={current.error}
      onRetry={current.refetch}
      retrying={current.isFetching}
    />
  );
  if (failure && total === 0)
    return (
      <>
        {failure}
        {merges.length > 0 && (
          <div className="rounded-card border border-line bg-surface px-5 pb-5 shadow-soft">
            <MergedList merges={merges} isBelow={false} />
          </div>
        )}
      </>
    );
  if (total === 0 && merges.length === 0) return null;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-surface shadow-soft"
    >
      <h2 className="text-base">
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-3 rounded-card px-5 py-3 text-start font-semibold"
        >
          <span>
            {t("Same call, two sources")}
            <span className="block text-sm font-medium text-quiet">
              {total > 0
                ? t.count(total, "{n} pair waits for a decision", "{n} pairs wait for a decision", {
                    n: formatCount(total),
                  })
                : t("No pair waits for a decision")}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cn("size-5 shrink-0 text-quiet transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="border-t border-line px-5 pb-5">
        {failure || (
          <ul className="divide-y divide-line">
            {current.data?.pairs.map((pair) => (
              <DuplicatePair
                key={pair.id}
                pair={pair}
                isDeciding={decide.isPending && decide.variables.pair.id === pair.id}
                onDecide={(keep) => !decide.isPending && decide.mutate({ pair, keep })}
              />
            ))}
          </ul>
        )}
        {last > 1 && (
          <nav aria-label={t("Pages of pairs")} className="flex items-center justify-between gap-2 pt-3">
            <Button
              size="sm"
              variant="outline"
              aria-disabled={page === 1 || undefined}
              onClick={() => setPage(Math.max(1, page - 1))}
            >
              <ChevronLeft aria-hidden="true" />
              {t("Previous")}
            </Button>
            <p className="text-[0.9375rem] text-quiet">
              {t("Page {page} of {last}", { page: formatCount(page), last: formatCount(last) })}
            </p>
            <Button
              size="sm"
              variant="outline"
              aria-disabled={page === last || undefined}
              onClick={() => setPage(Math.min(last, page + 1))}
            >
              {t("Next")}
              <ChevronRight aria-hidden="true" />
            </Button>
          </nav>
        )}
        <MergedList merges={merges} isBelow={total > 0} />
      </div>
    </section>
  );
}
