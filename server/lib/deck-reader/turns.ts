/** Whose turn it is: a user's id, or null for the server's own work. */
export type TurnOwner = string | null;

/** Lets so many go at once, one of each owner; the others wait in line. */
export type Turns = {
  /**
   * Waits for a turn; the caller hands it back by calling what it gets, once.
   * @returns `null` at once when too many wait already, of this owner or of all users
   * @throws the signal's reason when it fires first
   */
  take(owner: TurnOwner, signal: AbortSignal): Promise<(() => void) | null>;
};

export type TurnLimits = {
  atOnce: number;
  /** How many wait at most: of all users together, of one of them, and of the server's own work, which takes no user's place. */
  waitingMax: { users: number; user: number; server: number };
};

/** Who was served goes behind all others that wait: with many in line, nobody has two turns before everybody had one. */
export function createTurns({ atOnce, waitingMax }: TurnLimits): Turns {
  const underWay = new Set<TurnOwner>();
  /** Who waits, each with what they wait for; the first to be served comes first. */
  const lines = new Map<TurnOwner, (() => void)[]>();

  const mayGo = (owner: TurnOwner) => underWay.size < atOnce && !underWay.has(owner);
  const isFull = (owner: TurnOwner) => {
    const ofOwner = lines.get(owner)?.length ?? 0;
    if (owner === null) return ofOwner >= waitingMax.server;
    const ofUsers = [...lines].reduce((sum, [one, line]) => (one === null ? sum : sum + line.length), 0);
    return ofOwner >= waitingMax.user || ofUsers >= waitingMax.users;
  };

  function start(owner: TurnOwner): () => void {
    underWay.add(owner);
    return () => {
      underWay.delete(owner);
      const rest = lines.get(owner);
      if (rest) {
        lines.delete(owner);
        lines.set(owner, rest);
      }
      for (const [next, line] of lines) if (mayGo(next)) line[0]!();
    };
  }

  function leave(owner: TurnOwner, go: () => void): void {
    const rest = lines.get(owner)?.filter((one) => one !== go) ?? [];
    // In its place, unless nothing is left of it.
    if (rest.length > 0) lines.set(owner, rest);
    else lines.delete(owner);
  }

  return {
    async take(owner, signal) {
      signal.throwIfAborted();
      if (mayGo(owner)) return start(owner);
      if (isFull(owner)) return null;
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          leave(owner, go);
          reject(signal.reason as Error);
        };
        const go = () => {
          signal.removeEventListener("abort", giveUp);
          leave(owner, go);
          resolve(start(owner));
        };
        signal.addEventListener("abort", giveUp, { once: true });
        lines.set(owner, [...(lines.get(owner) ?? []), go]);
      });
    },
  };
}
