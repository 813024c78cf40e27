import pg from "pg";

const known = new WeakMap<pg.Pool, () => string>();

/** Says where the server behind a pool is reached itself, where the pool goes through a pooler, or the server may change. */
export const knowDirectAddress = (pool: pg.Pool, address: () => string) => void known.set(pool, address);

/** Where the server behind a pool is reached itself; undefined for the embedded database. */
export const directAddressOf = (pool: pg.Pool): string | undefined =>
  known.get(pool)?.() ?? pool.options.connectionString;

/**
 * Runs what needs one and the same session for longer than a transaction, which a pooler does not give: locks of a session, settings.
 * Without time limits, for an index may take longer to build than a request is allowed to. The session ends with it.
 */
export async function onDirectConnection<T>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const connectionString = directAddressOf(pool);
  if (connectionString === undefined) {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release(true);
    }
  }
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000, keepAlive: true });
  // Whoever works on it learns of its loss by the statement that fails.
  client.on("error", () => {});
  try {
    await client.connect();
    // A role may have limits of its own.
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
