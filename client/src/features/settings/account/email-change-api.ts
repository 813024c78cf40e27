import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ChangeEmailInput, EmailChangeView } from "@shared/validators/auth";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { readOr } from "@/lib/api/normalise";
import { toast } from "@/lib/toast";
import { t } from "@/words";
import { withConfirmation } from "../second-factor/confirmation";

const PATH = "/api/auth/change-email";
const emailChangeKey = [PATH] as const;

/** The address that the account waits to change to; null without one. */
export function emailChangeQuery() {
  return queryOptions({
    queryKey: [...emailChangeKey],
    queryFn: readOr<EmailChangeView | null>(null),
    // Links that are opened elsewhere change it.
    staleTime: 0,
  });
}

/** Asks for another address. It changes only when the link that is mailed there is opened. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ChangeEmailInput) => withConfirmation(() => apiRequest("POST", PATH, input)),
    onSuccess: () => void client.invalidateQueries({ queryKey: emailChangeKey }),
    onError: (error) => toastFailure(t("The link was not sent"), error),
  });
}

/** Mails a new link to the address that the account waits to change to. */
export function useResendEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withConfirmation(() => apiRequest<EmailChangeView>("POST", `${PATH}/resend`)),
    onSuccess: (waiting) => {
      client.setQueryData(emailChangeKey, waiting);
      toast({
        title: t("Link sent to {email}", { email: waiting.email }),
        description: t("The link in the mail before does not work any more."),
      });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: emailChangeKey });
      toastFailure(t("The link was not sent"), error);
    },
  });
}

/** Keeps the present address. */
export function useStopEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", PATH),
    onSuccess: () => {
      client.setQueryData(emailChangeKey, null);
      toast({ title: t("Your address stays as it is") });
    },
    onError: (error) => toastFailure(t("The change was not stopped"), error),
  });
}
