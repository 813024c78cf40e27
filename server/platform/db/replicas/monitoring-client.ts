import pg from "pg";

/** A connection for asking a server again and again how it is, outside its pool. Not connected yet. */
export function makeWatchingClient(address: string, patienceMs: number): pg.Client {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
  });
  // Whoever asks learns of its loss by the question that fails.
  client.on("error", () => {});
  return client;
}
