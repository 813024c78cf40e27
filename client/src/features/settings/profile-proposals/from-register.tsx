import { Landmark } from "lucide-react";
import { findRegister } from "@shared/constants/registers";
import type { RegisterView } from "@shared/validators/registers";
import { translateLabel } from "@shared/words/labels";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useFormDraft } from "@/hooks/use-form-draft";
import { t } from "@/words";
import { useReadSource } from "./proposals-api";

const loadSchema = async () => (await import("@shared/validators/profile-proposals")).registerNumberSchema;

type Props = { entityId: string; registers: readonly RegisterView[]; onAsked: () => void };

/** Takes the number under which an open register has the organisation. */
export function FromRegister({ entityId, registers, onAsked }: Props) {
  const read = useReadSource(entityId);
  const form = useZodForm(loadSchema, { defaultValues: { register: registers[0]!.register, number: "" } });
  const { restored, drop } = useFormDraft(form, `profile-register:${entityId}`);
  const known = registers.find(({ register }) => register === form.watch("register")) ?? registers[0]!;
  const { numberLabel, example } = findRegister(known.register);
  return (
    <Form
      form={form}
      pending={read.isPending}
      error={read.error}
      errorFallback={t("Failed to look the number up")}
      className="gap-3"
      onSubmit={({ number }) =>
        read.mutate(
          { source: "register", register: known.register, number: String(number) },
          {
            onSuccess: () => {
              drop();
              onAsked();
            },
          },
        )
      }
    >
      <h3 className="text-base">{t("Your registration number")}</h3>
      <DraftNote restored={restored} />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          name="register"
          label={t("Register")}
          options={registers.map(({ register }) => ({
            value: register,
            label: translateLabel(findRegister(register).label),
          }))}
        />
        <TextField
          name="number"
          label={translateLabel(numberLabel)}
          placeholder={example}
          autoComplete="off"
          dir="ltr"
          required
        />
      </div>
      <SubmitButton variant="outline" className="justify-self-start max-sm:w-full">
        <Landmark aria-hidden="true" />
        {t("Look it up")}
      </SubmitButton>
    </Form>
  );
}
