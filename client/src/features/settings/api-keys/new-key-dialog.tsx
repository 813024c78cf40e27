import { Copy } from "lucide-react";
import { useId, useRef, useState } from "react";
import { API_KEY_DAYS, API_SCOPE_LABELS, API_SCOPES } from "@shared/constants/api-keys";
import type { EntityView } from "@shared/validators/entities";
import { translateLabel } from "@shared/words/labels";
import { Form } from "@/forms/form";
import { MultiChoiceField } from "@/forms/multi-choice-field";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { toast } from "@/lib/toast";
import { Button } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Input } from "@/ui/input";
import { t } from "@/words";
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
        <DialogContent title={t("Make an API key")}>
          <KeyForm entities={entities} onMade={setSecret} />
        </DialogContent>
      ) : (
        <DialogContent
          title={t("Your new API key")}
          description={t("Copy it now and keep it where only the program finds it. It is shown this once.")}
        >
          <SecretField secret={secret} />
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
      label={t("Make an API key")}
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
        <SubmitButton>{t("Make key")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

function SecretField({ secret }: { secret: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ title: t("API key copied") });
    } catch {
      // Copying is not allowed, or the page did not come over https.
      field.current?.select();
      toast({ title: t("Could not copy"), description: t("The key is selected: copy it from the field.") });
    }
  };
  return (
    <div>
      <label htmlFor={id} className="text-[0.9375rem] font-semibold">
        {t("API key")}
      </label>
      <div className="mt-1.5 flex flex-col gap-2 sm:flex-row">
        <Input
          ref={field}
          id={id}
          readOnly
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          className="min-w-0 font-mono sm:flex-1"
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t("Copy")}
        </Button>
      </div>
    </div>
  );
}
