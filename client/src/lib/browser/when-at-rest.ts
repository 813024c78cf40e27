import type { QueryClient } from "@tanstack/react-query";
import { whenIdle } from "./when-idle";

/** Whoever waits for a slow answer is not to miss the rest. */
const AT_MOST_MS = 4_000;
/** How long the last answer is left alone: it is drawn in slices, and what it shows may need a font, or a picture. */
const SETTLED_MS = 500;

/**
 * Does something once the screen shows what it asked for, and the browser has nothing better to do: until then it would only hold that up.
 * @returns how to call it off
 */
export function whenAtRest(client: QueryClient, task: () => void): () => void {
  let callOff = () => {};
  const look = () => {
    callOff();
    callOff = client.isFetching() > 0 ? () => {} : whenSettled(run);
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

/** @returns how to call it off */
function whenSettled(task: () => void): () => void {
  let callOff: () => void;
  const timer = setTimeout(() => (callOff = whenIdle(task)), SETTLED_MS);
  callOff = () => clearTimeout(timer);
  return () => callOff();
}
