import { Card } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";

/** What was read of a call by its kinds, while it is loading. */
export const CallSkeleton = () => (
  <div className="space-y-6">
    <Skeleton className="h-4 w-72 max-w-full" />
    <div className="space-y-4">
      {[0, 1, 2].map((group) => (
        <Card key={group}>
          <div className="mb-4 flex items-center gap-3">
            <Skeleton className="h-6 w-40 max-w-1/2" />
            <Skeleton className="h-5 w-20" />
          </div>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-3 h-4 w-2/3" />
        </Card>
      ))}
    </div>
  </div>
);
