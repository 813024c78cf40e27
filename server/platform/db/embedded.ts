import { existsSync } from "node:fs";
import pg from "pg";
import type { Logger } from "../logger";
import { connectDrizzle, type OpenDatabase } from "./database";
import { type Engine, startEngine } from "./embedded-engine";
import { shareOnSocket } from "./embedded-socket";
import { streamClass } from "./embedded-stream";
import { lockFolder } from "./folder-lock";
import { outliveLostConnections } from "./lost-connections";

const VACUUM_EVERY_MS = 6 * 60 * 60 * 1000;

export type EmbeddedDatabase = OpenDatabase & { dump(): Promise<Uint8Array> };

/**
 * Opens the embedded PostgreSQL in a folder that this process then has to itself, or in memory when `dir` is null.
 * @param loadFrom a dump to begin from, for a folder that is new
 * @throws FolderRefusal when another process has the folder
 */
export async function openEmbedded(options: {
  dir: string | null;
  log: Logger;
  loadFrom?: Uint8Array;
}): Promise<EmbeddedDatabase> {
  const { dir, log, loadFrom } = options;
  const folder = new AbortController();
  const unlock = dir ? await lockFolder(dir, { onLost: (error) => folder.abort(error) }) : () => {};
  const dataDir = dir ? `${dir}/data` : "memory://";
  const start = () => startEngine({ dataDir, loadFrom, signal: folder.signal });
  const isNew = dir && !loadFrom && !existsSync(`${dataDir}/PG_VERSION`);
  const engine = await (isNew ? startTwice(start) : start()).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const Stream = streamClass(engine);
  const pool = new pg.Pool({
    // It has one session: a second connection could only wait for the first.
    max: 1,
    user: "postgres",
    database: "postgres",
    ssl: false,
    stream: () => new Stream(),
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
  });
  outliveLostConnections(pool, log);
  const stopSharing = dir ? await shareOnSocket(dir, () => new Stream(), log) : async () => {};
  const vacuum = setInterval(() => void tidy(pool, log), VACUUM_EVERY_MS);
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

/** Making the folder takes more memory than working in it, which only the end of its thread gives back. */
async function startTwice(start: () => Promise<Engine>): Promise<Engine> {
  await (await start()).close();
  return start();
}

/** What autovacuum does on a server: frees space and renews what the planner knows. */
export async function tidy(pool: pg.Pool, log: Logger): Promise<void> {
  await pool.query("VACUUM ANALYZE").catch((error: unknown) => log.warn({ err: error }, "VACUUM failed"));
}
