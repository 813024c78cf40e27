import { useId, type ReactNode } from "react";
import { get, useFormContext } from "react-hook-form";
import { cn } from "@/lib/cn";

export type FieldBaseProps = {
  /** The dotted path in the form's values. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Shows an asterisk and sets aria-required. The validation itself is in the schema. */
  required?: boolean;
  className?: string;
};

export type FieldControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

/** Returns the message of a field's error, at any depth of the form. */
export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext();
  const error: unknown = get(formState.errors, name);
  if (typeof error !== "object" || error === null) return undefined;
  const { message, root } = error as { message?: unknown; root?: { message?: unknown } };
  const text = message ?? root?.message;
  return typeof text === "string" && text !== "" ? text : undefined;
}

/** Shows a label, a control, a hint and an error, connected by their ids. `children` renders the control. */
export function Field({
  name,
  label,
  hint,
  required = false,
  className,
  labelEnd,
  children,
}: FieldBaseProps & {
  /** Content at the end of the label's line, such as "Forgot password". */
  labelEnd?: ReactNode;
  children: (control: FieldControlProps) => ReactNode;
}) {
  const id = useId();
  const error = useFieldError(name);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cn("grid min-w-0 grid-cols-1 content-start gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {label}
          {required && <RequiredMark />}
        </label>
        {labelEnd}
      </div>
      {children({
        id,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      <FieldMessages hintId={hintId} hint={hint} errorId={errorId} error={error} />
    </div>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-destructive">
      {" "}
      *
    </span>
  );
}

export function FieldMessages({
  hintId,
  hint,
  errorId,
  error,
}: {
  hintId?: string;
  hint?: ReactNode;
  errorId?: string;
  error?: string;
}) {
  return (
    <>
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-sm font-medium text-destructive">
          {error}
        </p>
      )}
    </>
  );
}
