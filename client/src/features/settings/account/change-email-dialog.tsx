import { useEffect, useRef, useState } from "react";
import { EMAIL_CHANGE_HOURS } from "@shared/constants/limits";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { PasswordField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { useSignedInUser } from "@/lib/api/current-user";
import { useChangeEmail } from "./email-change-api";
import { useHasPassword } from "../sign-in/sign-in-api";
import { t } from "@/words";

const loadSchema = async () => (await import("@shared/validators/auth")).changeEmailSchema;

/** Asks for the new address and the password, then says where the link went. */
export default function ChangeEmailDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isPending, setPending] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={() => !isPending && onClose()}>
      <DialogContent
        title={t("Change mail address")}
        description={t(
          "We send a link to the new address. Your address changes when you open it, and all other devices are signed out.",
        )}
      >
        <Steps onPendingChange={setPending} />
      </DialogContent>
    </Dialog>
  );
}

/** Begins anew each time the dialog opens. */
function Steps({ onPendingChange }: { onPendingChange: (isPending: boolean) => void }) {
  const [sentTo, setSentTo] = useState<string>();
  const sent = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone with the form.
  useEffect(() => sent.current?.focus(), [sentTo]);
  if (sentTo === undefined) return <ChangeEmailForm onPendingChange={onPendingChange} onSent={setSentTo} />;
  return (
    <>
      <p ref={sent} tabIndex={-1} className="font-medium wrap-anywhere">
        {t("We sent a link to {email}. It works for {hours} hours.", {
          email: sentTo,
          hours: EMAIL_CHANGE_HOURS,
        })}
      </p>
      <p className="mt-2 text-[0.9375rem] text-quiet">
        {t("Until you open it, you sign in as before. Your present address gets a mail about it too.")}
      </p>
      <DialogFooter className="mt-4">
        <DialogClose>{t("Close")}</DialogClose>
      </DialogFooter>
    </>
  );
}

function ChangeEmailForm({
  onPendingChange,
  onSent,
}: {
  onPendingChange: (isPending: boolean) => void;
  onSent: (email: string) => void;
}) {
  const present = useSignedInUser().email;
  const change = useChangeEmail();
  const hasPassword = useHasPassword();
  const form = useZodForm(loadSchema, {
    defaultValues: { email: "", ...(hasPassword && { currentPassword: "" }) },
  });
  return (
    <Form
      form={form}
      label={t("Change mail address")}
      pending={change.isPending}
      error={change.error}
      onSubmit={(values) => {
        onPendingChange(true);
        change.mutate(values, {
          onSuccess: () => onSent(values.email),
          onSettled: () => onPendingChange(false),
        });
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={present} readOnly hidden />
      <TextField
        name="email"
        label={t("New mail address")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      {hasPassword && (
        <PasswordField
          name="currentPassword"
          label={t("Current password")}
          hint={t("To show that it is you.")}
          autoComplete="current-password"
          required
        />
      )}
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Send the link")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
