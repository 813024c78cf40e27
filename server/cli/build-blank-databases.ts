import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Blank, formatBlankName, packBlank } from "../platform/db/blank-database";
import { openEmbedded } from "../platform/db/embedded";
import { startEngine } from "../platform/db/embedded-engine";
import { migrateDatabase } from "../platform/db/migrate";
import { createLogger } from "../platform/logger";

/**
 * Makes the embedded databases that new data folders begin with, unless the folder has them already.
 * @param madeFrom changes with what they are made from
 */
export async function buildBlankDatabases(folder: string, madeFrom: string): Promise<void> {
  const stampFile = join(folder, ".made-from");
  if ((await readFile(stampFile, "utf8").catch(() => null)) === madeFrom) return;
  const dir = await mkdtemp(join(tmpdir(), "amberway-blank-"));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const dataDir = join(dir, "data");
  const pack = (blank: Blank) => packBlank(dataDir, join(folder, formatBlankName(blank)));
  try {
    await (await startEngine({ dataDir })).close();
    pack("empty");
    const database = await openEmbedded({ dir, log: createLogger("warn") });
    await migrateDatabase(database).finally(() => database.close());
    pack("migrated");
    await writeFile(stampFile, madeFrom);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
