import { failures } from "./failures";

export type TimeBudget = {
  /**
   * Runs `work` while time is left. Its signal is aborted when there is none, or when the caller leaves.
   * @throws FetchFailure `timeout` naming the host of `url`; the reason of the caller's signal
   */
  run<T>(url: URL, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
};

/**
 * Creates one time budget for all requests of a visit. Time between them, such as waiting in a queue, does not count.
 */
export function createTimeBudget(limitMs: number, caller: AbortSignal | undefined): TimeBudget {
  let leftMs = limitMs;
  return {
    async run(url, work) {
      caller?.throwIfAborted();
      if (leftMs <= 0) throw failures.timeout(url);
      const controller = new AbortController();
      const stop = () => controller.abort();
      const timer = setTimeout(stop, leftMs);
      caller?.addEventListener("abort", stop, { once: true });
      const startedAt = performance.now();
      try {
        return await work(controller.signal);
      } catch (error) {
        caller?.throwIfAborted();
        throw controller.signal.aborted ? failures.timeout(url) : error;
      } finally {
        clearTimeout(timer);
        caller?.removeEventListener("abort", stop);
        leftMs -= performance.now() - startedAt;
      }
    },
  };
}
