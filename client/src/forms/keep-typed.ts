import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * After a save: what was submitted is what the form holds now, and what was typed while it was on its way remains an edit.
 * @param submitted the fields' values at the press
 * @returns whether there is such an edit, so that the form has to stay
 */
export function keepTyped<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, "getValues" | "reset" | "setValue">,
  submitted: Values,
): boolean {
  const typed = Object.entries(form.getValues()).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(submitted[name]),
  );
  form.reset(submitted);
  for (const [name, value] of typed)
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  return typed.length > 0;
}
