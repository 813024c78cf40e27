import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import * as schema from "@shared/schema/index";
import type { Logger } from "../logger";
import type { Reads } from "./replicas/reads";
import type { ServerSettings } from "./server-database";

export { inSavepoint, inTransaction } from "./transaction";

/**
 * The database for queries. Drizzle's own `transaction` is left out: it never releases a connection whose `begin`
 * fails.
 */
export type Database = Omit<NodePgDatabase<typeof schema>, "transaction"> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<NodePgDatabase<typeof schema>["transaction"]>[0]>[0];
/** The argument of every query: the database, or the caller's transaction. */
export type Db = Database | Transaction;

export type OpenDatabase = {
  pool: pg.Pool;
  db: Database;
  /** Returns the address of the server itself, for a pool that goes through a pooler or whose server may change. */
  directAddress?(): string;
  /** Whether this is the embedded database: one session, no server processes of its own. */
  isEmbedded: boolean;
  /** Where reads go; without it, to the database itself. */
  reads?: Reads;
  /**
   * Makes replicas unused until they have everything written so far. Call it after a migration, whose tables they may
   * lack.
   */
  requireCurrentReplicas?(): Promise<void>;
  /** Called when the database is gone for good, which only happens to an embedded one. */
  onDeath(listener: (error: Error) => void): void;
  close(): Promise<void>;
};

export const connectDrizzle = (pool: pg.Pool): Database => drizzle(pool, { schema, casing: "snake_case" });

/**
 * Opens the database: the server that `DATABASE_URL` names, otherwise the embedded one in the data folder. Both are
 * used through the same `pg` pool, so the rest of the code does not notice the difference.
 */
export async function openDatabase(
  settings: Partial<ServerSettings> & { DATA_DIR: string; DB_POOL: number },
  log: Logger,
): Promise<OpenDatabase> {
  if (!settings.DATABASE_URL) {
    const { openEmbedded } = await import("./embedded");
    return openEmbedded({ dir: `${settings.DATA_DIR}/database`, log, blank: "migrated" });
  }
  const { openServer } = await import("./server-database");
  return openServer({ ...settings, DATABASE_URL: settings.DATABASE_URL }, log);
}
