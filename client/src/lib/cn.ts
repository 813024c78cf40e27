/**
 * Joins class names and leaves out falsy parts. It does not resolve conflicts, so pass classes that do not
 * overlap.
 */
export function cn(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
