import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import type { ActivityView } from "@shared/validators/activity";
import { apiRequest } from "@/lib/api/api-client";
import { download } from "@/lib/api/download";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { entitiesKey } from "@/lib/api/queries/entities";
import { t } from "@/words";

/** Who did what in an entity, page by page. */
export const activityQuery = (entityId: string) =>
  infiniteQueryOptions({
    queryKey: [...entitiesKey, entityId, "activity"] as const,
    queryFn: ({ queryKey, pageParam, signal }) =>
      apiRequest<ActivityView>(
        "GET",
        joinQueryKey(pageParam === undefined ? queryKey : [...queryKey, { beforeId: pageParam }]),
        undefined,
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
  });

export function useDownloadActivity(entityId: string) {
  return useMutation({
    mutationFn: () => download(joinQueryKey([...entitiesKey, entityId, "activity.csv"])),
    onError: (error) => toastFailure(t("The table could not be downloaded"), error),
  });
}
