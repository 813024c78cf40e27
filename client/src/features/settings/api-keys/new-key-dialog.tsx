import { useState } from "react";
import { API_KEY_DAYS, API_SCOPE_LABELS, API_SCOPES } from "@shared/constants/api-keys";
import type { EntityView } from "@shared/validators/entities";
import { translateLabel } from "@shared/words/labels";
import { Form } from "@/forms/form";
import { MultiChoiceField } from "@/forms/multi-choice-field";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { SecretField } from "../components/secret-field";
import { useMakeApiKey } from "./api-keys-api";

const loadSchema = async () => (await import("@shared/validators/api-keys")).createApiKeySchema;

/** Takes what a new key may do, and then shows its secret, the only time that it can be seen. */
export default function NewKeyDialog({
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
        <DialogContent title={t("Create an API key")}>
          <KeyForm entities={entities} onMade={setSecret} />
        </DialogContent>
      ) : (
        <DialogContent
          title={t("Your new API key")}
          description={t("Copy it now and keep it where only the program finds it. It is shown this once.")}
        >
          <SecretField
            label={t("API key")}
            secret={secret}
            copied={t("API key copied")}
            selected={t("The key is selected: copy it from the field.")}
          />
          <DialogFooter>
            <DialogClose>{t("I have kept it")}</DialogClose>
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  );
}

function KeyForm({
  entities,
  onMade,
}: {
  entities: readonly EntityView[];
  onMade: (secret: string) => void;
}) {
  const make = useMakeApiKey();
  const form = useZodForm(loadSchema, {
    defaultValues: { name: "", scopes: ["catalogue:read"], entityId: entities[0]?.id ?? "", days: "90" },
  });
  return (
    <Form
      form={form}
      label={t("Create an API key")}
      pending={make.isPending}
      error={make.error}
      errorFallback={t("Failed to make the API key")}
      onSubmit={(input) => make.mutate(input, { onSuccess: ({ secret }) => onMade(secret) })}
    >
      <TextField
        name="name"
        label={t("Name")}
        hint={t("So that you know it again, such as “Our spreadsheet”.")}
        autoComplete="off"
        required
      />
      <MultiChoiceField
        name="scopes"
        label={t("What the key may do")}
        required
        options={API_SCOPES.map((value) => ({ value, label: translateLabel(API_SCOPE_LABELS[value]) }))}
      />
      <SelectField
        name="entityId"
        label={t("For which entity")}
        hint={t("The key reaches this one and no other, with the rights that you have there at the moment.")}
        options={[
          ...entities.map(({ id, name }) => ({ value: id, label: name })),
          { value: "", label: t("None, only for me") },
        ]}
      />
      <SelectField
        name="days"
        label={t("How long it works")}
        options={API_KEY_DAYS.map((days) => ({
          value: String(days),
          label: days === 365 ? t("One year") : t("{days} days", { days }),
        }))}
      />
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Create key")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
