import { existsSync } from "node:fs";
import pg from "pg";
import type { Logger } from "../logger";
import { connectDrizzle, type OpenDatabase } from "./database";
import { type Blank, unpackBlank } from "./blank-database";
import { type Engine, startEngine } from "./embedded-engine";
import { serveOnSocket } from "./embedded-socket";
import { createStreamClass } from "./embedded-stream";
import { lockFolder } from "./folder-lock";
import { handleLostConnections } from "./lost-connections";
import { UnnamedClient } from "./prepared";

const VACUUM_EVERY_MS = 6 * 60 * 60 * 1000;

export type EmbeddedDatabase = OpenDatabase & { dump(): Promise<Uint8Array> };

/**
 * Opens the embedded PostgreSQL in a folder that this process then has to itself, or in memory when `dir` is null.
 * @param blank what a new folder begins with after a build; without one it has no tables
 * @param loadFrom a dump to start from, in memory
 * @throws FolderRefusal when another process has the folder
 */
export async function openEmbedded(options: {
  dir: string | null;
  log: Logger;
  blank?: Blank;
  loadFrom?: Uint8Array;
}): Promise<EmbeddedDatabase> {
  const { dir, log, blank = "empty", loadFrom } = options;
  const folder = new AbortController();
  const unlock = dir ? await lockFolder(dir, { onLost: (error) => folder.abort(error) }) : () => {};
  const dataDir = dir ? `${dir}/data` : "memory://";
  const start = () => startEngine({ dataDir, loadFrom, signal: folder.signal });
  const open = async () => {
    const isNew = dir && !existsSync(`${dataDir}/PG_VERSION`);
    return isNew && !unpackBlank(blank, dataDir) ? startTwice(start) : start();
  };
  const engine = await open().catch((error: unknown) => {
    unlock();
    throw error;
  });
  const Stream = createStreamClass(engine);
  const pool = new pg.Pool({
    // There is one session: a second connection could only wait for the first.
    max: 1,
    user: "postgres",
    database: "postgres",
    ssl: false,
    stream: () => new Stream(),
    Client: UnnamedClient,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
  });
  handleLostConnections(pool, log);
  const stopSharing = dir ? await serveOnSocket(dir, () => new Stream(), log) : async () => {};
  const vacuum = setInterval(() => void vacuumDatabase(pool, log), VACUUM_EVERY_MS);
  vacuum.unref();
  return {
    pool,
    db: connectDrizzle(pool),
    isEmbedded: true,
    onDeath: (listener) => engine.onDeath(listener),
    dump: () => engine.dump(),
    close: async () => {
      clearInterval(vacuum);
      await stopSharing();
      await pool.end();
      await engine.close();
      unlock();
    },
  };
}

/**
 * Starts a new database twice: creating the folder takes more memory than working in it, and only the end of the thread
 * returns that memory.
 */
async function startTwice(start: () => Promise<Engine>): Promise<Engine> {
  await (await start()).close();
  return start();
}

/** Does what autovacuum does on a server: frees space and updates the planner's statistics. */
export async function vacuumDatabase(pool: pg.Pool, log: Logger): Promise<void> {
  await pool.query("VACUUM ANALYZE").catch((error: unknown) => log.warn({ err: error }, "VACUUM failed"));
}
