import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { useAddPasskey, useBeginPasskey } from "./passkeys-api";
import { RecoveryCodesContent } from "./recovery-codes";

const loadSchema = async () => (await import("@shared/validators/second-factor")).passkeyNameSchema;

/** Takes a name, lets the browser make the passkey, and then shows the recovery codes if these are the first. */
export default function AddPasskeyDialog({
  options,
  isOpen,
  onClose,
}: {
  options: PublicKeyCredentialCreationOptionsJSON | undefined;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    setCodes(null);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close}>
      {codes ? (
        <RecoveryCodesContent codes={codes} />
      ) : (
        <DialogContent
          title={t("Add a passkey")}
          description={t(
            "Your fingerprint, your face, the lock of your screen or a security key then signs you in.",
          )}
        >
          {options && <NameForm options={options} onDone={(made) => (made ? setCodes(made) : close())} />}
        </DialogContent>
      )}
    </Dialog>
  );
}

function NameForm({
  options,
  onDone,
}: {
  options: PublicKeyCredentialCreationOptionsJSON;
  onDone: (codes: string[] | null) => void;
}) {
  const again = useBeginPasskey();
  const add = useAddPasskey();
  const form = useZodForm(loadSchema, { defaultValues: { name: "" } });
  return (
    <Form
      form={form}
      label={t("Add a passkey")}
      pending={add.isPending || again.isPending}
      error={add.error}
      onSubmit={async ({ name }) => {
        // Options count for one answer, so another try needs new ones.
        const fresh = add.isIdle ? options : await again.mutateAsync().catch(() => null);
        if (fresh)
          add.mutate({ name, options: fresh }, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) });
      }}
    >
      <TextField
        name="name"
        label={t("Name")}
        hint={t("So that you know it again, such as “Ama’s phone”.")}
        autoComplete="off"
      />
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Add a passkey")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
