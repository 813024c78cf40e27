import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NotificationKind } from "@shared/constants/reminders";
import type {
  ForgotPasswordInput,
  LoginInput,
  ResetPasswordInput,
  SignupInput,
} from "@shared/validators/auth";
import { apiRequest } from "@/lib/api-client";
import { clearAfterSignOut, currentUserKey, currentUserQuery, refreshAfterSignIn } from "@/lib/current-user";
import { failureReason, toastFailure } from "@/lib/failure-toast";
import { joinQueryKey } from "@/lib/query-client";
import { toast } from "@/lib/toast";

/** Signs in. The guards of the app then lead to where the person was headed. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: LoginInput) => apiRequest("POST", "/api/auth/login", input),
    onSuccess: async () => {
      await refreshAfterSignIn(client);
      toast({ title: "Logged in successfully" });
    },
    // Too many tries and a server that is away must not read as a wrong password.
    onError: (error) =>
      toast({ title: failureReason(error) ?? "Invalid email or password", variant: "destructive" }),
  });
}

/** Creates the account, which also signs in. */
export function useSignup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SignupInput) => apiRequest("POST", "/api/auth/signup", input),
    onSuccess: async (_answer, { email }) => {
      await refreshAfterSignIn(client);
      toast({
        title: "Account created!",
        description: `Please check your email at ${email} for a link to verify your address.`,
        duration: 10_000,
      });
    },
    onError: (error) => toastFailure("Failed to create account", error),
  });
}

/** Answers alike for every address. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (input: ForgotPasswordInput) => apiRequest("POST", "/api/auth/forgot-password", input),
    onSuccess: () => toast({ title: "Email sent" }),
    onError: (error) => toastFailure("Failed to send reset email", error),
  });
}

/** Sets the new password. It signs nobody in, and it ends every session of that account. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ResetPasswordInput) => apiRequest("POST", "/api/auth/reset-password", input),
    onSuccess: async () => {
      if (client.getQueryData(currentUserKey)) {
        // Whoever is signed in here is probably this person, whose session has just ended: ask instead of guessing.
        clearAfterSignOut(client);
        await client.fetchQuery({ ...currentUserQuery(), staleTime: 0 }).catch(() => null);
      }
      toast({
        title: "Your password has been reset",
        description: "Please sign in with your new password.",
        duration: 10_000,
      });
    },
    onError: (error) => toastFailure("Failed to reset password", error),
  });
}

/**
 * Opens a verification link. As a query by its token it is asked once, however often the screen is drawn; without the
 * abort signal, or a screen drawn twice would cut the first try off and ask again.
 */
export function verifyEmailQuery(token: string) {
  return queryOptions({
    queryKey: ["/api/auth/verify-email", token],
    queryFn: async ({ queryKey }) => {
      await apiRequest("GET", joinQueryKey(queryKey));
      return true;
    },
    enabled: token !== "",
  });
}

/** Ends or begins regular mails of the kind that a mailed token is for. */
export const switchNotification = (token: string, enabled: boolean) =>
  apiRequest<{ kind: NotificationKind; enabled: boolean }>(
    enabled ? "DELETE" : "POST",
    joinQueryKey(["/api/unsubscribe", token]),
  );
