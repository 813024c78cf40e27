import type pg from "pg";
import type { Logger } from "../logger";

/**
 * Has a pool outlive its connections. The database may end any of them at any moment, and `pg` then emits an error on the connection,
 * which ends the process where nobody listens. The pool itself listens to those that lie idle, and to none that is in use.
 */
export function outliveLostConnections(pool: pg.Pool, log: Logger): void {
  pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
  // Whoever uses the connection learns of it by the statement that fails.
  pool.on("connect", (client) => void client.on("error", () => {}));
}
