import { useEffect, useRef } from "react";
import type { SectionId } from "./settings-section";

/**
 * Focuses a section when this is removed together with the focused element: a dialog whose opener is gone, a deleted
 * row. Where that section is gone as well, it focuses the list of entities.
 */
export function FocusFallback({ section = "entities" }: { section?: SectionId }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = mark.current;
    return () => {
      // Wait for the dialog, which tries to give the focus back.
      setTimeout(() => {
        if (element?.isConnected || document.activeElement !== document.body) return;
        const entities: SectionId = "entities";
        const target = document.getElementById(section) ?? document.getElementById(entities);
        target?.focus({ preventScroll: true });
      });
    };
  }, [section]);
  return <span ref={mark} hidden />;
}
