import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { SignupInput } from "@shared/validators/auth";
import type { AcceptedInvitationView, OpenInvitationView } from "@shared/validators/members";
import { apiFetch, apiRequest } from "@/lib/api/api-client";
import { clearAfterSignOut, refreshAfterSignIn } from "@/lib/api/current-user";
import { toastFailure } from "@/lib/api/failure-toast";
import { signOut } from "@/lib/api/sign-out";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { t } from "@/words";

const READ = "/api/invitations/read";

/** What a mailed link invites to. The token goes in the body, so that no log keeps it. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: [READ, token],
    queryFn: ({ signal }) => apiRequest<OpenInvitationView>("POST", READ, { token }, { signal }),
  });
}

/** Returns a function that goes to the home screen and says what was joined. */
function useWelcome() {
  const [, navigate] = useLocation();
  return (entityName: string) => {
    navigate(paths.home, { replace: true });
    toast({ title: t("You have joined {entity}", { entity: entityName }) });
  };
}

/** Returns a function that reads the invitation again: it may have ended, or its address may have an account by now. */
function useReadAgain(token: string) {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: invitationQuery(token).queryKey });
}

/** Makes the user a member, and goes to the home screen. */
export function useJoin(token: string) {
  const client = useQueryClient();
  const welcome = useWelcome();
  const readAgain = useReadAgain(token);
  return useMutation({
    mutationFn: () => apiRequest<AcceptedInvitationView>("POST", "/api/invitations/accept", { token }),
    onSuccess: ({ entityName }) => {
      welcome(entityName);
      // All that was read was read without the new entity. The used link itself would only be refused.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== READ });
    },
    onError: (error) => {
      toastFailure(t("Failed to join"), error);
      readAgain();
    },
  });
}

/** Makes an account that is a member at once, signs in, and goes to the home screen. */
export function useSignupInvited(token: string) {
  const client = useQueryClient();
  const welcome = useWelcome();
  const readAgain = useReadAgain(token);
  return useMutation({
    mutationFn: ({ input }: { input: SignupInput; entityName: string }) =>
      apiFetch("POST", "/api/auth/signup", { ...input, invitationToken: token }),
    onSuccess: async (_answer, { entityName }) => {
      await refreshAfterSignIn(client);
      welcome(entityName);
    },
    onError: (error) => {
      toastFailure(t("Failed to create account"), error);
      readAgain();
    },
  });
}

/** Signs out and stays on the screen. */
export function useSignOutHere() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => signOut(client),
    onSuccess: () => clearAfterSignOut(client),
    onError: (error) => toastFailure(t("Failed to logout"), error),
  });
}
