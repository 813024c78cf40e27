import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { PushDevicesView } from "@shared/validators/push-notices";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { readOr } from "@/lib/api/normalise";
import { forgetHere, PUSH_NOTICES, PushRefused, turnOnHere } from "@/lib/push-notices/browser-push";
import { toast } from "@/lib/toast";
import { t } from "@/words";

const key = [PUSH_NOTICES] as const;

/** The browsers that show push notices. Null where the server does not tell. */
export const pushDevicesQuery = () =>
  queryOptions({
    queryKey: [...key],
    queryFn: readOr<PushDevicesView | null>(null),
    // It is turned on and off on other devices, and by push services.
    staleTime: 0,
  });

/** Turns push notices on in this browser. `onRefused` is called when the browser says no, which is no failure. */
export function useTurnOn(view: PushDevicesView, onRefused: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => turnOnHere(view),
    onError: (error) => {
      if (error instanceof PushRefused) onRefused();
      else toastFailure(t("Notices could not be turned on"), error, t("The browser could not set them up."));
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Turns push notices off in one browser. */
export function useTurnOff(id: string | undefined, isHere: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (id !== undefined) await apiRequest("DELETE", `${PUSH_NOTICES}/${id}`);
      if (isHere) await forgetHere();
    },
    onError: (error) => toastFailure(t("Notices could not be turned off"), error),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Sends a test to one browser. */
export const useSendTest = (id: string) =>
  useMutation({
    mutationFn: () => apiRequest("POST", `${PUSH_NOTICES}/${id}/test`),
    onSuccess: () => toast({ title: t("A test is on its way") }),
    onError: (error) => toastFailure(t("The test could not be sent"), error),
  });
