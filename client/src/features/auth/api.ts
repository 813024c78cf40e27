import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NotificationKind } from "@shared/constants/reminders";
import type {
  ForgotPasswordInput,
  LoginInput,
  MessageView,
  ResetPasswordInput,
  SignupInput,
} from "@shared/validators/auth";
import type { VisitView } from "@shared/validators/identities";
import { apiFetch, apiRequest } from "@/lib/api/api-client";
import {
  clearAfterSignOut,
  currentUserKey,
  currentUserQuery,
  refreshAfterSignIn,
} from "@/lib/api/current-user";
import { failureReason, toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { readSecondStep } from "@/lib/api/second-step";
import { toast } from "@/lib/toast";
import { t } from "@/words";

/** Most answers of these calls are not read: only their status matters, whatever body a server sends. */
const post = (path: string, body: object) => apiFetch("POST", path, body);

/** Call this when somebody has signed in. The app's routes then redirect to the requested page. */
export function useWelcome() {
  const client = useQueryClient();
  return async () => {
    await refreshAfterSignIn(client);
    toast({ title: t("Logged in successfully") });
  };
}

/** Signs in, or returns how the second step can be done. */
export function useLogin() {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: async (input: LoginInput) => readSecondStep(await post("/api/auth/login", input)),
    onSuccess: async (methods) => {
      if (!methods) await welcome();
    },
    // Too many tries, or a server that is away, must not read as a wrong password.
    onError: (error) =>
      toast({ title: failureReason(error) ?? t("Invalid email or password"), variant: "destructive" }),
  });
}

/** Goes to another service, which signs in and comes back. */
export function useBeginSignIn(next: string | undefined) {
  return useMutation({
    mutationFn: (provider: string) =>
      apiRequest<VisitView>("POST", `/api/auth/oidc/${encodeURIComponent(provider)}/start`, {
        next,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toastFailure(t("This service could not be opened"), error),
  });
}

/** Creates the account, which also signs in. */
export function useSignup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SignupInput) => post("/api/auth/signup", input),
    onSuccess: async (_answer, { email }) => {
      await refreshAfterSignIn(client);
      toast({
        title: t("Account created!"),
        description: t("Please check your email at {email} for a link to verify your address.", { email }),
        duration: 10_000,
      });
    },
    onError: (error) => toastFailure(t("Failed to create account"), error),
  });
}

/** Requests a reset mail; the answer is the same for every address. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (input: ForgotPasswordInput) => post("/api/auth/forgot-password", input),
    onSuccess: () => toast({ title: t("Email sent") }),
    onError: (error) => toastFailure(t("Failed to send reset email"), error),
  });
}

/** Sets the new password. It signs nobody in, and ends every session of that account. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ResetPasswordInput) => post("/api/auth/reset-password", input),
    onSuccess: async () => {
      if (client.getQueryData(currentUserKey)) {
        // A user who is signed in here is probably the same person, whose session has just ended: ask the server.
        clearAfterSignOut(client);
        await client.fetchQuery({ ...currentUserQuery(), staleTime: 0 }).catch(() => null);
      }
      toast({
        title: t("Your password has been reset"),
        description: t("Please sign in with your new password."),
        duration: 10_000,
      });
    },
    onError: (error) => toastFailure(t("Failed to reset password"), error),
  });
}

/**
 * Opens a verification link. As a query by its token it is sent once, however often the screen is rendered. It ignores the abort signal,
 * because a second render would cancel the first request and send another.
 */
export function verifyEmailQuery(token: string) {
  return queryOptions({
    queryKey: ["/api/auth/verify-email", token],
    queryFn: async ({ queryKey }) => {
      await apiFetch("GET", joinQueryKey(queryKey));
      return true;
    },
    enabled: token !== "",
  });
}

/** Gives the account the address that the link was mailed to. It may end the session of whoever is signed in here. */
export function useConfirmEmailChange(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest<MessageView>("POST", "/api/auth/change-email/confirm", { token }),
    onSuccess: () => void client.invalidateQueries({ queryKey: currentUserKey, exact: true }),
  });
}

/** Stops a change of the address with the link of the warning. */
export function useCancelEmailChange(token: string) {
  return useMutation({
    mutationFn: () => apiRequest<MessageView>("POST", "/api/auth/change-email/cancel", { token }),
  });
}

/** Stops the removal of a lost second step with the mailed link. */
export function useKeepSecondStep(token: string) {
  return useMutation({
    mutationFn: () => apiRequest<MessageView>("POST", "/api/auth/second-factor/lost/cancel", { token }),
  });
}

/** Switches the regular mails on or off that a mailed token is for. */
export const switchNotification = (token: string, enabled: boolean) =>
  apiRequest<{ kinds: NotificationKind[]; enabled: boolean }>("PUT", "/api/unsubscribe", { token, enabled });
