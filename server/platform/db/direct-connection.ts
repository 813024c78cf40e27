import pg from "pg";
import type { OpenDatabase } from "./database";

type DirectDatabase = Pick<OpenDatabase, "pool" | "directAddress">;

/** Returns the address of the server behind a pool; undefined for the embedded database. */
export const getDirectAddress = ({ pool, directAddress }: DirectDatabase): string | undefined =>
  directAddress?.() ?? pool.options.connectionString;

/**
 * Runs work that needs the same session for longer than a transaction, which a pooler does not provide: session locks
 * or settings. It has no time limits, because an index may take longer to build than a request may take.
 */
export async function withDirectConnection<T>(
  database: DirectDatabase,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const connectionString = getDirectAddress(database);
  if (connectionString === undefined) {
    const client = await database.pool.connect();
    try {
      return await work(client);
    } finally {
      client.release(true);
    }
  }
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000, keepAlive: true });
  // Work on a lost connection fails at its next statement.
  client.on("error", () => {});
  try {
    await client.connect();
    // The role may have time limits of its own.
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
