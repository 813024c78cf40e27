import { useEffect, useRef } from "react";
import type { FieldErrors, FieldValues, UseFormReturn } from "react-hook-form";
import { toast } from "@/lib/toast";

/** Says in a toast, each time it is asked to send, why a form cannot be sent. What is wrong with a field stands there too. */
export function useInvalidToast<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  describe: (errors: FieldErrors) => { title: string; description: string } | undefined,
): void {
  const { submitCount, errors } = form.formState;
  const told = useRef(0);
  useEffect(() => {
    if (submitCount === told.current) return;
    told.current = submitCount;
    const problem = submitCount > 0 ? describe(errors) : undefined;
    if (problem) toast({ ...problem, variant: "destructive" });
  }, [submitCount, errors, describe]);
}
