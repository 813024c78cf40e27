import type { UseMutationResult } from "@tanstack/react-query";
import type { RemoveFactorInput } from "@shared/validators/second-factor";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { PasswordField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useCurrentUser } from "@/lib/api/current-user";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { useHasPassword } from "../sign-in/sign-in-api";

const loadSchema = async () => (await import("@shared/validators/second-factor")).removeFactorSchema;

type Removal = {
  title: string;
  description: string;
  confirmLabel: string;
  removal: UseMutationResult<unknown, Error, RemoveFactorInput>;
};

/** Takes the password before a second factor is removed. */
export default function RemoveFactorDialog({
  isOpen,
  onClose,
  title,
  description,
  ...form
}: Removal & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent title={title} description={description}>
        <PasswordForm title={title} onDone={onClose} {...form} />
      </DialogContent>
    </Dialog>
  );
}

function PasswordForm({
  title,
  confirmLabel,
  removal,
  onDone,
}: Omit<Removal, "description"> & { onDone: () => void }) {
  const email = useCurrentUser().user?.email ?? "";
  const hasPassword = useHasPassword();
  const form = useZodForm(loadSchema, { defaultValues: hasPassword ? { password: "" } : {} });
  return (
    <Form
      form={form}
      label={title}
      pending={removal.isPending}
      error={removal.error}
      onSubmit={(values) => removal.mutate(values, { onSuccess: onDone })}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField name="password" label={t("Your password")} autoComplete="current-password" />
      )}
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton variant="destructive">{confirmLabel}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
