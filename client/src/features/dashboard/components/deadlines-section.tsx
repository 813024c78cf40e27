import { Suspense } from "react";
import { Card } from "@/components/ui/card";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { lazyPart } from "@/lib/lazy-part";
import { upcoming, type Deadline } from "../deadlines";
import { t } from "../words";

const DeadlinesCard = lazyPart(() => import("./deadlines/deadlines-card"));

/** Rows of the list while its code is on its way; more wait to be shown. */
const ROWS_MAX = 4;

/** Renders nothing while no deadline is ahead. */
export function DeadlinesSection({ deadlines }: { deadlines: readonly Deadline[] }) {
  const ahead = upcoming(deadlines).length;
  if (ahead === 0) return null;
  return (
    <Suspense fallback={<DeadlinesSkeleton rows={Math.min(ahead, ROWS_MAX)} />}>
      <DeadlinesCard deadlines={deadlines} />
    </Suspense>
  );
}

function DeadlinesSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup label={t("Loading your deadlines")}>
      <Card className="md:min-h-[27rem]">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="mt-2.5 h-4 w-64 max-w-full" />
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} className="mt-5 h-12" />
        ))}
      </Card>
    </SkeletonGroup>
  );
}
