import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { DeleteAccountInput } from "@shared/validators/exports";
import { apiRequest } from "@/lib/api/api-client";
import { clearAfterSignOut } from "@/lib/api/current-user";
import { download } from "@/lib/api/download";
import { toastFailure } from "@/lib/api/failure-toast";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { withConfirmation } from "./second-factor/confirmation";
import { t } from "@/words";

/** Downloads everything that is stored about the user, as one file. */
export function useDownloadData() {
  return useMutation({
    mutationFn: () => withConfirmation(() => download("/api/auth/user/export.zip")),
    onSuccess: () =>
      toast({ title: t("Your data is ready"), description: t("The file is among your downloads.") }),
    onError: (error) => toastFailure(t("Your data could not be downloaded"), error),
  });
}

/** Deletes the account, clears all data and goes to the landing page. */
export function useDeleteAccount() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (input: DeleteAccountInput) =>
      withConfirmation(() => apiRequest("DELETE", "/api/auth/user", input)),
    onSuccess: () => {
      clearAfterSignOut(client);
      navigate(paths.home);
      toast({
        title: t("Your account was deleted"),
        description: t("A mail confirms it. Thank you for trying us."),
      });
    },
    onError: (error) => toastFailure(t("Your account was not deleted"), error),
  });
}
