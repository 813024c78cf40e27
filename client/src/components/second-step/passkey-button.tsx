import { useMutation } from "@tanstack/react-query";
import { KeySquare } from "lucide-react";
import { toastFailure } from "@/lib/api/failure-toast";
import { apiRequest, ApiError } from "@/lib/api/api-client";
import { askForPasskey, wasPutAway } from "@/lib/api/passkeys";
import { toast } from "@/lib/toast";
import { Button, type ButtonProps } from "@/ui/button";
import { t } from "@/words";

/**
 * Asks the browser for a passkey and sends its answer to `path`.
 * @param onFailure is called with the server's refusal
 */
export function PasskeyButton({
  path,
  onDone,
  onFailure,
  ...button
}: { path: string; onDone: () => void; onFailure?: (error: unknown) => void } & Pick<
  ButtonProps,
  "variant" | "size"
>) {
  const ask = useMutation({
    mutationFn: async () => apiRequest("POST", path, { passkey: await askForPasskey(path) }),
    onSuccess: onDone,
    onError: (error) => {
      if (wasPutAway(error)) return toast({ title: t("No passkey was used") });
      if (error instanceof ApiError) toastFailure(t("The passkey was not accepted"), error);
      else toast({ title: t("Your browser could not use the passkey"), variant: "destructive" });
      onFailure?.(error);
    },
  });
  return (
    <Button
      {...button}
      className="w-full"
      data-autofocus=""
      autoFocus
      pending={ask.isPending}
      onClick={() => ask.mutate()}
    >
      <KeySquare aria-hidden="true" />
      {t("Use a passkey")}
    </Button>
  );
}
