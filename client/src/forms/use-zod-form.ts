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
 * Builds a resolver that loads its schema when it is first needed, or earlier through `load`. If the schema
 * cannot be loaded, the values are submitted unchecked. The server checks the same rules, and the user is
 * told if it cannot be reached.
 */
export function resolveLazily<Input extends FieldValues, Output extends FieldValues>(
  loadSchema: LoadSchema<Input, Output>,
): { resolver: Resolver<Input, unknown, Output>; load: () => void } {
  const load = loadOnce(async (): Promise<Resolver<Input, unknown, Output>> => {
    const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), loadSchema()]);
    return zodResolver(schema);
  });
  const resolveUnchecked: Resolver<Input, unknown, Output> = (values) => ({
    values: values as unknown as Output,
    errors: {},
  });
  return {
    resolver: async (...parameters) => (await load().catch(() => resolveUnchecked))(...parameters),
    load: () => void load().catch(() => undefined),
  };
}

/**
 * `useForm` with a zod schema. The values are the typed ones (the schema's input), and `onSubmit` gets the
 * parsed ones. The schema and zod itself are loaded after the form is shown, so that no screen waits for
 * them. Pass the same `loadSchema` function for as long as the schema is the same.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  loadSchema: LoadSchema<Input, Output>,
  options: Omit<UseFormProps<Input, unknown, Output>, "resolver" | "defaultValues"> & {
    /** Must have every field, otherwise React warns when the first letter is typed. */
    defaultValues: DefaultValues<Input>;
  },
): UseFormReturn<Input, unknown, Output> {
  const { resolver, load } = useMemo(() => resolveLazily(loadSchema), [loadSchema]);
  useEffect(() => whenIdle(load), [load]);
  return useForm<Input, unknown, Output>({
    resolver,
    // Errors appear at the first submit, and then follow the typing.
    mode: "onSubmit",
    reValidateMode: "onChange",
    ...options,
  });
}
