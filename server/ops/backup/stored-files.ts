import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type pg from "pg";
import { z } from "zod";
import type { ObjectStore } from "../../platform/storage/types";
import type { Part } from "./manifest";
import { writePart } from "./parts";

const savedFileSchema = z.object({
  // The key becomes a path, so only characters that the store allows are accepted.
  key: z.string().regex(/^[\w-]+(\/[\w-]+)*$/),
  size: z.number(),
  sha256: z.string(),
});
export type SavedFile = z.infer<typeof savedFileSchema>;

const FOLDER = "files";
const AT_ONCE = 4;

/**
 * Lists the keys of the files that the database says are stored. A file never changes: a new version has a
 * new key.
 */
export async function listStoredKeys(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    "select key from stored_objects where stored_at is not null order by key",
  );
  return rows.map(({ key }) => key);
}

export const toPart = ({ key, size, sha256 }: SavedFile): Part => ({
  file: `${FOLDER}/${key}`,
  bytes: size,
  sha256,
});

/**
 * Copies the files that are not in `saved` yet from the store into a backup. Skips files that the store does
 * not have.
 */
export async function copyFiles(
  store: ObjectStore,
  folder: string,
  keys: string[],
  saved: Map<string, SavedFile>,
): Promise<void> {
  const waiting = keys.filter((key) => !saved.has(key));
  const copyNextFiles = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const file = await store.read(key);
      if (!file) continue;
      const { bytes, sha256 } = await writePart(
        folder,
        `${FOLDER}/${key}`,
        file.body as AsyncIterable<Buffer>,
      );
      saved.set(key, { key, size: bytes, sha256 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyNextFiles));
}

/** Removes the copies of files that have no row in the backup. */
export async function dropOthers(
  folder: string,
  keys: string[],
  saved: Map<string, SavedFile>,
): Promise<void> {
  const wanted = new Set(keys);
  for (const key of [...saved.keys()].filter((key) => !wanted.has(key))) {
    await rm(join(folder, FOLDER, key), { force: true });
    saved.delete(key);
  }
}

export const writeFileList = (folder: string, files: Iterable<SavedFile>): Promise<Part> =>
  writePart(
    folder,
    "files.jsonl",
    (async function* () {
      for (const file of files) yield Buffer.from(`${JSON.stringify(file)}\n`);
    })(),
  );

/** Reads the list of files of a backup. The caller has checked `list` before. */
export async function* readFileList(folder: string, list: Part): AsyncGenerator<SavedFile> {
  const lines = createInterface({ input: createReadStream(join(folder, list.file)) });
  for await (const line of lines) yield savedFileSchema.parse(JSON.parse(line));
}
