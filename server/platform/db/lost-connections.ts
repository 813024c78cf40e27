import type pg from "pg";
import type { Logger } from "../logger";

/**
 * Handles errors of a pool's connections. The database may close any of them at any moment; `pg` then emits an error,
 * which would end the process without a listener. The pool itself only listens to idle connections.
 */
export function handleLostConnections(pool: pg.Pool, log: Logger): void {
  pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
  // A connection in use fails at its next statement.
  pool.on("connect", (client) => void client.on("error", () => {}));
}
