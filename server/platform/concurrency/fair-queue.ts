/** Limits how much work runs at the same time, and queues the rest fairly per caller. */
export type FairQueue = {
  /**
   * Runs the work when its turn comes.
   * @returns null, without running it, when the caller's queue or the whole queue is full
   */
  run<T>(caller: string, work: () => Promise<T>): Promise<{ done: T } | null>;
};

export type FairQueueLimits = { runningMax: number; waitingMax: { all: number; perCaller: number } };

/** Serves the waiting callers in turn: however much work one caller queues, the others get their turns in between. */
export function createFairQueue({ runningMax, waitingMax }: FairQueueLimits): FairQueue {
  let running = 0;
  /** The waiting work of each caller. The first entry is served next. */
  const queues = new Map<string, (() => void)[]>();

  const isFull = (caller: string) =>
    (queues.get(caller)?.length ?? 0) >= waitingMax.perCaller ||
    [...queues.values()].reduce((sum, line) => sum + line.length, 0) >= waitingMax.all;

  function startNext(): void {
    const [first] = queues;
    if (!first) return void running--;
    const [caller, [go, ...rest]] = first;
    queues.delete(caller);
    if (rest.length > 0) queues.set(caller, rest);
    go!();
  }

  return {
    async run(caller, work) {
      if (running < runningMax) running++;
      else if (isFull(caller)) return null;
      else await new Promise<void>((go) => queues.set(caller, [...(queues.get(caller) ?? []), go]));
      try {
        return { done: await work() };
      } finally {
        startNext();
      }
    },
  };
}
