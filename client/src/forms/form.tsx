import { useEffect, type ReactNode } from "react";
import { FormProvider, type FieldValues, type SubmitHandler, type UseFormReturn } from "react-hook-form";
import { Alert } from "@/ui/alert";
import { userMessage } from "@/lib/api/api-client";
import { cn } from "@/lib/cn";
import { FormStateContext } from "./form-state";
import { applyServerErrors } from "./server-errors";

export type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  onSubmit: SubmitHandler<Output>;
  /**
   * While this is true, and during validation, the form ignores another submit and its button shows a
   * spinner.
   */
  pending: boolean;
  /** The mutation's error. Its field errors go to the fields, and the first of them gets the focus. */
  error: unknown;
  /**
   * With a sentence here the failure is also shown above the form, with the server's message or this
   * sentence.
   */
  errorFallback?: string;
  /** The name of the form for screen readers, if no heading names it. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/**
 * The shell of every form. It validates with the schema, keeps the typed values, and shows the server's
 * errors on the fields.
 */
export function Form<Values extends FieldValues, Output = Values>({
  form,
  onSubmit,
  pending,
  error,
  errorFallback,
  label,
  className,
  children,
}: FormProps<Values, Output>) {
  useEffect(() => {
    if (error) applyServerErrors(form, error);
  }, [form, error]);

  // The schema is loaded at the first submit. On a slow connection a second press would wait for it too, and
  // submit again.
  const busy = pending || form.formState.isSubmitting;
  const rootError = form.formState.errors.root?.server?.message;
  const failure = errorFallback && error ? userMessage(error, errorFallback) : undefined;
  const alertText = [failure, rootError].filter(Boolean).join(" ");
  return (
    <FormProvider {...form}>
      <FormStateContext value={{ pending: busy }}>
        <form
          noValidate
          aria-label={label}
          aria-busy={busy || undefined}
          className={cn("grid grid-cols-1 gap-5", className)}
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog's form inside another form (through a portal) must not submit that one as well.
            event.stopPropagation();
            if (!busy) void form.handleSubmit(onSubmit)(event);
          }}
        >
          {alertText && (
            <Alert tone="destructive" role="alert">
              {alertText}
            </Alert>
          )}
          {children}
        </form>
      </FormStateContext>
    </FormProvider>
  );
}
