import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ErrorCode } from "@shared/errors";
import type {
  CodeInput,
  ConfirmInput,
  RecoveryCodesView,
  RemoveFactorInput,
  TotpSetupView,
} from "@shared/validators/second-factor";
import { ApiError, apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { FACTORS_PATH, factorsKey } from "@/lib/api/queries/factors";
import { toast } from "@/lib/toast";
import { t } from "@/words";
import { withConfirmation } from "./confirmation";

/** Returns a function that reads the factors anew. */
export function useRefreshFactors() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: factorsKey });
}

/** Shows once more that it is the same person. A wrong code or password is told at its field. */
export function useConfirm() {
  return useMutation({
    mutationFn: (input: ConfirmInput) => apiRequest("POST", "/api/auth/confirm", input),
    onError: (error) => {
      if (isToldAtField(error)) return;
      toastFailure(t("That could not be checked"), error);
    },
  });
}

const TOLD_AT_FIELD: readonly (ErrorCode | undefined)[] = [
  "wrong_code",
  "code_not_current",
  "wrong_password",
];

/** Whether the form shows the error at its field. */
export const isToldAtField = (error: unknown) =>
  error instanceof ApiError && TOLD_AT_FIELD.includes(error.code);

/** Makes the secret that the authenticator app needs. */
export function useBeginTotp() {
  return useMutation({
    mutationFn: () => withConfirmation(() => apiRequest<TotpSetupView>("POST", `${FACTORS_PATH}/totp`)),
    onError: (error) => toastFailure(t("The app could not be set up"), error),
  });
}

/** Turns the app on with a first code. */
export function useConfirmTotp() {
  const refresh = useRefreshFactors();
  return useMutation({
    mutationFn: (input: CodeInput) =>
      apiRequest<RecoveryCodesView>("POST", `${FACTORS_PATH}/totp/confirm`, input),
    onSuccess: async () => {
      await refresh();
      toast({ title: t("Two-step sign-in is on") });
    },
    onError: (error) => {
      if (!isToldAtField(error)) toastFailure(t("The app could not be set up"), error);
    },
  });
}

export function useTurnOffTotp() {
  const refresh = useRefreshFactors();
  return useMutation({
    mutationFn: (input: RemoveFactorInput) =>
      withConfirmation(() => apiRequest("DELETE", `${FACTORS_PATH}/totp`, input)),
    onSuccess: async () => {
      await refresh();
      toast({ title: t("The authenticator app is turned off") });
    },
    onError: (error) => {
      if (!isToldAtField(error)) toastFailure(t("The app was not turned off"), error);
    },
  });
}

/** Keeps the second factors that somebody has said are lost. */
export function useStopRemoval() {
  const refresh = useRefreshFactors();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", `${FACTORS_PATH}/removal`),
    onSuccess: async () => {
      await refresh();
      toast({ title: t("Your second step stays as it is") });
    },
    onError: (error) => toastFailure(t("The removal was not stopped"), error),
  });
}

/** Makes ten new recovery codes, which replace the old ones. */
export function useRenewCodes() {
  const refresh = useRefreshFactors();
  return useMutation({
    mutationFn: () =>
      withConfirmation(() => apiRequest<RecoveryCodesView>("POST", `${FACTORS_PATH}/recovery-codes`)),
    onSuccess: refresh,
    onError: (error) => toastFailure(t("No new codes were made"), error),
  });
}
