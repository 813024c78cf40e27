import { useState } from "react";
import type { EntityView } from "@shared/validators/entities";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { AddressField, EventsField, ShownSecret } from "./webhook-fields";
import { useMakeWebhook } from "./webhooks-api";

const loadSchema = async () => (await import("@shared/validators/webhooks")).createWebhookSchema;

/** Takes where a new webhook goes and what it tells, and then shows its secret. */
export default function NewWebhookDialog({
  entities,
  isOpen,
  onClose,
}: {
  entities: readonly EntityView[];
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
        <DialogContent title={t("Create a webhook")}>
          <WebhookForm entities={entities} onMade={setSecret} />
        </DialogContent>
      ) : (
        <DialogContent
          title={t("The secret of your webhook")}
          description={t(
            "The program checks each message with it. Copy it now and keep it where only the program finds it: it is shown this once.",
          )}
        >
          <ShownSecret secret={secret} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function WebhookForm({
  entities,
  onMade,
}: {
  entities: readonly EntityView[];
  onMade: (secret: string) => void;
}) {
  const make = useMakeWebhook();
  const form = useZodForm(loadSchema, {
    defaultValues: { address: "", events: ["opportunity.changed"], entityId: entities[0]?.id ?? "" },
  });
  return (
    <Form
      form={form}
      label={t("Create a webhook")}
      pending={make.isPending}
      error={make.error}
      errorFallback={t("Failed to make the webhook")}
      onSubmit={(input) => make.mutate(input, { onSuccess: ({ secret }) => onMade(secret) })}
    >
      <AddressField />
      <EventsField />
      <SelectField
        name="entityId"
        label={t("For which entity")}
        hint={t("It is told of this one and no other, as long as you are a member there.")}
        options={[
          ...entities.map(({ id, name }) => ({ value: id, label: name })),
          { value: "", label: t("None, only for me") },
        ]}
      />
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Create webhook")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
