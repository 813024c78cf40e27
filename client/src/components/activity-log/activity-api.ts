import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import type { ActivityView } from "@shared/validators/activity";
import { apiRequest } from "@/lib/api/api-client";
import { download } from "@/lib/api/download";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { t } from "@/words";

type Id = number | string;
/** The address of a log, as the parts of a query's key, and its parameter for the id of the last known entry. */
export type ActivityLog = { key: readonly string[]; cursor: "lastId" | "beforeId" };

/** Who did what, page by page. It is read again whenever it is opened, since much of what is done anywhere adds to it. */
export const activityQuery = ({ key, cursor }: ActivityLog) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      apiRequest<ActivityView<Id>>(
        "GET",
        joinQueryKey(pageParam === undefined ? key : [...key, { [cursor]: pageParam }]),
        undefined,
        { signal },
      ),
    initialPageParam: undefined as Id | undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    staleTime: 0,
  });

export function useDownloadActivity({ key }: ActivityLog) {
  return useMutation({
    mutationFn: () => download(`${joinQueryKey(key)}.csv`),
    onError: (error) => toastFailure(t("The table could not be downloaded"), error),
  });
}
