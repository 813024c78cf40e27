import { sql } from "drizzle-orm";
import type { OpenDatabase } from "../db/database";
import { getDirectAddress } from "../db/direct-connection";
import type { Logger } from "../logger";
import { keepListening } from "./listener";
import { fromPayload, toPayloads } from "./payload";
import type { PushEvent, PushHub } from "./types";

const CHANNEL = "amberway_push";

/** What a listener hears when something for it may have been missed: refresh whatever is ever pushed. */
const ANYTHING: PushEvent = { kind: "refresh", keys: [] };

type Listener = (event: PushEvent) => void;

/**
 * Carries pushes to the clients of a user. On a PostgreSQL server by NOTIFY, so that they reach the clients of every process. While
 * the connection that listens is lost, pushes are missed; once it is back, all listeners hear a refresh without keys.
 */
export function createPushHub(database: OpenDatabase, log: Logger): PushHub {
  const listeners = new Map<string, Set<Listener>>();
  const tell = (hearing: Iterable<Listener>, event: PushEvent) => {
    for (const listener of [...hearing]) listener(event);
  };
  const deliver = (userId: string, event: PushEvent) => tell(listeners.get(userId) ?? [], event);

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
      // There is one process and one connection. In a transaction this is told before the commit, but whoever then reads waits for
      // that one connection until the transaction has ended, and so never sees what was before it.
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
        address: () => getDirectAddress(database.pool),
        channel: CHANNEL,
        log,
        onMessage: (payload) => {
          const message = fromPayload(payload);
          if (message) deliver(message.userId, message.event);
        },
        onConnected: () =>
          tell(
            [...listeners.values()].flatMap((ofUser) => [...ofUser]),
            ANYTHING,
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
