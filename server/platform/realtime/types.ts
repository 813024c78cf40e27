import type { Db } from "../db/database";

/** The segments of a query key of the client, such as ["/api/pitch-decks"]: everything below it is fetched again. */
export type QueryKey = readonly string[];

export type PushEvent =
  /** Without keys: something may have been missed, so everything is refreshed. */
  | { kind: "refresh"; keys: readonly QueryKey[] }
  /** A session of this user ended: each stream checks whether it was its own. */
  | { kind: "check-session" }
  /**
   * This user stops what is done for them at this place, or only what they began under this name there. It is for the process that does
   * it, not for clients.
   */
  | { kind: "stop-work"; place: string; runId?: string | undefined };

export type PushHub = {
  /**
   * Sends an event to a user's clients, whichever process they are connected to. Inside a transaction it is sent with
   * the commit.
   */
  publish(db: Db, userId: string, event: PushEvent): Promise<void>;
  /** Listens to the events of a user. Returns a function that stops it. */
  subscribe(userId: string, listener: (event: PushEvent) => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
};
