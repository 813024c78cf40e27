/** Lets so much work go at once; the rest waits in line. */
export type FairLine = {
  /**
   * Does the work when its turn comes.
   * @returns null, and does nothing, when too much waits already, of this asker or of all
   */
  run<T>(asker: string, work: () => Promise<T>): Promise<{ done: T } | null>;
};

export type FairLineLimits = { atOnce: number; waitingMax: { all: number; ofOne: number } };

/** Whoever was served goes behind all others that wait: however much one asks for, the others have their turns between. */
export function createFairLine({ atOnce, waitingMax }: FairLineLimits): FairLine {
  let underWay = 0;
  /** Who waits, each with what they wait for; the first to be served comes first. */
  const lines = new Map<string, (() => void)[]>();

  const isFull = (asker: string) =>
    (lines.get(asker)?.length ?? 0) >= waitingMax.ofOne ||
    [...lines.values()].reduce((sum, line) => sum + line.length, 0) >= waitingMax.all;

  function handOn(): void {
    const [first] = lines;
    if (!first) return void underWay--;
    const [asker, [go, ...rest]] = first;
    lines.delete(asker);
    if (rest.length > 0) lines.set(asker, rest);
    go!();
  }

  return {
    async run(asker, work) {
      if (underWay < atOnce) underWay++;
      else if (isFull(asker)) return null;
      else await new Promise<void>((go) => lines.set(asker, [...(lines.get(asker) ?? []), go]));
      try {
        return { done: await work() };
      } finally {
        handOn();
      }
    },
  };
}
