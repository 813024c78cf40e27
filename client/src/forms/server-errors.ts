import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/api/api-client";

/** Finds the element of a field, to know its position on the page. */
const findElement = (field: string) => document.getElementsByName(field)[0];

const comparePositions = (a: Element, b: Element) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * Shows the server's `fieldErrors` on the form's fields and focuses the first one on the page. An error for a
 * field that is not on the screen goes to `root.server`, which the form shows above its fields.
 * @returns true if a field on the screen has an error
 */
export function applyServerErrors<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, "setError" | "setFocus">,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const shown: { field: FieldPath<Values>; element: Element }[] = [];
  const otherMessages: string[] = [];
  for (const [path, sentences] of Object.entries(error.fieldErrors)) {
    const message = sentences.join(" ");
    const element = findElement(path);
    if (!element) {
      otherMessages.push(message);
      continue;
    }
    // A field with this name is on screen, so the path belongs to the form.
    const field = path as FieldPath<Values>;
    form.setError(field, { type: "server", message });
    shown.push({ field, element });
  }
  if (otherMessages.length > 0)
    form.setError("root.server", { type: "server", message: otherMessages.join(" ") });
  const first = shown.sort((a, b) => comparePositions(a.element, b.element))[0];
  if (first) form.setFocus(first.field);
  return first !== undefined;
}
