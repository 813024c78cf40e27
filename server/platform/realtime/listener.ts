import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "../logger";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
/** How often a connection that says nothing is asked whether it is still there. */
const ASK_EVERY_MS = 30_000;

const GOODBYE_MS = 1_000;

type Options = {
  /** Where the server is reached itself: it listens for a session, which a pooler does not give. */
  address: () => string | undefined;
  channel: string;
  onMessage: (payload: string) => void;
  /** Called each time that listening has begun: at first, and after every loss. */
  onConnected: () => void;
  log: Logger;
};

/**
 * Listens on a channel over a connection of its own (one of the pool's would be missing there for good), and connects anew whenever it
 * is lost, waiting longer after each failure in a row.
 * @returns `listening` resolves once the first attempt is over, whether it worked or not
 */
export function keepListening(options: Options): { listening: Promise<void>; stop: () => Promise<void> } {
  const stopping = new AbortController();
  let firstTried!: () => void;
  const listening = new Promise<void>((resolve) => (firstTried = resolve));

  async function run(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    let isLost = false;
    while (!stopping.signal.aborted) {
      const failure = await listenOnce(options, stopping.signal, () => {
        if (isLost) options.log.info("pushes are heard again");
        isLost = false;
        wait = FIRST_WAIT_MS;
        options.onConnected();
        firstTried();
      });
      firstTried();
      if (stopping.signal.aborted) return;
      if (!isLost) options.log.warn({ err: failure }, "the connection for pushes was lost");
      isLost = true;
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {});
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  const ended = run();
  return {
    listening,
    stop: async () => {
      stopping.abort();
      // A connection that is just being made to a server that does not answer is not waited for.
      await Promise.race([ended, sleep(GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}

/** Listens over one connection until it is lost or the signal comes. Resolves with what ended it. */
async function listenOnce(
  { address, channel, onMessage }: Options,
  stopping: AbortSignal,
  onListening: () => void,
): Promise<unknown> {
  const client = new pg.Client({
    connectionString: address(),
    connectionTimeoutMillis: 3_000,
    query_timeout: 7_000,
    keepAlive: true,
  });
  const lost = new AbortController();
  client.on("error", (error) => lost.abort(error));
  client.on("end", () => lost.abort(new Error("The connection ended")));
  const isOver = AbortSignal.any([lost.signal, stopping]);
  let asking: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    client.on("notification", ({ payload }) => onMessage(payload ?? ""));
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onListening();
    asking = setInterval(() => client.query("select 1").catch((error) => lost.abort(error)), ASK_EVERY_MS);
    if (!isOver.aborted) await once(isOver, "abort");
    return isOver.reason;
  } catch (error) {
    return error;
  } finally {
    clearInterval(asking);
    // One that does not answer any more would never say goodbye.
    await Promise.race([client.end().catch(() => {}), sleep(GOODBYE_MS, undefined, { ref: false })]);
  }
}
