import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";

/** Has the shape of a shortlist with three opportunities. */
export function ShortlistSkeleton() {
  return (
    <SkeletonGroup label={t("Loading the shortlist")} className="max-w-3xl space-y-4">
      {[0, 1, 2].map((card) => (
        <Card key={card} className="space-y-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-12 w-full" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
