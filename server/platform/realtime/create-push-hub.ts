import { sql } from "drizzle-orm";
import type { OpenDatabase } from "../db/database";
import { getDirectAddress } from "../db/direct-connection";
import type { Logger } from "../logger";
import { keepListening } from "./listener";
import { parsePayload, toPayloads } from "./payload";
import type { PushEvent, PushHub } from "./types";

const CHANNEL = "amberway_push";

/** Sent to a listener that may have missed something: refresh everything. */
const REFRESH_ALL: PushEvent = { kind: "refresh", keys: [] };

type Listener = (event: PushEvent) => void;

/**
 * Delivers pushes to the clients of a user. On a PostgreSQL server it uses NOTIFY, so that they reach the clients of
 * every process. Pushes are missed while the listening connection is lost; afterwards all listeners get a refresh
 * without keys.
 */
export function createPushHub(database: OpenDatabase, log: Logger): PushHub {
  const listeners = new Map<string, Set<Listener>>();
  const notify = (receivers: Iterable<Listener>, event: PushEvent) => {
    for (const listener of [...receivers]) listener(event);
  };
  const deliver = (userId: string, event: PushEvent) => notify(listeners.get(userId) ?? [], event);

  const subscribe: PushHub["subscribe"] = (userId, listener) => {
    const ofUser = listeners.get(userId) ?? new Set();
    listeners.set(userId, ofUser.add(listener));
    return () => {
      ofUser.delete(listener);
      if (ofUser.size === 0 && listeners.get(userId) === ofUser) listeners.delete(userId);
    };
  };

  if (database.isEmbedded)
    return {
      subscribe,
      // There is one process and one connection. Inside a transaction the event is delivered before the commit, but its
      // reader waits for that one connection until the transaction has ended, and so never reads the old state.
      publish: async (_db, userId, event) => void setImmediate(() => deliver(userId, event)),
      start: async () => {},
      stop: async () => listeners.clear(),
    };

  let stopListening = async () => {};
  return {
    subscribe,
    publish: async (db, userId, event) => {
      for (const payload of toPayloads(userId, event))
        await db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
    },
    start: async () => {
      const { listening, stop } = keepListening({
        address: () => getDirectAddress(database),
        channel: CHANNEL,
        log,
        onMessage: (payload) => {
          const message = parsePayload(payload);
          if (message) deliver(message.userId, message.event);
        },
        onConnected: () =>
          notify(
            [...listeners.values()].flatMap((ofUser) => [...ofUser]),
            REFRESH_ALL,
          ),
      });
      stopListening = stop;
      await listening;
    },
    stop: async () => {
      listeners.clear();
      await stopListening();
    },
  };
}
