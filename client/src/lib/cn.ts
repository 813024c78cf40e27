/** Joins class names; falsy parts are left out. It does not resolve conflicts: pass classes that do not overlap. */
export function cn(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
