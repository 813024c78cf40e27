import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../../platform/config/config";
import { createObjectStore } from "../../platform/storage/create-object-store";
import type { Logger } from "../../platform/logger";
import { PlainError } from "../../platform/errors/plain-error";
import { openForCommands, withClient } from "../open-database";
import { readSchemaVersion } from "../snapshot/make-schema";
import { RowTally } from "../snapshot/row-tally";
import { readRows } from "../snapshot/rows";
import { isEmptyDatabase, listSequences, formatTableName, type Table } from "../snapshot/tables";
import { inSnapshot } from "../snapshot/transaction";
import { type Manifest, writeManifest } from "./manifest";
import { writePart } from "./parts";
import { nameBackup, unfinished } from "./names";
import { findSecret } from "./secret";
import { copyFiles, dropOthers, listStoredKeys, type SavedFile, writeFileList } from "./stored-files";

type Request = {
  config: Config;
  log: Logger;
  /** The backup becomes a new folder inside this folder. */
  to: string;
  /** Whether files in an S3 store are copied too. S3 has its own ways of backing up. */
  withObjects: boolean;
};

export type MadeBackup = { folder: string; manifest: Omit<Manifest, "format"> };

/**
 * Makes a backup while the server runs. The folder gets its final name only when all of it is on the disk.
 * @throws PlainError when the database cannot be reached or is empty
 */
export async function makeBackup(request: Request): Promise<MadeBackup> {
  const { config, log, to } = request;
  const database = await openForCommands(config, log);
  const name = nameBackup(new Date());
  const draft = join(to, unfinished(name));
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const kind = database.isEmbedded ? "embedded" : "server";
    const manifest = {
      ...(await withClient(database, (client) => saveAll(client, kind, request, draft))),
      secret: await saveSecret(config, draft),
    };
    await writeManifest(draft, manifest);
    const folder = join(to, name);
    await rename(draft, folder);
    await syncFolder(to);
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await database.close();
  }
}

/**
 * Copies the files twice: first the files that exist now, then, after the snapshot of the rows is fixed, the
 * few that were added meanwhile. So a file that is deleted meanwhile is in the backup if its row is. A file
 * that was uploaded and deleted in between is listed as missing.
 */
async function saveAll(
  client: pg.ClientBase,
  kind: Manifest["source"]["kind"],
  { config, log, withObjects }: Request,
  draft: string,
): Promise<Omit<Manifest, "format" | "secret">> {
  const store = createObjectStore(config, log);
  const isIncluded = store.kind === "disk" || withObjects;
  const saved = new Map<string, SavedFile>();
  if (await isEmptyDatabase(client))
    throw new PlainError("The database is empty: the first start of the server fills it.");
  if (isIncluded) await copyFiles(store, draft, await listStoredKeys(client), saved);

  const { keys, ...rows } = await inSnapshot(client, async (allTables) => {
    const { rows: facts } = await client.query<{ postgres: string; now: Date }>(
      "select current_setting('server_version') as postgres, clock_timestamp() as now",
    );
    const tables: Manifest["tables"] = [];
    for (const table of allTables) tables.push(await saveTable(client, table, draft));
    return {
      keys: await listStoredKeys(client),
      madeAt: facts[0]!.now.toISOString(),
      source: { kind, postgres: facts[0]!.postgres },
      version: await readSchemaVersion(client),
      tables,
      sequences: await listSequences(client),
    };
  });

  if (isIncluded) {
    await copyFiles(store, draft, keys, saved);
    await dropOthers(draft, keys, saved);
  }
  return {
    ...rows,
    files: {
      store: store.kind,
      isIncluded,
      count: isIncluded ? saved.size : keys.length,
      bytes: [...saved.values()].reduce((sum, { size }) => sum + size, 0),
      list: isIncluded ? await writeFileList(draft, saved.values()) : null,
      missing: isIncluded ? keys.filter((key) => !saved.has(key)) : [],
    },
  };
}

async function saveTable(
  client: pg.ClientBase,
  table: Table,
  draft: string,
): Promise<Manifest["tables"][number]> {
  const tally = new RowTally();
  const part = await writePart(
    draft,
    `rows/${formatTableName(table)}.copy.gz`,
    tally.through(readRows(client, table)),
    { isPacked: true },
  );
  return { ...table, rows: tally.rows, hash: tally.hash, part };
}

async function saveSecret(config: Config, draft: string): Promise<Manifest["secret"]> {
  const { kept, fingerprint } = await findSecret(config);
  const part =
    kept === null
      ? null
      : await writePart(
          draft,
          "session-secret",
          (async function* () {
            yield Buffer.from(kept);
          })(),
        );
  return { part, fingerprint };
}

/** A new name survives a power cut only when its folder is synced to the disk. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
