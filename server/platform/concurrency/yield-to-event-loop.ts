import { setImmediate, setTimeout as pause } from "node:timers/promises";

/**
 * Lets long work of this process be done between requests: await what it gives again and again.
 * @param workMs so long at a time the process is held up, …
 * @param pauseMs … and so long it then is there for everybody else; 0 for as long as there is something else to do right now
 * @param signal rejects with its reason once it is aborted
 */
export function createYield({
  workMs,
  pauseMs,
  signal,
}: {
  workMs: number;
  pauseMs: number;
  signal?: AbortSignal | undefined;
}): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < workMs) return;
    await (pauseMs > 0 ? pause(pauseMs) : setImmediate());
    signal?.throwIfAborted();
    since = performance.now();
  };
}
