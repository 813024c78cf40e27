import { Card } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";

/** The sums of a budget and its lines, while they are loading. */
export const BudgetSkeleton = () => (
  <>
    <div className="mb-6 grid gap-3 sm:grid-cols-3">
      {[0, 1, 2].map((sum) => (
        <div key={sum} className="rounded-card border border-line bg-surface p-4">
          <Skeleton className="my-0.5 h-4 w-24 max-w-full" />
          <Skeleton className="my-1 h-6 w-36 max-w-full" />
        </div>
      ))}
    </div>
    <Card>
      <Skeleton className="h-6 w-36 max-w-full" />
      <Skeleton className="mt-2 mb-6 h-4 w-44 max-w-full" />
      <div className="space-y-4">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} className="h-24 w-full xl:h-12" />
        ))}
      </div>
    </Card>
  </>
);
