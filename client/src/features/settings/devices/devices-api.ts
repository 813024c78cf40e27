import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SessionView } from "@shared/validators/devices";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { readOr } from "@/lib/api/normalise";
import { toast } from "@/lib/toast";
import { t } from "@/words";
import { withConfirmation } from "../second-factor/confirmation";

const PATH = "/api/auth/sessions";
const sessionsKey = [PATH] as const;

/** Where the person is signed in. Null where the server does not tell. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: [...sessionsKey],
    queryFn: readOr<SessionView[] | null>(null),
    // Sign-ins elsewhere change it.
    staleTime: 0,
  });
}

/** Ends one session. One that has ended meanwhile leaves the list too. */
export function useEndSession(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withConfirmation(() => apiRequest("DELETE", `${PATH}/${encodeURIComponent(id)}`)),
    onSuccess: () => {
      client.setQueryData<SessionView[]>(sessionsKey, (known) => known?.filter((row) => row.id !== id));
      toast({ title: t("Session ended"), description: t("That device has to sign in again.") });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: sessionsKey });
      toastFailure(t("Failed to end the session"), error);
    },
  });
}

/** Ends all sessions but this one. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withConfirmation(() => apiRequest("DELETE", PATH)),
    onSuccess: () => {
      client.setQueryData<SessionView[]>(sessionsKey, (known) => known?.filter(({ current }) => current));
      toast({ title: t("All other sessions ended"), description: t("Only this device is signed in now.") });
    },
    onError: (error) => toastFailure(t("Failed to end the other sessions"), error),
  });
}
