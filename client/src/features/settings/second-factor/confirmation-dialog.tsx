import { useQuery } from "@tanstack/react-query";
import type { FactorMethod } from "@shared/constants/second-factor";
import { CodeField } from "@/components/second-step/code-field";
import { PasskeyButton } from "@/components/second-step/passkey-button";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { PasswordField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useCurrentUser } from "@/lib/api/current-user";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Button } from "@/ui/button";
import { factorsQuery } from "@/lib/api/queries/factors";
import { signInWaysQuery } from "@/lib/api/queries/sign-in-ways";
import { t } from "@/words";
import { answerConfirmation } from "./confirmation";
import { useConfirmByService, useHasPassword } from "../sign-in/sign-in-api";
import { useConfirm } from "./factors-api";

const loadCodeSchema = async () => (await import("@shared/validators/second-factor")).codeSchema;
const loadPasswordSchema = async () => (await import("@shared/validators/second-factor")).removeFactorSchema;

/** Asks the person to show once more that it is them, before an act that matters. */
export default function ConfirmationDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const methods = useQuery(factorsQuery()).data?.methods ?? [];
  const hasPassword = useHasPassword();
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent
        title={t("Is it you?")}
        description={t("This is asked before anything that matters. It then counts for ten minutes.")}
      >
        {methods.includes("passkey") && (
          <div className="mb-5">
            <PasskeyButton path="/api/auth/confirm" onDone={() => answerConfirmation(true)} />
          </div>
        )}
        {methods.length > 0 ? (
          methods.some((method) => method !== "passkey") && <CodeForm methods={methods} />
        ) : hasPassword ? (
          <PasswordForm />
        ) : (
          <ServiceButtons />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** An account without a password has been signed in by a service, which can do so once more. */
function ServiceButtons() {
  const identities = useQuery(signInWaysQuery()).data?.identities ?? [];
  const confirm = useConfirmByService();
  return (
    <div className="grid gap-3">
      <p className="text-[0.9375rem]">
        {t("Sign in once more. You come back to Settings, and then press again what you wanted to do.")}
      </p>
      {identities.map(
        ({ id, provider, label }) =>
          provider !== null && (
            <Button
              key={id}
              variant="outline"
              size="lg"
              pending={confirm.isPending && confirm.variables === provider}
              onClick={() => confirm.mutate(provider)}
            >
              {t("Continue with {service}", { service: label })}
            </Button>
          ),
      )}
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
      </DialogFooter>
    </div>
  );
}

function CodeForm({ methods }: { methods: readonly FactorMethod[] }) {
  const confirm = useConfirm();
  const form = useZodForm(loadCodeSchema, { defaultValues: { code: "" } });
  return (
    <Form
      form={form}
      label={t("Is it you?")}
      pending={confirm.isPending}
      error={confirm.error}
      onSubmit={(values) => confirm.mutate(values, { onSuccess: () => answerConfirmation(true) })}
    >
      <CodeField methods={methods} />
      <Buttons />
    </Form>
  );
}

function PasswordForm() {
  const email = useCurrentUser().user?.email ?? "";
  const confirm = useConfirm();
  const form = useZodForm(loadPasswordSchema, { defaultValues: { password: "" } });
  return (
    <Form
      form={form}
      label={t("Is it you?")}
      pending={confirm.isPending}
      error={confirm.error}
      onSubmit={(values) => confirm.mutate(values, { onSuccess: () => answerConfirmation(true) })}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label={t("Your password")} autoComplete="current-password" />
      <Buttons />
    </Form>
  );
}

const Buttons = () => (
  <DialogFooter className="mt-1">
    <DialogClose>{t("Cancel")}</DialogClose>
    <SubmitButton>{t("Continue")}</SubmitButton>
  </DialogFooter>
);
