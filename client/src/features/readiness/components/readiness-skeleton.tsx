import { Card } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";

/** How many findings there are, and the findings of a kind, while they are loading. */
export const ReadinessSkeleton = () => (
  <div className="space-y-4 md:space-y-6">
    <Card>
      <Skeleton className="my-0.5 h-6 w-56 max-w-full" />
      <Skeleton className="mt-3 h-4 w-80 max-w-full" />
      <Skeleton className="mt-2 h-4 w-2/3 sm:hidden" />
      <Skeleton className="mt-5 h-4 w-40 max-w-full" />
      <Skeleton className="mt-2 h-4 w-full max-w-md" />
      <Skeleton className="mt-2 h-4 w-4/5 max-w-sm" />
    </Card>
    <Card className="space-y-4">
      <Skeleton className="h-6 w-40 max-w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
    </Card>
  </div>
);
