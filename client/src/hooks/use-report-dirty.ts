import { useLayoutEffect } from "react";

/**
 * Tells the dialog, which asks before it drops edits. Before the browser takes the next key: after an ordinary effect an
 * Escape that follows at once would still find the dialog without edits.
 */
export function useReportDirty(isDirty: boolean, onDirtyChange: (isDirty: boolean) => void): void {
  useLayoutEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);
}
