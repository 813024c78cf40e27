import { zodResolver } from "@hookform/resolvers/zod";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";

/** `useForm` with a zod schema: values are what is typed (the schema's input), `onSubmit` gets what it parses to. */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, "resolver" | "defaultValues"> & {
    /** Every field, or React warns when the first letter is typed. */
    defaultValues: DefaultValues<Input>;
  },
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    // Complain once asked to submit, then follow the typing.
    mode: "onSubmit",
    reValidateMode: "onChange",
    ...options,
  });
}
