import { useState } from "react";
import type { WebhookView } from "@shared/validators/webhooks";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { useZodForm } from "@/forms/use-zod-form";
import { Button } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { AddressField, EventsField, ShownSecret } from "./webhook-fields";
import { useChangeWebhook, useRenewSecret } from "./webhooks-api";

const loadSchema = async () => (await import("@shared/validators/webhooks")).updateWebhookSchema;

/** Changes where a webhook goes and what it tells, or makes a new secret. */
export default function ChangeWebhookDialog({
  webhook,
  isOpen,
  onClose,
}: {
  webhook: WebhookView;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setSecret(undefined);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close}>
      {secret === undefined ? (
        <DialogContent title={t("Change the webhook")}>
          <ChangeForm webhook={webhook} onChanged={close} />
          <NewSecret id={webhook.id} onMade={setSecret} />
        </DialogContent>
      ) : (
        <DialogContent
          title={t("The new secret of your webhook")}
          description={t(
            "Copy it now: it is shown this once. For a day every message is signed with the secret before too.",
          )}
        >
          <ShownSecret secret={secret} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function ChangeForm({
  webhook: { id, address, events, entity },
  onChanged,
}: {
  webhook: WebhookView;
  onChanged: () => void;
}) {
  const change = useChangeWebhook(id);
  const form = useZodForm(loadSchema, { defaultValues: { address, events } });
  return (
    <Form
      form={form}
      label={t("Change the webhook")}
      pending={change.isPending}
      error={change.error}
      errorFallback={t("The webhook could not be changed")}
      onSubmit={(input) => change.mutate(input, { onSuccess: onChanged })}
    >
      <AddressField />
      <EventsField hasEntity={entity !== null} />
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Save changes")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

function NewSecret({ id, onMade }: { id: string; onMade: (secret: string) => void }) {
  const renew = useRenewSecret(id);
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="text-[0.9375rem] text-quiet">
        {t("If somebody else may know the secret, make a new one.")}
      </p>
      <Button
        variant="outline"
        className="mt-3 max-sm:w-full"
        pending={renew.isPending}
        onClick={() => renew.mutate(undefined, { onSuccess: ({ secret }) => onMade(secret) })}
      >
        {t("Create a new secret")}
      </Button>
    </div>
  );
}
