import { setTimeout as wait } from "node:timers/promises";

/** No service is left alone for longer, whatever it asks for: a wrong date would end all embedding. */
const REST_MS_MAX = 600_000;

export type Pace = {
  /** Waits for the caller's turn. Rejects with the signal's reason when it is aborted first. */
  turn(signal?: AbortSignal): Promise<void>;
  /** Notes that the service asked for a pause of so many milliseconds. */
  rest(milliseconds: number): void;
  /** How many milliseconds of such a pause are left; 0 when there is none. */
  restMs(): number;
};

/**
 * Spreads requests evenly: one after the other, none sooner after the one before than a minute's share.
 * @param deps clock in milliseconds and waiting, for tests
 */
export function createPace(
  perMinute: number,
  deps: {
    now?: (() => number) | undefined;
    sleep?: ((ms: number, signal?: AbortSignal) => Promise<unknown>) | undefined;
  } = {},
): Pace {
  const now = deps.now ?? (() => performance.now());
  const sleep = deps.sleep ?? ((ms, signal) => wait(ms, undefined, signal && { signal }));
  const share = 60_000 / perMinute;
  let nextTurn = -Infinity;
  let restsUntil = -Infinity;
  return {
    async turn(signal) {
      signal?.throwIfAborted();
      const at = Math.max(now(), nextTurn);
      nextTurn = at + share;
      const pause = at - now();
      try {
        if (pause > 0) await sleep(pause, signal);
      } catch (error) {
        // Whatever the waiting says of it, what counts is why it was ended.
        signal?.throwIfAborted();
        throw error;
      }
    },
    rest: (milliseconds) =>
      void (restsUntil = Math.max(restsUntil, now() + Math.min(milliseconds, REST_MS_MAX))),
    restMs: () => Math.max(0, restsUntil - now()),
  };
}
