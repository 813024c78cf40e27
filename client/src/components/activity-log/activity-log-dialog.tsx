import { useInfiniteQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { formatDateTime } from "@/lib/format/dates";
import { t } from "@/words";
import { type ActivityLog, activityQuery, useDownloadActivity } from "./activity-api";

/** Lists who did what, newest first, with a download. */
export function ActivityLogDialog({
  log,
  title,
  description,
  isOpen,
  onClose,
}: {
  log: ActivityLog;
  title: string;
  description: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const table = useDownloadActivity(log);
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent size="lg" title={title} description={description}>
        <Entries log={log} />
        <DialogFooter>
          <DialogClose>{t("Close")}</DialogClose>
          <Button variant="outline" pending={table.isPending} onClick={() => table.mutate()}>
            {t("Download as a table")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Entries({ log }: { log: ActivityLog }) {
  const query = useInfiniteQuery(activityQuery(log));
  if (query.isPending)
    return (
      <SkeletonGroup label={t("Loading what was done")} className="space-y-5">
        {[1, 2, 3].map((row) => (
          <div key={row} className="space-y-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </SkeletonGroup>
    );
  if (query.isError && !query.data)
    return (
      <ErrorState
        title={t("What was done could not be loaded")}
        error={query.error}
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    );
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className="text-quiet">{t("Nothing was done yet.")}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map(({ id, at, actor, text }) => (
          <li key={id} className="py-3 first:pt-0">
            <p dir="auto" className="wrap-anywhere">
              {text}
            </p>
            <p className="mt-0.5 text-sm wrap-anywhere text-quiet">
              <bdi>{actor ?? t("Somebody who is gone")}</bdi>
              {"\u00a0· "}
              <span className="inline-block">{formatDateTime(at)}</span>
            </p>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="mt-2 w-full"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("Show older")}
        </Button>
      )}
    </>
  );
}
