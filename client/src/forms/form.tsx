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
  /** While true, and while it is being checked, a second submit is ignored and the submit button turns. */
  pending: boolean;
  /** The mutation's error: what it says about fields goes to the fields, and the first of them gets the focus. */
  error: unknown;
  /** With a sentence here, the failure also stays over the form (the server's words, or this sentence). */
  errorFallback?: string;
  /** Names the form for screen readers where no heading does. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** The shell of every form: checks with the schema, keeps what was typed, puts the server's complaints on fields. */
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

  // The schema comes with the first submit: on a slow line a second press would wait for it too, and send again.
  const busy = pending || form.formState.isSubmitting;
  const rootError = form.formState.errors.root?.server?.message;
  const failure = errorFallback && error ? userMessage(error, errorFallback) : undefined;
  const said = [failure, rootError].filter(Boolean).join(" ");
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
          {said && (
            <Alert tone="destructive" role="alert">
              {said}
            </Alert>
          )}
          {children}
        </form>
      </FormStateContext>
    </FormProvider>
  );
}
