import { startTransition, useEffect, useState } from "react";

/** More than fits a phone, and two rows of a desktop. */
const AT_FIRST = 4;

/**
 * How many of a list to show: a few at first, and twice as many each time those are painted. Hundreds of cards at once, or ten on a slow
 * phone, would hold up the next press for too long.
 */
export function useGradually(total: number): number {
  const [limit, setLimit] = useState(AT_FIRST);
  const isComplete = limit >= total;
  useEffect(() => {
    if (isComplete) return;
    let timer: ReturnType<typeof setTimeout>;
    // A timer of the next frame runs after that frame is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLimit(limit * 2)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [limit, isComplete]);
  return Math.min(limit, total);
}
