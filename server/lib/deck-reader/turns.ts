/** Lets so many go at once; the others wait in line. */
export type Turns = {
  /**
   * Waits for a turn; the caller hands it back by calling what it gets, once.
   * @returns `null` at once when too many wait already
   * @throws the signal's reason when it fires first
   */
  take(signal: AbortSignal): Promise<(() => void) | null>;
};

export function createTurns(atOnce: number, waitingMax: number): Turns {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const handBack = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return handBack;
      }
      if (waiting.length >= waitingMax) return null;
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(go), 1);
          reject(signal.reason as Error);
        };
        const go = () => {
          signal.removeEventListener("abort", leave);
          resolve();
        };
        signal.addEventListener("abort", leave, { once: true });
        waiting.push(go);
      });
      return handBack;
    },
  };
}
