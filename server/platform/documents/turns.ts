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

type Waiting = TurnTaker & { go: () => void };

/**
 * Creates the turns. An owner goes to the end of the line after each turn, so that nobody has a second turn before
 * all others had one.
 */
export function createTurns({ atOnce, waitingMax }: TurnLimits): Turns {
  const underWay = new Set<TurnTaker>();
  let line: Waiting[] = [];

  const mayGo = ({ owner, isGuest }: TurnTaker) => {
    const working = [...underWay];
    return (
      working.length < atOnce.all &&
      !working.some((one) => one.owner === owner) &&
      (!isGuest || working.filter((one) => one.isGuest).length < atOnce.guests)
    );
  };
  const isFull = ({ owner, isGuest }: TurnTaker) => {
    const ofOwner = line.filter((one) => one.owner === owner).length;
    if (owner === null) return ofOwner >= waitingMax.server;
    return (
      ofOwner >= waitingMax.user ||
      line.filter((one) => one.owner !== null).length >= waitingMax.users ||
      (isGuest && line.filter((one) => one.isGuest).length >= waitingMax.guests)
    );
  };

  function start(taker: TurnTaker): () => void {
    underWay.add(taker);
    return () => {
      underWay.delete(taker);
      const isOwn = ({ owner }: Waiting) => owner === taker.owner;
      line = [...line.filter((one) => !isOwn(one)), ...line.filter(isOwn)];
      // Whoever goes leaves the line and may take the last place.
      for (const guests of [false, true])
        for (const one of line) if (one.isGuest === guests && mayGo(one)) one.go();
    };
  }

  return {
    async take(taker, signal) {
      signal.throwIfAborted();
      if (mayGo(taker)) return start(taker);
      if (isFull(taker)) return null;
      return new Promise((resolve, reject) => {
        const leave = () => {
          line = line.filter((one) => one !== waiting);
          signal.removeEventListener("abort", giveUp);
        };
        const giveUp = () => {
          leave();
          reject(signal.reason as Error);
        };
        const go = () => {
          leave();
          resolve(start(taker));
        };
        const waiting = { ...taker, go };
        signal.addEventListener("abort", giveUp);
        line.push(waiting);
      });
    },
  };
}
