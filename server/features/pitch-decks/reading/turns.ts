/** Whose turn it is: a user's id, or null for the server's own work. */
type TurnOwner = string | null;
/** `isGuest`: who leaves a place to others, and waits behind them. */
export type TurnTaker = { owner: TurnOwner; isGuest: boolean };

/** Lets so many go at once, one of each owner; the others wait in line. */
export type Turns = {
  /**
   * Waits for a turn; the caller hands it back by calling what it gets, once.
   * @returns `null` at once when too many wait already, of this owner, of guests or of all users
   * @throws the signal's reason when it fires first
   */
  take(who: TurnTaker, signal: AbortSignal): Promise<(() => void) | null>;
};

export type TurnLimits = {
  atOnce: { all: number; guests: number };
  /** How many wait at most: of all users together, of guests among them, of one of them, and of the server's own work, which takes no user's place. */
  waitingMax: { users: number; guests: number; user: number; server: number };
};

type Line = { isGuest: boolean; waiting: (() => void)[] };

/** Who was served goes behind all others that wait: with many in line, nobody has two turns before everybody had one. */
export function createTurns({ atOnce, waitingMax }: TurnLimits): Turns {
  /** Whether each is a guest. */
  const underWay = new Map<TurnOwner, boolean>();
  /** Who waits, each with what they wait for; the first to be served comes first. */
  const lines = new Map<TurnOwner, Line>();

  const guestsUnderWay = () => [...underWay.values()].filter((isGuest) => isGuest).length;
  const mayGo = (owner: TurnOwner, isGuest: boolean) =>
    underWay.size < atOnce.all && !underWay.has(owner) && (!isGuest || guestsUnderWay() < atOnce.guests);
  const isFull = (owner: TurnOwner, isGuest: boolean) => {
    const ofOwner = lines.get(owner)?.waiting.length ?? 0;
    if (owner === null) return ofOwner >= waitingMax.server;
    const count = (counts: (owner: TurnOwner, line: Line) => boolean) =>
      [...lines].reduce((sum, [one, line]) => (counts(one, line) ? sum + line.waiting.length : sum), 0);
    return (
      ofOwner >= waitingMax.user ||
      count((one) => one !== null) >= waitingMax.users ||
      (isGuest && count((_one, line) => line.isGuest) >= waitingMax.guests)
    );
  };

  function start(owner: TurnOwner, isGuest: boolean): () => void {
    underWay.set(owner, isGuest);
    return () => {
      underWay.delete(owner);
      const rest = lines.get(owner);
      if (rest) {
        lines.delete(owner);
        lines.set(owner, rest);
      }
      for (const guests of [false, true])
        for (const [next, line] of lines)
          if (line.isGuest === guests && mayGo(next, guests)) line.waiting[0]!();
    };
  }

  function leave(owner: TurnOwner, go: () => void): void {
    const line = lines.get(owner);
    if (!line) return;
    line.waiting = line.waiting.filter((one) => one !== go);
    // In its place, unless nothing is left of it.
    if (line.waiting.length === 0) lines.delete(owner);
  }

  return {
    async take({ owner, isGuest }, signal) {
      signal.throwIfAborted();
      if (mayGo(owner, isGuest)) return start(owner, isGuest);
      if (isFull(owner, isGuest)) return null;
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          leave(owner, go);
          reject(signal.reason as Error);
        };
        const go = () => {
          signal.removeEventListener("abort", giveUp);
          leave(owner, go);
          resolve(start(owner, isGuest));
        };
        signal.addEventListener("abort", giveUp, { once: true });
        const line = lines.get(owner) ?? { isGuest, waiting: [] };
        line.waiting.push(go);
        lines.set(owner, line);
      });
    },
  };
}
