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
   * Runs the callers of one host one after another.
   * @throws FetchFailure `timeout` when the queue is too long; the signal's reason
   */
  runInTurn<T>(url: URL, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T>;
  /**
   * Sends one request at the required distance to the last one. `visitGapMs` is the distance that the host asks for
   * between pages; leave it out for a request that belongs to the same visit as the last.
   * @throws FetchFailure `robots` when the wait would be too long; the signal's reason
   */
  runSpaced<T>(
    url: URL,
    options: { visitGapMs?: number; signal: AbortSignal | undefined },
    request: () => Promise<T>,
  ): Promise<T>;
  /** Pauses all requests to this host for `ms` milliseconds. */
  pause(url: URL, ms: number): void;
};

type HostState = {
  tail: Promise<void>;
  waiting: number;
  lastRequestAt: number;
  lastPageAt: number;
  pausedUntil: number;
};

const HOSTS_KEPT = 1_000;

/** Tracks for each host when it was last asked and how many callers wait. Times come from `now`, in milliseconds. */
export function createPacing(options: {
  limits: Pick<FetchLimits, "hostGapMs" | "waitMs" | "waitingMax">;
  now: () => number;
  sleep: Sleep;
}): Pacing {
  const { limits, now, sleep } = options;
  const hosts = new Map<string, HostState>();

  function getHostState(url: URL): HostState {
    const known = hosts.get(url.hostname);
    if (known) return known;
    if (hosts.size >= HOSTS_KEPT) deleteIdleHosts();
    const state = {
      tail: Promise.resolve(),
      waiting: 0,
      lastRequestAt: -Infinity,
      lastPageAt: -Infinity,
      pausedUntil: -Infinity,
    };
    hosts.set(url.hostname, state);
    return state;
  }

  function deleteIdleHosts(): void {
    for (const [host, state] of hosts)
      if (state.waiting === 0 && state.lastRequestAt < now() - limits.waitMs) hosts.delete(host);
  }

  return {
    async runInTurn(url, signal, work) {
      const state = getHostState(url);
      if (state.waiting >= limits.waitingMax) throw failures.busy(url);
      const cameAt = now();
      const before = state.tail;
      let leave = () => {};
      const mine = new Promise<void>((resolve) => (leave = resolve));
      state.tail = before.then(() => mine);
      state.waiting += 1;
      try {
        await waitForTurn(before, signal);
        if (now() - cameAt > limits.waitMs) throw failures.busy(url);
        return await work();
      } finally {
        state.waiting -= 1;
        leave();
      }
    },

    async runSpaced(url, { visitGapMs, signal }, request) {
      const state = getHostState(url);
      const isPage = visitGapMs !== undefined;
      const mayAskAt = Math.max(state.lastRequestAt + limits.hostGapMs, state.pausedUntil);
      const waitMs = Math.max(mayAskAt, isPage ? state.lastPageAt + visitGapMs : -Infinity) - now();
      if (waitMs > limits.waitMs) throw failures.robotsDelay(url, Math.ceil((visitGapMs ?? waitMs) / 1000));
      if (waitMs > 0) await sleep(waitMs, signal);
      signal?.throwIfAborted();
      try {
        return await request();
      } finally {
        state.lastRequestAt = now();
        if (isPage) state.lastPageAt = state.lastRequestAt;
      }
    },

    pause(url, ms) {
      const state = getHostState(url);
      state.pausedUntil = Math.max(state.pausedUntil, now() + ms);
    },
  };
}

function waitForTurn(turn: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return turn;
  return new Promise((resolve, reject) => {
    // The caller gets exactly the reason that it gave.
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    void turn.then(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    });
  });
}
