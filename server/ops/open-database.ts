import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "../platform/config/config";
import { connectDrizzle, type OpenDatabase, openDatabase } from "../platform/db/database";
import { getSocketPath } from "../platform/db/embedded-socket";
import { explainDatabaseFailure } from "../platform/db/explain-failure";
import { handleLostConnections } from "../platform/db/lost-connections";
import { findPrimary } from "../platform/db/replicas/find-primary";
import type { Logger } from "../platform/logger";
import { PlainError } from "../platform/errors/plain-error";

export const databaseFolder = ({ DATA_DIR }: Pick<Config, "DATA_DIR">) => join(DATA_DIR, "database");

const CONNECT_MS = 5_000;

/** Whether a process holds the embedded database and accepts connections from other processes. */
export function isShared(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(getSocketPath(folder));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Runs `work` with one connection. */
export async function withClient<T>(
  { pool }: OpenDatabase,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** Opens a pool for commands. It has no time limits, because commands may take longer than requests. */
function openPool(settings: pg.PoolConfig, log: Logger, isEmbedded: boolean): OpenDatabase {
  const pool = new pg.Pool({
    max: 2,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: "amberway ops",
    ...settings,
  });
  handleLostConnections(pool, log);
  return { pool, db: connectDrizzle(pool), isEmbedded, onDeath: () => {}, close: () => pool.end() };
}

/**
 * Connects to the database server at an address. If the address names several, it takes the one that accepts
 * writes.
 */
export const openServer = async (url: string, log: Logger): Promise<OpenDatabase> =>
  openPool({ connectionString: await findPrimary(url) }, log, false);

/**
 * Opens the database of the settings without changing it. This is the server that DATABASE_URL names, or the
 * embedded database: through the running server that holds it, otherwise from its folder.
 * @throws PlainError when there is no database, or it cannot be reached
 */
export async function openForCommands(config: Config, log: Logger): Promise<OpenDatabase> {
  const database = await open(config, log);
  try {
    await database.pool.query("select 1");
    return database;
  } catch (error) {
    await database.close().catch(() => {});
    throw explainDatabaseFailure(error, config) ?? error;
  }
}

async function open(config: Config, log: Logger): Promise<OpenDatabase> {
  // The direct address avoids the pooler, which gives no session of one's own.
  if (config.DATABASE_URL) return openServer(config.DATABASE_DIRECT_URL ?? config.DATABASE_URL, log);
  const folder = databaseFolder(config);
  if (await isShared(folder))
    return openPool(
      { host: folder, user: "postgres", database: "postgres", max: 1, connectionTimeoutMillis: 0 },
      log,
      true,
    );
  if (!existsSync(join(folder, "data")))
    throw new PlainError(
      `There is no database in ${config.DATA_DIR} yet, and DATABASE_URL is not set. The first start of the server makes one.`,
    );
  return openDatabase(config, log).catch((error: unknown) => {
    throw explainDatabaseFailure(error, config) ?? error;
  });
}
