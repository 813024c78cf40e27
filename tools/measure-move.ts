import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "../server/platform/db/embedded";
import { migrateDatabase } from "../server/platform/db/migrate";
import { createLogger } from "../server/platform/logger";
import { fillMany } from "./move/fill-many";
import { runOps } from "../server/ops/ops";

/**
 * Measures how long `ops move` takes for a million rows, from the embedded database to the empty database
 * that DATABASE_URL names. Exits with 1 when it takes ten minutes or more.
 */
const GOAL_SECONDS = 600;
const say = (line: string) => console.log(line);
const folder = await mkdtemp(join(tmpdir(), "amberway-move-"));
try {
  const database = await openEmbedded({ dir: join(folder, "database"), log: createLogger("warn") });
  await migrateDatabase(database);
  await fillMany(database.pool, say);
  await database.close();
  say(`load before the move: ${loadavg()[0]!.toFixed(1)}`);
  const startedAt = Date.now();
  const code = await runOps(
    ["move"],
    { DATA_DIR: folder, DATABASE_URL: process.env.DATABASE_URL },
    { say, printError: say, signal: new AbortController().signal },
  );
  const seconds = (Date.now() - startedAt) / 1000;
  say(
    `${seconds.toFixed(0)} s, ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB at the end; load ${loadavg()[0]!.toFixed(1)}`,
  );
  process.exitCode = code === 0 && seconds < GOAL_SECONDS ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
