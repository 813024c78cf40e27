import { setTimeout as pause } from "node:timers/promises";

/** So long at a time the process is held up, … */
const WORK_MS = 4;
/** … and so long it then is there for everybody else. */
const REST_MS = 2;

/**
 * Lets long work of this process be done between requests: await it again and again.
 * @param signal rejects with its reason once it is aborted
 */
export function createBreath(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK_MS) return;
    await pause(REST_MS);
    signal?.throwIfAborted();
    since = performance.now();
  };
}
