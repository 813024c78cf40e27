import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

type Options = {
  /** Creates a connection that has a listener for its errors. */
  connect: () => Promise<pg.Client>;
  /** Sends the query. If it fails, its connection is closed. */
  ask: (client: pg.Client, isNew: boolean) => Promise<void>;
  /** The server did not answer, not even over a new connection. */
  onFailure: (error: unknown) => void;
  /** The connection broke or did not answer. A new one is made at once. */
  onLost?: (error: unknown) => void;
  everyMs: number;
  /** The wait doubles with each failure in a row, up to this. */
  longestWaitMs: number;
};

export type Polling = {
  /** Asks at once. Calls while a query is waiting share it. Resolves when it is over, whether it succeeded or not. */
  askNow: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Sends a server the same query again and again over a connection of its own, which is replaced when it is lost. */
export function pollServer({ connect, ask, onFailure, onLost, everyMs, longestWaitMs }: Options): Polling {
  const stopping = new AbortController();
  let client: pg.Client | null = null;
  let failures = 0;
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  function closeClient(of: pg.Client | null): void {
    if (of === null) return;
    if (client === of) client = null;
    of.end().catch(() => {});
  }

  async function askOnce(): Promise<void> {
    if (stopping.signal.aborted) return;
    try {
      if (client !== null && (await askExisting(client))) return;
      const made = await connect();
      made.once("error", (error) => handleLoss(made, error));
      made.once("end", () => handleLoss(made, new Error("The connection ended")));
      client = made;
      await ask(made, true);
      failures = 0;
    } catch (error) {
      closeClient(client);
      failures += 1;
      if (!stopping.signal.aborted) onFailure(error);
    }
  }

  async function askExisting(existing: pg.Client): Promise<boolean> {
    try {
      await ask(existing, false);
      failures = 0;
      return true;
    } catch (error) {
      // If the connection broke, that was already reported.
      if (client === existing) onLost?.(error);
      closeClient(existing);
      return false;
    }
  }

  function handleLoss(lost: pg.Client, error: unknown): void {
    if (client !== lost) return;
    closeClient(lost);
    if (stopping.signal.aborted) return;
    onLost?.(error);
    void askNow();
  }

  function askNow(): Promise<void> {
    waiting ??= running.then(() => {
      waiting = null;
      return (running = askOnce());
    });
    return waiting;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await askNow();
      const wait = Math.min(everyMs * 2 ** failures, longestWaitMs);
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }
  const ended = run();

  return {
    askNow,
    stop: async () => {
      stopping.abort();
      closeClient(client);
      await ended;
    },
  };
}
