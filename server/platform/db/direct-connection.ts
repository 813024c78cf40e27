import pg from "pg";

const directAddresses = new WeakMap<pg.Pool, () => string>();

/** Sets the address of the server behind a pool, for a pool that goes through a pooler or whose server may change. */
export const setDirectAddress = (pool: pg.Pool, address: () => string) =>
  void directAddresses.set(pool, address);

/** Returns the address of the server behind a pool; undefined for the embedded database. */
export const getDirectAddress = (pool: pg.Pool): string | undefined =>
  directAddresses.get(pool)?.() ?? pool.options.connectionString;

/**
 * Runs work that needs the same session for longer than a transaction, which a pooler does not provide: session locks
 * or settings. It has no time limits, because an index may take longer to build than a request may take.
 */
export async function withDirectConnection<T>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const connectionString = getDirectAddress(pool);
  if (connectionString === undefined) {
    const client = await pool.connect();
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
