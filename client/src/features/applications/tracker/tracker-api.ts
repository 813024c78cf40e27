import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { DayOrder, TrackerMeaning } from "@shared/constants/trackers";
import type { KeptTrackerView, KeepTrackerInput, TrackerView } from "@shared/validators/trackers";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { applicationsKey } from "@/lib/api/queries/applications";
import { toast } from "@/lib/toast";
import { t } from "@/words";

/** An uploaded file and whose applications stand in it. */
export type TrackerFile = { entityId: string; fileName: string; uploadedFileUrl: string };
/** How the person wants the file to be read. */
export type TrackerReading = { columns?: TrackerMeaning[]; dayOrder?: DayOrder; currency?: string };

const trackersKey = ["/api/trackers"];

export const readTracker = (file: TrackerFile, reading: TrackerReading = {}) =>
  apiRequest<TrackerView>("POST", "/api/trackers/entries", { ...file, ...reading });

/** What stands in a tracker. It is read anew for another meaning of a column, while the list before stays. */
export const trackerQuery = (file: TrackerFile, reading: TrackerReading) =>
  queryOptions<TrackerView>({
    queryKey: [...trackersKey, file, reading],
    queryFn: () => readTracker(file, reading),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

/** Keeps the ticked entries of a tracker. `onKept` is called once the lists are to be read anew. */
export function useKeepTracker(onKept: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<KeepTrackerInput, "currency"> & { currency?: string }) =>
      apiRequest<KeptTrackerView>("POST", "/api/trackers/applications", input),
    onSuccess: ({ added, known }) => {
      void client.invalidateQueries({ queryKey: applicationsKey });
      void client.invalidateQueries({ queryKey: trackersKey });
      toast({
        title: t.count(added, "1 application kept", "{n} applications kept"),
        ...(known > 0 && {
          description: t.count(known, "1 was there already.", "{n} were there already."),
        }),
      });
      onKept();
    },
    onError: (error) => toastFailure(t("Failed to keep the applications"), error),
  });
}
