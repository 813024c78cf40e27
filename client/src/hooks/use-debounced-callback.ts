import { useCallback, useEffect, useRef } from "react";

/** Calls `callback` once `delay` milliseconds have passed without another call. `cancel` drops a waiting one. */
export function useDebouncedCallback<A extends unknown[]>(callback: (...args: A) => void, delay: number) {
  const latest = useRef(callback);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = callback;
  });
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const call = useCallback(
    (...args: A) => {
      cancel();
      timer.current = setTimeout(() => latest.current(...args), delay);
    },
    [cancel, delay],
  );
  return { call, cancel };
}
