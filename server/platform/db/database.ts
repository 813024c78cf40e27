import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import * as schema from "@shared/schema/index";
import type { Logger } from "../logger";
import type { Reads } from "./replicas/reads";
import type { ServerSettings } from "./server-database";

export { inSavepoint, inTransaction } from "./transaction";

/** The pool as queries see it. Its own `transaction` is left out: it keeps a connection that fails at its begin for good. */
export type Database = Omit<NodePgDatabase<typeof schema>, "transaction"> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<NodePgDatabase<typeof schema>["transaction"]>[0]>[0];
/** What a query takes: the database, or the transaction that the caller is in. */
export type Db = Database | Transaction;

export type OpenDatabase = {
  pool: pg.Pool;
  db: Database;
  /** Whether this is the embedded database: one session, no server processes of its own. */
  isEmbedded: boolean;
  /** Where reads go; where it is not said, to the database itself. */
  reads?: Reads;
  /** Has replicas wait until they have all that was written so far. After a migration, whose tables they may not have yet. */
  requireAllSoFar?(): Promise<void>;
  /** Called when the database is gone for good, as only an embedded one can be. */
  onDeath(listener: (error: Error) => void): void;
  close(): Promise<void>;
};

export const connectDrizzle = (pool: pg.Pool): Database => drizzle(pool, { schema, casing: "snake_case" });

/**
 * Opens the database: the server that `DATABASE_URL` names, else the embedded one in the data folder.
 * Both are reached through the same `pg` pool, so that nothing above knows the difference.
 */
export async function openDatabase(
  settings: Partial<ServerSettings> & { DATA_DIR: string; DB_POOL: number },
  log: Logger,
): Promise<OpenDatabase> {
  if (!settings.DATABASE_URL) {
    const { openEmbedded } = await import("./embedded");
    return openEmbedded({ dir: `${settings.DATA_DIR}/database`, log });
  }
  const { openServer } = await import("./server-database");
  return openServer({ ...settings, DATABASE_URL: settings.DATABASE_URL }, log);
}
