import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Input, type InputProps } from "@/ui/input";
import { PasswordInput } from "@/ui/password-input";
import { Select, type SelectProps } from "@/ui/select";
import { Textarea } from "@/ui/textarea";
import { currencyPrefix } from "@/lib/format/format";
import { Field, type FieldBaseProps } from "./field";

type OwnProps = "name" | "className" | "required" | "id" | "defaultValue" | "value";

/** A field for one line of text. Set `type`, `inputMode` and `autoComplete` to fit the question. */
export function TextField({
  name,
  label,
  hint,
  required,
  className,
  labelEnd,
  ...input
}: FieldBaseProps & Omit<InputProps, OwnProps> & { labelEnd?: ReactNode }) {
  const { register } = useFormContext();
  return (
    <Field {...{ name, label, hint, required, className, labelEnd }}>
      {(control) => <Input dir="auto" {...input} {...register(name)} {...control} />}
    </Field>
  );
}

export function PasswordField({
  name,
  label,
  hint,
  required,
  className,
  labelEnd,
  autoComplete,
}: FieldBaseProps & { autoComplete: "current-password" | "new-password"; labelEnd?: ReactNode }) {
  const { register } = useFormContext();
  return (
    <Field {...{ name, label, hint, required, className, labelEnd }}>
      {(control) => <PasswordInput autoComplete={autoComplete} {...register(name)} {...control} />}
    </Field>
  );
}

/** A field for an amount, which stays text so that no digit is lost. The currency is shown inside the box. */
export function MoneyField({
  name,
  label,
  hint,
  required,
  className,
  currency,
  ...input
}: FieldBaseProps & Omit<InputProps, OwnProps | "type" | "leading"> & { currency?: string | null }) {
  const { register } = useFormContext();
  return (
    <Field {...{ name, label, hint, required, className }}>
      {(control) => (
        <Input
          inputMode="decimal"
          autoComplete="off"
          {...input}
          leading={currencyPrefix(currency).trim()}
          {...register(name)}
          {...control}
        />
      )}
    </Field>
  );
}

export function TextareaField({
  name,
  label,
  hint,
  required,
  className,
  ...textarea
}: FieldBaseProps & Omit<React.ComponentProps<"textarea">, OwnProps>) {
  const { register } = useFormContext();
  return (
    <Field {...{ name, label, hint, required, className }}>
      {(control) => <Textarea {...textarea} {...register(name)} {...control} />}
    </Field>
  );
}

export function SelectField({
  name,
  label,
  hint,
  required,
  className,
  ...select
}: FieldBaseProps & Omit<SelectProps, OwnProps>) {
  const { register } = useFormContext();
  return (
    <Field {...{ name, label, hint, required, className }}>
      {(control) => <Select {...select} {...register(name)} {...control} />}
    </Field>
  );
}
