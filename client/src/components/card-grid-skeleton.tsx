import { Skeleton, SkeletonGroup } from "../ui/skeleton";
import { cardClass } from "../ui/card";
import { cn } from "@/lib/cn";

const CARDS = 6;

export const cardGridClass = "grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 xl:grid-cols-3";

/** Shows six empty cards while the real ones load. */
export function CardGridSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={cardGridClass}>
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className={cn(cardClass, "space-y-4 p-5 md:p-6")}>
          <div className="flex items-center gap-3">
            <Skeleton className="size-12" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-24" />
            </div>
          </div>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
