import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * Resets a form after a save to the submitted values. Text that was typed while the request ran remains as an
 * edit.
 * @param submitted is the values at the time of the press
 * @returns true if there is such an edit, so that the form has to stay open
 */
export function mergeServerValues<Values extends FieldValues, Output>(
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
