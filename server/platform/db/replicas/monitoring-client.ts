import pg from "pg";

/** Creates a connection outside the pool for polling a server's state. It is not connected yet. */
export function createMonitoringClient(address: string, timeoutMs: number): pg.Client {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
  });
  // A lost connection fails at its next query.
  client.on("error", () => {});
  return client;
}
