import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";

/** The list while it is loaded. */
export function LibrarySkeleton() {
  return (
    <SkeletonGroup label={t("Loading the documents")} className="space-y-3">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </SkeletonGroup>
  );
}
