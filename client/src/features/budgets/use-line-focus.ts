import { useEffect, useRef } from "react";

/** The parts of a line that the focus can go to. */
export type LinePart = "description" | "up" | "down" | "delete";
type Place = { id: string; parts: readonly LinePart[] };

/**
 * Keeps the focus at hand where a line was added, moved or deleted: the pressed button may be gone, or may no longer be
 * pressed. The place is focused as soon as its line is there.
 * @param lines changes whenever other lines are shown
 * @param first the line that has the focus as soon as it is there: the button that made it is gone
 */
export function useLineFocus(lines: unknown, first?: string) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<Place | undefined>(
    first === undefined ? undefined : { id: first, parts: ["description"] },
  );
  const tryFocus = () => {
    if (!wanted.current) return;
    const { id, parts } = wanted.current;
    const line = list.current?.querySelector(`[data-line="${id}"]`);
    const part = parts
      .map((name) => line?.querySelector<HTMLElement>(`[data-part="${name}"]:not(:disabled)`))
      .find(Boolean);
    if (!part) return;
    wanted.current = undefined;
    part.focus();
    if (part instanceof HTMLInputElement) part.select();
  };
  useEffect(tryFocus, [lines]);
  const focusLine = (id: string | undefined, ...parts: LinePart[]) => {
    wanted.current = id === undefined ? undefined : { id, parts };
    tryFocus();
  };
  return { list, focusLine };
}
