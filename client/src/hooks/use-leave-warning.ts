import { useEffect } from "react";

/**
 * Lets the browser ask before the page is closed or reloaded while `active`, because something typed is not saved
 * yet.
 */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [active]);
}
