/**
 * Announces a sentence to screen readers when it changes, such as the count after a search. Keep it mounted.
 */
export function LiveRegion({ children }: { children: string }) {
  return (
    <p role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {children}
    </p>
  );
}
