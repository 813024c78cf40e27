import { useEffect, useRef } from "react";
import type { FieldErrors, FieldValues, UseFormReturn } from "react-hook-form";
import { toast } from "@/lib/toast";

/** Shows a toast on each attempt to send an invalid form. Messages about single fields stand at the fields. */
export function useInvalidToast<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  describe: (errors: FieldErrors) => { title: string; description: string } | undefined,
): void {
  const { submitCount, errors } = form.formState;
  const reportedCount = useRef(0);
  useEffect(() => {
    if (submitCount === reportedCount.current) return;
    reportedCount.current = submitCount;
    const problem = submitCount > 0 ? describe(errors) : undefined;
    if (problem) toast({ ...problem, variant: "destructive" });
  }, [submitCount, errors, describe]);
}
