type UnderWay<T> = { done: Promise<T>; controller: AbortController; waiting: number };

export type SharedWork<T> = {
  /**
   * Waits for the work of a key. It begins with the first who asks, and ends early only when all who wait for it have left.
   * @throws whatever the work throws; the signal's reason
   */
  join(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
};

/** Does once what several ask for at the same time. */
export function createSharedWork<T>(): SharedWork<T> {
  const underWay = new Map<string, UnderWay<T>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): UnderWay<T> {
    const controller = new AbortController();
    const forget = () => {
      if (underWay.get(key) === begun) underWay.delete(key);
    };
    const begun: UnderWay<T> = {
      done: Promise.resolve()
        .then(() => work(controller.signal))
        .finally(forget),
      controller,
      waiting: 0,
    };
    // Whoever asks after all have left shall not get what was broken off.
    controller.signal.addEventListener("abort", forget);
    underWay.set(key, begun);
    return begun;
  }

  return {
    join(key, signal, work) {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      const joined = underWay.get(key) ?? begin(key, work);
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
