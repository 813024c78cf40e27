import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";

export function CalendarSkeleton() {
  return (
    <SkeletonGroup label={t("Loading the calendar")} className="space-y-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-96 w-full rounded-card" />
    </SkeletonGroup>
  );
}
