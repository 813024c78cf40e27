import type { PushHub } from "./types";

/** A push between two looks closer than this to each other does not make a third. */
const LOOK_AT_MOST_EVERY_MS = 200;

type Waiting = {
  push: PushHub;
  /** Whose pushes tell that something changed. */
  userId: string;
  signal: AbortSignal;
  waitMs: number;
  /** Should a push get lost, a look after this time finds what it told of. */
  lookEveryMs: number;
};

/**
 * Waits for something that any process may bring about: looks at once, after each push to the user, and now and then.
 * @param look gives what is waited for, or `undefined` while it is not there; it may throw what ends the wait
 * @returns what `look` gave, or `undefined` when `waitMs` have passed
 * @throws the signal's reason when it is aborted
 */
export async function awaitChange<T>(
  { push, userId, signal, waitMs, lookEveryMs }: Waiting,
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  let wake: () => void = () => {};
  let woken = false;
  const ring = () => {
    woken = true;
    wake();
  };
  const timeUp = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
  timeUp.addEventListener("abort", ring);
  const stopHearing = push.subscribe(userId, ring);
  const looks = setInterval(ring, lookEveryMs);
  try {
    for (;;) {
      woken = false;
      const found = await look();
      if (found !== undefined) return found;
      signal.throwIfAborted();
      if (timeUp.aborted) return undefined;
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (woken) resolve();
      });
      await pause(LOOK_AT_MOST_EVERY_MS, timeUp);
    }
  } finally {
    clearInterval(looks);
    stopHearing();
    timeUp.removeEventListener("abort", ring);
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
