import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

type Options = {
  /** Makes a connection that has a listener for its errors. */
  connect: () => Promise<pg.Client>;
  /** Asks what there is to be asked; one that fails has its connection thrown away. */
  ask: (client: pg.Client, isNew: boolean) => Promise<void>;
  /** The server could not be asked, not over a new connection either. */
  onFailure: (error: unknown) => void;
  /** The connection broke, or gave no answer. Another one is made at once. */
  onLost?: (error: unknown) => void;
  everyMs: number;
  /** After failures in a row it waits longer and longer, up to this. */
  longestWaitMs: number;
};

export type Asking = {
  /** Asks at once; whoever calls while a question is waiting shares it. Resolves when it is over, whatever came of it. */
  askNow: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Asks a server the same question again and again over a connection of its own, which is made anew when it is lost. */
export function keepAsking({ connect, ask, onFailure, onLost, everyMs, longestWaitMs }: Options): Asking {
  const stopping = new AbortController();
  let client: pg.Client | null = null;
  let failures = 0;
  let underWay: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  function letGo(of: pg.Client | null): void {
    if (of === null) return;
    if (client === of) client = null;
    of.end().catch(() => {});
  }

  async function askOnce(): Promise<void> {
    if (stopping.signal.aborted) return;
    try {
      if (client !== null && (await isAnswered(client))) return;
      const made = await connect();
      made.once("error", (error) => lose(made, error));
      made.once("end", () => lose(made, new Error("The connection ended")));
      client = made;
      await ask(made, true);
      failures = 0;
    } catch (error) {
      letGo(client);
      failures += 1;
      if (!stopping.signal.aborted) onFailure(error);
    }
  }

  async function isAnswered(known: pg.Client): Promise<boolean> {
    try {
      await ask(known, false);
      failures = 0;
      return true;
    } catch (error) {
      // Where it broke, that was told already.
      if (client === known) onLost?.(error);
      letGo(known);
      return false;
    }
  }

  function lose(lost: pg.Client, error: unknown): void {
    if (client !== lost) return;
    letGo(lost);
    if (stopping.signal.aborted) return;
    onLost?.(error);
    void askNow();
  }

  function askNow(): Promise<void> {
    waiting ??= underWay.then(() => {
      waiting = null;
      return (underWay = askOnce());
    });
    return waiting;
  }

  async function goOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await askNow();
      const wait = Math.min(everyMs * 2 ** failures, longestWaitMs);
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }
  const ended = goOn();

  return {
    askNow,
    stop: async () => {
      stopping.abort();
      letGo(client);
      await ended;
    },
  };
}
