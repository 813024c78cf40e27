type Running<T> = { done: Promise<T>; controller: AbortController; waiting: number };

export type SharedWork<T> = {
  /**
   * Waits for the work of a key. It starts with the first caller, and is aborted only when all callers have left.
   * @throws whatever the work throws; the signal's reason
   */
  join(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
};

/** Runs work once for all callers that ask for it at the same time. */
export function createSharedWork<T>(): SharedWork<T> {
  const running = new Map<string, Running<T>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> {
    const controller = new AbortController();
    const forget = () => {
      if (running.get(key) === begun) running.delete(key);
    };
    const begun: Running<T> = {
      done: Promise.resolve()
        .then(() => work(controller.signal))
        .finally(forget),
      controller,
      waiting: 0,
    };
    // A caller that arrives after all others have left must not get the aborted work.
    controller.signal.addEventListener("abort", forget);
    running.set(key, begun);
    return begun;
  }

  return {
    join(key, signal, work) {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      const joined = running.get(key) ?? begin(key, work);
      joined.waiting += 1;
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(signal.reason as Error);
          joined.waiting -= 1;
          if (joined.waiting === 0) joined.controller.abort(signal.reason);
        };
        signal.addEventListener("abort", leave, { once: true });
        joined.done.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
      });
    },
  };
}
