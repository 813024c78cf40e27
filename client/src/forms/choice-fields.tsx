import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { Checkbox } from "@/ui/checkbox";
import type { SelectOption } from "@/ui/select";
import { cn } from "@/lib/cn";
import { FieldMessages, RequiredMark, useFieldError, type FieldBaseProps } from "./field";

/** Several of many, as checkboxes; the value is a list of strings. */
export function CheckboxGroupField({
  name,
  label,
  hint,
  required,
  className,
  options,
  columns = 1,
}: FieldBaseProps & { options: readonly SelectOption[]; columns?: 1 | 2 }) {
  const { register } = useFormContext();
  const id = useId();
  const error = useFieldError(name);
  return (
    <fieldset
      className={cn("min-w-0", className)}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined}
    >
      <legend className="text-[0.9375rem] font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={cn("mt-1.5 grid gap-x-4", columns === 2 && "sm:grid-cols-2")}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            label={option.label}
            aria-invalid={error ? true : undefined}
            {...register(name)}
          />
        ))}
      </div>
      <FieldMessages hintId={`${id}-hint`} hint={hint} errorId={`${id}-error`} error={error} />
    </fieldset>
  );
}
