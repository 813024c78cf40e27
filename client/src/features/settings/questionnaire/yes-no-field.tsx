import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { FieldMessages, RequiredMark, useFieldError, type FieldBaseProps } from "@/forms/field";
import { t } from "@/words";
import { RadioPill, RadioPills } from "./radio-pills";

const CHOICES = [
  { value: "true", label: t("Yes") },
  { value: "false", label: t("No") },
  { value: "", label: t("No answer") },
];

/** Yes, no, or not answered. */
export function YesNoField({ name, label, hint, required }: FieldBaseProps) {
  const { register } = useFormContext();
  const id = useId();
  const error = useFieldError(name);
  return (
    <fieldset
      className="grid gap-1.5"
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined}
    >
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <RadioPills className="max-w-sm">
        {CHOICES.map((choice) => (
          <RadioPill key={choice.value} {...choice} {...register(name)} />
        ))}
      </RadioPills>
      <FieldMessages hintId={`${id}-hint`} hint={hint} errorId={`${id}-error`} error={error} />
    </fieldset>
  );
}
