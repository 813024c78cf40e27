import type { Db } from "../db/database";

/** The segments of a query key of the client, such as ["/api/pitch-decks"]: everything below it is to be read anew. */
export type QueryKey = readonly string[];

export type PushEvent =
  /** Without keys: something may have been missed. */
  | { kind: "refresh"; keys: readonly QueryKey[] }
  /** A session of this user ended: each stream looks whether it was its own. */
  | { kind: "check-session" };

export type PushHub = {
  /** Tells a user's clients, whichever process they are connected to. Inside a transaction it goes out with the commit. */
  publish(db: Db, userId: string, event: PushEvent): Promise<void>;
  /** Hears what is published for a user from now on. */
  subscribe(userId: string, listener: (event: PushEvent) => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
};
