import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/api/api-client";

/** The element of a field, to know its place on the page. */
const elementOf = (field: string) => document.getElementsByName(field)[0];

const inPageOrder = (a: Element, b: Element) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * Puts the server's `fieldErrors` on the form's fields and focuses the first one on the page. What it says about a
 * field that is not on screen goes to `root.server`, which the form shell shows.
 * @returns whether any field on screen was named.
 */
export function applyServerErrors<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, "setError" | "setFocus">,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const shown: { field: FieldPath<Values>; element: Element }[] = [];
  const unseen: string[] = [];
  for (const [path, sentences] of Object.entries(error.fieldErrors)) {
    const message = sentences.join(" ");
    const element = elementOf(path);
    if (!element) {
      unseen.push(message);
      continue;
    }
    // A field with this name is on screen, so the path belongs to the form.
    const field = path as FieldPath<Values>;
    form.setError(field, { type: "server", message });
    shown.push({ field, element });
  }
  if (unseen.length > 0) form.setError("root.server", { type: "server", message: unseen.join(" ") });
  const first = shown.sort((a, b) => inPageOrder(a.element, b.element))[0];
  if (first) form.setFocus(first.field);
  return first !== undefined;
}
