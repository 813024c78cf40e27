/** A user's id, or null for the server's own work. */
type TurnOwner = string | null;
/** A guest waits behind other users and never takes the last place. */
export type TurnTaker = { owner: TurnOwner; isGuest: boolean };

/** Limits how many owners work at once, one turn for each. The others wait in line. */
export type Turns = {
  /**
   * Waits for a turn. The caller ends the turn by calling the returned function once.
   * @returns null at once if too many of this owner, of guests or of all users wait already
   * @throws the signal's reason if it aborts first
   */
  take(who: TurnTaker, signal: AbortSignal): Promise<(() => void) | null>;
};

export type TurnLimits = {
  atOnce: { all: number; guests: number };
  /**
   * The numbers that may wait: of all users together, of guests among them, of one user, and of the server's own
   * work, which takes no user's place.
   */
  waitingMax: { users: number; guests: number; user: number; server: number };
};

type Line = { isGuest: boolean; waiting: (() => void)[] };

/**
 * Creates the turns. An owner goes to the end of the line after each turn, so that nobody has a second turn before
 * all others had one.
 */
export function createTurns({ atOnce, waitingMax }: TurnLimits): Turns {
  /** The owners at work. The value is true for a guest. */
  const underWay = new Map<TurnOwner, boolean>();
  /** The waiting owners in the order in which they are served. */
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
    // An owner keeps the place in line while something of theirs waits.
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
