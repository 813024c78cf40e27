import pg from "pg";
import type { Logger } from "../lib/logger";
import { connectDrizzle, type OpenDatabase } from "./database";
import { knowDirectAddress } from "./direct-connection";
import { outliveLostConnections } from "./lost-connections";

export type ServerSettings = {
  DATABASE_URL: string;
  DATABASE_DIRECT_URL?: string | undefined;
  DB_POOL: number;
};

/** Opens a PostgreSQL server. */
export function openServer(settings: ServerSettings, log: Logger): OpenDatabase {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DB_POOL } = settings;
  const pool = new pg.Pool({
    connectionString: DATABASE_URL,
    max: DB_POOL,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    // The server cancels a slow statement; this gives up on a server that does not even do that.
    query_timeout: 7_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  outliveLostConnections(pool, log);
  knowDirectAddress(pool, () => DATABASE_DIRECT_URL);
  return { pool, db: connectDrizzle(pool), isEmbedded: false, onDeath: () => {}, close: () => pool.end() };
}
