import { failures } from "./failures";

export type TalkTime = {
  /**
   * Runs `work` while time is left; its signal ends it when there is none, or when the caller goes away.
   * @throws FetchFailure `timeout` naming the host of `url`; the reason of the caller's signal
   */
  run<T>(url: URL, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
};

/** One allowance of time for all exchanges of a visit. What lies between them, such as waiting for a turn, is free. */
export function createTalkTime(limitMs: number, caller: AbortSignal | undefined): TalkTime {
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
