import { useQuery } from "@tanstack/react-query";
import type { FactorMethod } from "@shared/validators/second-factor";
import { CodeField } from "@/components/second-step/code-field";
import { PasskeyButton } from "@/components/second-step/passkey-button";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { PasswordField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useCurrentUser } from "@/lib/api/current-user";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { factorsQuery } from "@/lib/api/queries/factors";
import { t } from "@/words";
import { answerConfirmation } from "./confirmation";
import { useConfirm } from "./factors-api";

const loadCodeSchema = async () => (await import("@shared/validators/second-factor")).codeSchema;
const loadPasswordSchema = async () => (await import("@shared/validators/second-factor")).removeFactorSchema;

/** Asks the person to show once more that it is them, before an act that matters. */
export default function ConfirmationDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const methods = useQuery(factorsQuery()).data?.methods ?? [];
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
        ) : (
          <PasswordForm />
        )}
      </DialogContent>
    </Dialog>
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
