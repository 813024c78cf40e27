import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

export type LoadSchema<Input extends FieldValues, Output extends FieldValues> = () => Promise<
  z.ZodType<Output, Input>
>;

/**
 * A resolver whose schema is fetched when it is first needed, or before by `load`. Where it cannot be fetched the values go on as they
 * are typed: the server knows the same rules, and who cannot reach it is told so.
 */
export function lazyResolver<Input extends FieldValues, Output extends FieldValues>(
  loadSchema: LoadSchema<Input, Output>,
): { resolver: Resolver<Input, unknown, Output>; load: () => void } {
  let loading: Promise<Resolver<Input, unknown, Output>> | undefined;
  const load = () =>
    (loading ??= Promise.all([import("@hookform/resolvers/zod"), loadSchema()])
      .then(([{ zodResolver }, schema]) => zodResolver(schema))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      }));
  const unchecked: Resolver<Input, unknown, Output> = (values) => ({
    values: values as unknown as Output,
    errors: {},
  });
  return {
    resolver: async (...given) => (await load().catch(() => unchecked))(...given),
    load: () => void load().catch(() => undefined),
  };
}
