import type { PushHub } from "./types";

/** Checks are at least this far apart, however many pushes arrive. */
const MIN_CHECK_GAP_MS = 200;

type WaitOptions = {
  push: PushHub;
  /** The user whose pushes report changes. */
  userId: string;
  signal: AbortSignal;
  waitMs: number;
  /** If a push gets lost, a check after this time finds the change. */
  checkEveryMs: number;
};

/**
 * Waits for a change that any process may make: checks at once, after each push to the user, and regularly.
 * @param check returns the awaited value, or `undefined` while there is none; may throw to end the wait
 * @returns the value, or `undefined` when `waitMs` have passed
 * @throws the signal's reason when it is aborted
 */
export async function awaitChange<T>(
  { push, userId, signal, waitMs, checkEveryMs }: WaitOptions,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  let wake: () => void = () => {};
  let woken = false;
  const wakeUp = () => {
    woken = true;
    wake();
  };
  const timeUp = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
  timeUp.addEventListener("abort", wakeUp);
  const unsubscribe = push.subscribe(userId, wakeUp);
  const timer = setInterval(wakeUp, checkEveryMs);
  try {
    for (;;) {
      woken = false;
      const found = await check();
      if (found !== undefined) return found;
      signal.throwIfAborted();
      if (timeUp.aborted) return undefined;
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (woken) resolve();
      });
      await pause(MIN_CHECK_GAP_MS, timeUp);
    }
  } finally {
    clearInterval(timer);
    unsubscribe();
    timeUp.removeEventListener("abort", wakeUp);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
