import { setTimeout as wait } from "node:timers/promises";
import { failures } from "./failures";
import type { FetchLimits } from "./limits";

/** Resolves after the given milliseconds. @throws the signal's reason when it is aborted before */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

export const realSleep: Sleep = async (ms, signal) => {
  try {
    await wait(ms, undefined, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
};

export type Pacing = {
  /**
   * Lets one caller after the other work at the host of `url`.
   * @throws FetchFailure `timeout` when the line is too long; the signal's reason
   */
  alone<T>(url: URL, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T>;
  /**
   * Makes one request at the right distance to the last one. `visitGapMs` is the distance that the host asks for
   * between pages; it is not given for a request that belongs to the same visit as the last.
   * @throws FetchFailure `robots` when that would take too long; the signal's reason
   */
  spaced<T>(
    url: URL,
    options: { visitGapMs?: number; signal: AbortSignal | undefined },
    request: () => Promise<T>,
  ): Promise<T>;
  /** Nobody asks this host for the next `ms` milliseconds. */
  pause(url: URL, ms: number): void;
};

type Lane = {
  tail: Promise<void>;
  waiting: number;
  lastRequestAt: number;
  lastPageAt: number;
  pausedUntil: number;
};

const HOSTS_KEPT = 1_000;

/** Remembers for each host when it was last asked, and who stands in line. Times come from `now`, in milliseconds. */
export function createPacing(options: {
  limits: Pick<FetchLimits, "hostGapMs" | "waitMs" | "waiting">;
  now: () => number;
  sleep: Sleep;
}): Pacing {
  const { limits, now, sleep } = options;
  const lanes = new Map<string, Lane>();

  function laneOf(url: URL): Lane {
    const known = lanes.get(url.hostname);
    if (known) return known;
    if (lanes.size >= HOSTS_KEPT) forgetIdleLanes();
    const lane = {
      tail: Promise.resolve(),
      waiting: 0,
      lastRequestAt: -Infinity,
      lastPageAt: -Infinity,
      pausedUntil: -Infinity,
    };
    lanes.set(url.hostname, lane);
    return lane;
  }

  function forgetIdleLanes(): void {
    for (const [host, lane] of lanes)
      if (lane.waiting === 0 && lane.lastRequestAt < now() - limits.waitMs) lanes.delete(host);
  }

  return {
    async alone(url, signal, work) {
      const lane = laneOf(url);
      if (lane.waiting >= limits.waiting) throw failures.busy(url);
      const cameAt = now();
      const before = lane.tail;
      let leave = () => {};
      const mine = new Promise<void>((resolve) => (leave = resolve));
      lane.tail = before.then(() => mine);
      lane.waiting += 1;
      try {
        await untilAborted(before, signal);
        if (now() - cameAt > limits.waitMs) throw failures.busy(url);
        return await work();
      } finally {
        lane.waiting -= 1;
        leave();
      }
    },

    async spaced(url, { visitGapMs, signal }, request) {
      const lane = laneOf(url);
      const isPage = visitGapMs !== undefined;
      const mayAskAt = Math.max(lane.lastRequestAt + limits.hostGapMs, lane.pausedUntil);
      const waitMs = Math.max(mayAskAt, isPage ? lane.lastPageAt + visitGapMs : -Infinity) - now();
      if (waitMs > limits.waitMs) throw failures.robotsDelay(url, Math.ceil((visitGapMs ?? waitMs) / 1000));
      if (waitMs > 0) await sleep(waitMs, signal);
      signal?.throwIfAborted();
      try {
        return await request();
      } finally {
        lane.lastRequestAt = now();
        if (isPage) lane.lastPageAt = lane.lastRequestAt;
      }
    },

    pause(url, ms) {
      const lane = laneOf(url);
      lane.pausedUntil = Math.max(lane.pausedUntil, now() + ms);
    },
  };
}

function untilAborted(turn: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return turn;
  return new Promise((resolve, reject) => {
    // The reason is the caller's own; whatever it is, it goes back as it is.
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    void turn.then(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    });
  });
}
