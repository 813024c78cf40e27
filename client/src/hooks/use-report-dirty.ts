import { useLayoutEffect } from "react";

/**
 * Tells the dialog whether there are edits, so that it asks before it drops them. It uses a layout effect, because
 * after an ordinary one an Escape that follows at once would find the dialog without edits.
 */
export function useReportDirty(isDirty: boolean, onDirtyChange: (isDirty: boolean) => void): void {
  useLayoutEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);
}
