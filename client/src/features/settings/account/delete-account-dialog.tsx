import { useState } from "react";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { PasswordField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Alert } from "@/ui/alert";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { ApiError } from "@/lib/api/api-client";
import { useCurrentUser } from "@/lib/api/current-user";
import { useHasPassword } from "../sign-in/sign-in-api";
import { useDeleteAccount } from "../your-data-api";
import { t } from "@/words";

const loadSchema = async () => (await import("@shared/validators/exports")).deleteAccountSchema;

const WHAT_GOES = [
  t("Your profile, settings and news, and where you are signed in"),
  t("Your entities with the answers of their profiles"),
  t("Your applications with narratives, AI drafts and notes"),
  t("Your pitch decks with their files and scores"),
  t("What you saved or hid, your saved searches and your notes about funders"),
  t("Your calendar address: calendars that use it stop being updated"),
];

/** Says exactly what is lost, and asks for the password. */
export default function DeleteAccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isPending, setPending] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={() => !isPending && onClose()}>
      <DialogContent
        title={t("Delete your account?")}
        description={t("This cannot be undone. All of this goes for good:")}
      >
        <DeleteAccountForm onPendingChange={setPending} />
      </DialogContent>
    </Dialog>
  );
}

function DeleteAccountForm({ onPendingChange }: { onPendingChange: (isPending: boolean) => void }) {
  // Once the account is deleted there is no user, until the screen is gone too.
  const email = useCurrentUser().user?.email ?? "";
  const remove = useDeleteAccount();
  const hasPassword = useHasPassword();
  const form = useZodForm(loadSchema, { defaultValues: hasPassword ? { password: "" } : {} });
  // A refusal that no other password would change.
  const refusal =
    remove.error instanceof ApiError && remove.error.code === "conflict" && remove.error.serverMessage;
  return (
    <Form
      form={form}
      label={t("Delete account")}
      pending={remove.isPending}
      error={remove.error}
      onSubmit={(values) => {
        onPendingChange(true);
        remove.mutate(values, { onSettled: () => onPendingChange(false) });
      }}
    >
      <ul className="list-disc space-y-1 ps-5 text-[0.9375rem]">
        {WHAT_GOES.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="text-[0.9375rem]">
        {t(
          "What stays, without your name: entities that others own too, and what you wrote in entities of others.",
        )}
      </p>
      <p className="text-sm text-quiet">
        {t.rich("To keep a copy, download all your data first. We send one last mail to {email}.", {
          email: <span className="font-medium text-ink wrap-anywhere">{email}</span>,
        })}
      </p>
      {refusal && (
        <Alert tone="destructive" role="alert">
          {refusal}
        </Alert>
      )}
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          name="password"
          label={t("Your password")}
          hint={t("To show that it is you.")}
          autoComplete="current-password"
          required
        />
      )}
      <DialogFooter className="mt-1">
        <DialogClose>{t("Keep my account")}</DialogClose>
        <SubmitButton variant="destructive">{t("Delete account")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
