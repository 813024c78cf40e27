import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import type {
  PasskeyNameInput,
  RecoveryCodesView,
  RemoveFactorInput,
} from "@shared/validators/second-factor";
import { ApiError, apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { isKnownDevice, makePasskey, wasPutAway } from "@/lib/api/passkeys";
import { toast } from "@/lib/toast";
import { FACTORS_PATH } from "@/lib/api/queries/factors";
import { t } from "@/words";
import { withConfirmation } from "./confirmation";
import { isToldAtField, useRefreshFactors } from "./factors-api";

const PATH = `${FACTORS_PATH}/passkeys`;

/** Asks the server what a new passkey has to be like. The person may be asked first whether it is them. */
export function useBeginPasskey() {
  return useMutation({
    mutationFn: () =>
      withConfirmation(() => apiRequest<PublicKeyCredentialCreationOptionsJSON>("POST", `${PATH}/options`)),
    onError: (error) => toastFailure(t("No passkey was added"), error),
  });
}

/** Lets the browser make a passkey, and keeps it under a name. */
export function useAddPasskey() {
  const refresh = useRefreshFactors();
  return useMutation({
    mutationFn: async ({
      name,
      options,
    }: PasskeyNameInput & { options: PublicKeyCredentialCreationOptionsJSON }) =>
      apiRequest<RecoveryCodesView>("POST", PATH, { name, passkey: await makePasskey(options) }),
    onSuccess: async () => {
      await refresh();
      toast({ title: t("Passkey added") });
    },
    onError: (error) => {
      const title = t("No passkey was added");
      if (wasPutAway(error)) toast({ title });
      else if (isKnownDevice(error))
        toast({ title, description: t("This device has one for your account already.") });
      else if (error instanceof ApiError) toastFailure(title, error);
      else toast({ title: t("Your browser could not make a passkey"), variant: "destructive" });
    },
  });
}

export function useRemovePasskey(id: string) {
  const refresh = useRefreshFactors();
  return useMutation({
    mutationFn: (input: RemoveFactorInput) =>
      withConfirmation(() => apiRequest("DELETE", `${PATH}/${encodeURIComponent(id)}`, input)),
    onSuccess: async () => {
      await refresh();
      toast({ title: t("Passkey removed") });
    },
    onError: (error) => {
      if (!isToldAtField(error)) toastFailure(t("The passkey was not removed"), error);
    },
  });
}
