import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import SecondStep from "@/components/second-step/second-step";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/ui/dialog";
import { Input } from "@/ui/input";
import { PasswordInput } from "@/ui/password-input";
import { apiFetch, userMessage } from "@/lib/api/api-client";
import { clearAfterSignOut, currentUserKey, useCurrentUser } from "@/lib/api/current-user";
import { readSecondStep } from "@/lib/api/second-step";
import { clearSessionLost, putSignInAway } from "@/lib/api/session-lost";
import { toast } from "@/lib/toast";
import { t } from "@/words";

/**
 * Asks for the password over a page that stays as it is. The e-mail is fixed: another user would see the first one's data, so they start
 * afresh.
 */
export default function SessionLostDialog() {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const [password, setPassword] = useState("");
  const ids = useId();
  const signIn = useMutation({
    mutationFn: async () =>
      readSecondStep(await apiFetch("POST", "/api/auth/login", { email: user?.email, password })),
    onSuccess: (methods) => {
      if (!methods) goOn();
    },
  });
  const goOn = () => {
    clearSessionLost();
    toast({
      title: t("You are signed in again"),
      description: t("Nothing you typed was lost. Press save once more."),
    });
    // Failed reads are repeated; everything else on the screen stays.
    void client.invalidateQueries({ predicate: (query) => query.state.status === "error" });
    void client.invalidateQueries({ queryKey: currentUserKey, exact: true });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!signIn.isPending && password) signIn.mutate();
  };
  return (
    <Dialog isOpen onClose={putSignInAway}>
      <DialogContent
        title={t("Sign in again")}
        description={t("Your session has ended. The page behind this is still as you left it.")}
      >
        {signIn.data ? (
          <SecondStep methods={signIn.data} onDone={goOn} onBack={signIn.reset} />
        ) : (
          <form className="grid gap-5" noValidate onSubmit={handleSubmit}>
            {signIn.error && (
              <Alert tone="destructive" role="alert">
                {userMessage(signIn.error, t("Invalid email or password"))}
              </Alert>
            )}
            <div className="grid gap-1.5">
              <label htmlFor={`${ids}-email`} className="text-[0.9375rem] font-semibold">
                {t("Email")}
              </label>
              <Input
                id={`${ids}-email`}
                type="email"
                autoComplete="username"
                readOnly
                value={user?.email ?? ""}
              />
            </div>
            <div className="grid gap-1.5">
              <label htmlFor={`${ids}-password`} className="text-[0.9375rem] font-semibold">
                {t("Password")}
              </label>
              <PasswordInput
                id={`${ids}-password`}
                autoComplete="current-password"
                data-autofocus
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </div>
            <DialogFooter className="mt-1 md:justify-between">
              <Button variant="ghost" onClick={() => clearAfterSignOut(client)}>
                {t("Use another account")}
              </Button>
              <Button type="submit" pending={signIn.isPending} disabled={!password}>
                {t("Sign in")}
              </Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}
