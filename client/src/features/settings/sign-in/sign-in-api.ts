import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { VisitView } from "@shared/validators/identities";
import { apiRequest } from "@/lib/api/api-client";
import { useSignedInUser } from "@/lib/api/current-user";
import { toastFailure } from "@/lib/api/failure-toast";
import { IDENTITIES_PATH, signInWaysKey, signInWaysQuery } from "@/lib/api/queries/sign-in-ways";
import { toast } from "@/lib/toast";
import { t } from "@/words";
import { withConfirmation } from "../second-factor/confirmation";

/** False for an account that another service has made and that has no password yet. The page has asked for it. */
export const useHasPassword = (): boolean =>
  useQuery({ ...signInWaysQuery(), enabled: false }).data?.hasPassword ?? true;

/** Goes to a service, which then signs the user in from now on. */
export function useLinkService() {
  return useMutation({
    mutationFn: (provider: string) =>
      withConfirmation(() => apiRequest<VisitView>("POST", IDENTITIES_PATH, { provider })),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toastFailure(t("The service could not be added"), error),
  });
}

/** Goes to a service to show that it is still the same person, and comes back to Settings. */
export function useConfirmByService() {
  return useMutation({
    mutationFn: (provider: string) =>
      apiRequest<VisitView>("POST", `${IDENTITIES_PATH}/confirm`, { provider }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toastFailure(t("That could not be checked"), error),
  });
}

export function useRemoveService(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      withConfirmation(() => apiRequest("DELETE", `${IDENTITIES_PATH}/${encodeURIComponent(id)}`)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: signInWaysKey });
      toast({ title: t("It no longer signs you in") });
    },
    onError: (error) => toastFailure(t("The service was not removed"), error),
  });
}

/** Asks for the mail whose link sets a password. */
export function useAskForPassword() {
  const { email } = useSignedInUser();
  return useMutation({
    mutationFn: () => apiRequest("POST", "/api/auth/forgot-password", { email }),
    onSuccess: () => toast({ title: t("Email sent") }),
    onError: (error) => toastFailure(t("Failed to send reset email"), error),
  });
}
