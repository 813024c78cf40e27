import { UserPlus } from "lucide-react";
import { ResendVerification } from "@/components/verify-email-banner";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useFormDraft } from "@/hooks/use-form-draft";
import { useSignedInUser } from "@/lib/api/current-user";
import { listRoleOptions } from "@/lib/entity-rights";
import { formDrafts } from "../form-drafts";
import { useInvite } from "../members-api";
import { t } from "@/words";

const loadSchema = async () => (await import("@shared/validators/members")).inviteSchema;

/** Invites somebody by mail. Who has not shown that a mailbox is theirs is told to do so first. */
export function InviteForm({ entityId }: { entityId: string }) {
  const { emailVerified } = useSignedInUser();
  return (
    <div className="border-t border-line pt-5">
      <h3 className="mb-4 font-sans text-[0.9375rem] font-semibold tracking-normal">
        {t("Invite somebody")}
      </h3>
      {emailVerified ? (
        <InvitationFields entityId={entityId} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-[0.9375rem] text-quiet">{t("Verify your email address to invite others.")}</p>
          <ResendVerification className="max-md:w-full" />
        </div>
      )}
    </div>
  );
}

function InvitationFields({ entityId }: { entityId: string }) {
  const invite = useInvite(entityId);
  const form = useZodForm(loadSchema, { defaultValues: { email: "", role: "editor" } });
  const { restored } = useFormDraft(form, formDrafts.invitation(entityId));
  return (
    <Form
      form={form}
      label={t("Invite somebody")}
      pending={invite.isPending}
      error={invite.error}
      onSubmit={(input) => {
        const typed = form.getValues("email");
        invite.mutate(input, {
          // The next address may be typed already.
          onSuccess: () => form.getValues("email") === typed && form.reset(),
        });
      }}
    >
      <DraftNote restored={restored} />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_12rem] sm:gap-4">
        <TextField
          name="email"
          label={t("Their email address")}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        <SelectField name="role" label={t("Role")} options={listRoleOptions()} required />
      </div>
      <p className="-mt-2 text-sm text-quiet">
        {t(
          "Owners may do everything, also manage members and delete the entity. Editors read and change everything else. Commenters read, and comment on applications. Viewers only read.",
        )}
      </p>
      <SubmitButton variant="outline" className="max-md:w-full md:justify-self-start">
        <UserPlus aria-hidden="true" />
        {t("Send invitation")}
      </SubmitButton>
    </Form>
  );
}
