import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { PasswordField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useCurrentUser } from "@/lib/api/current-user";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { useTurnOffTotp } from "./factors-api";

const loadSchema = async () => (await import("@shared/validators/second-factor")).removeFactorSchema;

/** Takes the password before the authenticator app is turned off. */
export default function TurnOffDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent
        title={t("Turn off the authenticator app?")}
        description={t("Whoever knows your password can then sign in.")}
      >
        <TurnOffForm onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function TurnOffForm({ onDone }: { onDone: () => void }) {
  const email = useCurrentUser().user?.email ?? "";
  const turnOff = useTurnOffTotp();
  const form = useZodForm(loadSchema, { defaultValues: { password: "" } });
  return (
    <Form
      form={form}
      label={t("Turn off the authenticator app?")}
      pending={turnOff.isPending}
      error={turnOff.error}
      onSubmit={(values) => turnOff.mutate(values, { onSuccess: onDone })}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label={t("Your password")} autoComplete="current-password" />
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton variant="destructive">{t("Turn off")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
