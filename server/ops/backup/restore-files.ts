import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { createHash } from "node:crypto";
import type { ObjectStore } from "../../platform/storage/types";
import { PlainError } from "../../platform/errors/plain-error";
import type { Manifest } from "./manifest";
import { toPart, readFileList, type SavedFile } from "./stored-files";

/** @throws PlainError when the folder of the store has a file that is not in the backup */
export async function refuseOtherFiles(objects: string, folder: string, manifest: Manifest): Promise<void> {
  const entries = await readdir(objects, { recursive: true, withFileTypes: true }).catch(() => []);
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(objects, join(entry.parentPath, entry.name)).split(sep).join("/"))
    // Names with a dot are left by an interrupted upload or restore.
    .filter((key) => !key.startsWith("."));
  if (keys.length === 0) return;
  const filesOfBackup = new Map<string, SavedFile>();
  if (manifest.files.list)
    for await (const file of readFileList(folder, manifest.files.list)) filesOfBackup.set(file.key, file);
  for (const key of keys) {
    const file = filesOfBackup.get(key);
    if (!file || (await hashFile(join(objects, key))) !== file.sha256)
      throw new PlainError(
        `There are stored files in ${objects} already, such as ${key}. Move that folder away, or set DATA_DIR to another one.`,
      );
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest("hex");
}

/** Writes the files of a backup into the store. @returns remarks for the user */
export async function restoreFiles(
  store: ObjectStore,
  folder: string,
  { files }: Manifest,
  say: (line: string) => void,
): Promise<string[]> {
  if (!files.list) {
    if (files.count === 0) return [];
    return [
      store.kind === "s3"
        ? `The ${files.count} stored files were left in their bucket: the S3 settings must name that one.`
        : `The ${files.count} stored files were left in an S3 bucket and are not in the backup: set the S3 settings to that bucket.`,
    ];
  }
  for await (const file of readFileList(folder, files.list)) {
    const { file: part } = toPart(file);
    await store.write(file.key, createReadStream(join(folder, part)), { maxBytes: file.size });
  }
  say(`Stored files: ${files.count}.`);
  return files.missing.length === 0
    ? []
    : [
        `${files.missing.length} stored files were missing when the backup was made: ${files.missing.join(", ")}.`,
      ];
}
