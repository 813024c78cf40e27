import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../platform/config/config";
import { openEmbedded } from "../../platform/db/embedded";
import { explainDatabaseFailure } from "../../platform/db/explain-failure";
import { lockFolder } from "../../platform/db/folder-lock";
import { createObjectStore } from "../../platform/storage/create-object-store";
import type { Logger } from "../../platform/logger";
import { PlainError } from "../../platform/errors/plain-error";
import { databaseFolder, openServer, withClient } from "../open-database";
import { loadSnapshot, type LoadedTable, type Snapshot } from "../snapshot/load";
import { refuseUnknownVersion } from "../snapshot/make-schema";
import { formatTableName } from "../snapshot/tables";
import { type Manifest, readManifest } from "./manifest";
import { checkPart, readPacked } from "./parts";
import { refuseOtherFiles, restoreFiles } from "./restore-files";
import { refuseOtherSecret, restoreSecret } from "./secret";
import { toPart, readFileList } from "./stored-files";

type Say = (line: string) => void;

/** Reads every byte of a backup. @throws PlainError when a part is missing or was changed */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { part } of manifest.tables) await checkPart(folder, part);
  if (manifest.secret.part) await checkPart(folder, manifest.secret.part);
  const { list } = manifest.files;
  if (list) {
    await checkPart(folder, list);
    for await (const file of readFileList(folder, list)) await checkPart(folder, toPart(file));
  }
  return manifest;
}

/**
 * Restores a backup into the database and the store that the settings name. The rows come last and in one
 * transaction, so an interrupted restore can be started again.
 * @returns remarks for the user
 * @throws PlainError when the backup is damaged, or when the database or the store is not empty
 */
export async function restoreBackup(
  { folder, config, log }: { folder: string; config: Config; log: Logger },
  say: Say,
): Promise<string[]> {
  refuseUnknownVersion((await readManifest(folder)).version);
  const manifest = await checkBackup(folder);
  say(`The backup of ${manifest.madeAt} is whole.`);
  const store = createObjectStore(config, log);
  const objects = join(config.DATA_DIR, "objects");
  if (!config.DATABASE_URL) refuseDatabase(databaseFolder(config));
  const remarks = await refuseOtherSecret(config, manifest);
  if (store.kind === "disk") await refuseOtherFiles(objects, folder, manifest);

  const snapshot = openSnapshot(folder, manifest);
  const fill = async () => {
    remarks.push(...(await restoreFiles(store, folder, manifest, say)));
    await restoreSecret(config, folder, manifest);
  };
  if (config.DATABASE_URL)
    await fillServer(
      { config, log, url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL },
      snapshot,
      fill,
      say,
    );
  else await fillFolder({ config, log }, snapshot, fill, say);
  return remarks;
}

const openSnapshot = (folder: string, manifest: Manifest): Snapshot => ({
  version: manifest.version,
  tables: manifest.tables,
  sequences: manifest.sequences,
  read: (table) => readPacked(folder, findTable(manifest, formatTableName(table)).part),
  check(loaded: LoadedTable) {
    const { rows, hash } = findTable(manifest, loaded.name);
    if (loaded.rows !== rows || loaded.hash !== hash)
      throw new PlainError(`The backup is damaged: ${loaded.name} has other rows than were written.`);
  },
});

function findTable(manifest: Manifest, name: string): Manifest["tables"][number] {
  const table = manifest.tables.find((candidate) => formatTableName(candidate) === name);
  if (!table) throw new Error(`no table ${name} in the backup`);
  return table;
}

async function fillServer(
  { config, log, url }: { config: Config; log: Logger; url: string },
  snapshot: Snapshot,
  fill: () => Promise<void>,
  say: Say,
): Promise<void> {
  const database = await openServer(url, log);
  try {
    await withClient(database, (client) => loadSnapshot(client, snapshot, { say, beforeCommit: fill }));
  } catch (error) {
    throw explainDatabaseFailure(error, config) ?? error;
  } finally {
    await database.close();
  }
}

function refuseDatabase(folder: string): void {
  if (existsSync(join(folder, "data")))
    throw new PlainError(
      `There is a database in ${folder} already. Move that folder away, or set DATA_DIR to another one.`,
    );
}

/**
 * Fills a folder beside the right one and renames it at the end. Until then no server can start in the right
 * one.
 */
async function fillFolder(
  { config, log }: { config: Config; log: Logger },
  snapshot: Snapshot,
  fill: () => Promise<void>,
  say: Say,
): Promise<void> {
  const folder = databaseFolder(config);
  const draft = `${folder}.restoring`;
  const unlock = await lockFolder(folder);
  try {
    await rm(draft, { recursive: true, force: true });
    const database = await openEmbedded({ dir: draft, log });
    try {
      await withClient(database, (client) => loadSnapshot(client, snapshot, { say, beforeCommit: fill }));
    } finally {
      await database.close();
    }
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    unlock();
  }
}
