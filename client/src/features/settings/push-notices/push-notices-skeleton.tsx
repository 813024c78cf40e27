import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";

/** As high as the part without devices, so that the sections below stay where they are. */
export const PushNoticesSkeleton = () => (
  <SkeletonGroup label={t("Loading your devices")} className="mt-4 border-t border-line pt-5">
    <Skeleton className="h-6 w-40" />
    <Skeleton className="my-4 h-5.5 w-72 max-w-full" />
  </SkeletonGroup>
);
