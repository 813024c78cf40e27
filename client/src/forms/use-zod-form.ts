import { useEffect, useMemo } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from "react-hook-form";
import { whenIdle } from "@/lib/browser/when-idle";
import { lazyResolver, type LoadSchema } from "./lazy-resolver";

/**
 * `useForm` with a zod schema: values are what is typed (the schema's input), `onSubmit` gets what it parses to. The schema comes after
 * the form is shown, with zod itself, so that no screen waits for its rules. `loadSchema` is the same function while the rules are.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  loadSchema: LoadSchema<Input, Output>,
  options: Omit<UseFormProps<Input, unknown, Output>, "resolver" | "defaultValues"> & {
    /** Every field, or React warns when the first letter is typed. */
    defaultValues: DefaultValues<Input>;
  },
): UseFormReturn<Input, unknown, Output> {
  const { resolver, load } = useMemo(() => lazyResolver(loadSchema), [loadSchema]);
  useEffect(() => whenIdle(load), [load]);
  return useForm<Input, unknown, Output>({
    resolver,
    // Complain once asked to submit, then follow the typing.
    mode: "onSubmit",
    reValidateMode: "onChange",
    ...options,
  });
}
