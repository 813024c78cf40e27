import { useEffect, useMemo } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";
import { whenIdle } from "@/lib/browser/when-idle";
import { loadOnce } from "@/lib/load-once";

type LoadSchema<Input extends FieldValues, Output extends FieldValues> = () => Promise<
  z.ZodType<Output, Input>
>;

/**
 * A resolver whose schema is fetched when it is first needed, or before by `load`. Where it cannot be fetched the values go on as they
 * are typed: the server knows the same rules, and who cannot reach it is told so.
 */
export function resolveLazily<Input extends FieldValues, Output extends FieldValues>(
  loadSchema: LoadSchema<Input, Output>,
): { resolver: Resolver<Input, unknown, Output>; load: () => void } {
  const load = loadOnce(async (): Promise<Resolver<Input, unknown, Output>> => {
    const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), loadSchema()]);
    return zodResolver(schema);
  });
  const unchecked: Resolver<Input, unknown, Output> = (values) => ({
    values: values as unknown as Output,
    errors: {},
  });
  return {
    resolver: async (...given) => (await load().catch(() => unchecked))(...given),
    load: () => void load().catch(() => undefined),
  };
}

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
  const { resolver, load } = useMemo(() => resolveLazily(loadSchema), [loadSchema]);
  useEffect(() => whenIdle(load), [load]);
  return useForm<Input, unknown, Output>({
    resolver,
    // Complain once asked to submit, then follow the typing.
    mode: "onSubmit",
    reValidateMode: "onChange",
    ...options,
  });
}
