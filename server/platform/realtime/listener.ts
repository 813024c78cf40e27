import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { closeClient } from "../db/close-client";
import type { Logger } from "../logger";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
/** How often a silent connection is checked. */
const CHECK_EVERY_MS = 30_000;

const CLOSE_MS = 1_000;

type Options = {
  /** The address of the server itself: LISTEN needs a session, which a pooler does not provide. */
  address: () => string | undefined;
  channel: string;
  onMessage: (payload: string) => void;
  /** Called whenever listening has begun: at first, and after every loss. */
  onConnected: () => void;
  log: Logger;
};

/**
 * Listens on a channel over a connection of its own, so that the pool does not lose one. Reconnects when it is lost,
 * waiting longer after each failure in a row.
 * @returns `listening` resolves when the first attempt is over, whether it worked or not
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
      // A connection attempt to a server that does not answer is not waited for.
      await Promise.race([ended, sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

/** Listens over one connection until it is lost or the signal is aborted. Resolves with the reason for the end. */
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
  let timer: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    client.on("notification", ({ payload }) => onMessage(payload ?? ""));
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onListening();
    timer = setInterval(() => client.query("select 1").catch((error) => lost.abort(error)), CHECK_EVERY_MS);
    if (!isOver.aborted) await once(isOver, "abort");
    return isOver.reason;
  } catch (error) {
    return error;
  } finally {
    clearInterval(timer);
    await closeClient(client);
  }
}
