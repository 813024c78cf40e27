import type { QueryClient } from "@tanstack/react-query";
import { whenIdle } from "./when-idle";

/** Whoever waits for a slow answer is not to miss the rest. */
const AT_MOST_MS = 4_000;

/**
 * Does something once the screen shows what it asked for, and the browser has nothing better to do: until then it would only hold that up.
 * @returns how to call it off
 */
export function whenAtRest(client: QueryClient, task: () => void): () => void {
  let callOff = () => {};
  const look = () => {
    callOff();
    callOff = client.isFetching() > 0 ? () => {} : whenPainted(run);
  };
  const limit = setTimeout(run, AT_MOST_MS);
  const unsubscribe = client.getQueryCache().subscribe(({ type }) => type === "updated" && look());
  look();
  return stop;

  function stop() {
    clearTimeout(limit);
    unsubscribe();
    callOff();
  }
  function run() {
    stop();
    task();
  }
}

/** What the last answer brought is drawn, in slices, by the second picture at the latest that a browser at leisure paints. */
function whenPainted(task: () => void): () => void {
  let callOff: () => void;
  const first = requestAnimationFrame(() => {
    const second = requestAnimationFrame(() => (callOff = whenIdle(task)));
    callOff = () => cancelAnimationFrame(second);
  });
  callOff = () => cancelAnimationFrame(first);
  return () => callOff();
}
