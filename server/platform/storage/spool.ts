import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Logger } from "../logger";
import { brokenUpload, fileTooLarge, toFileError } from "./file-errors";

const LEFT_OVER_MS = 24 * 60 * 60 * 1000;

/** A whole file, synced to disk, under a temporary name. The caller moves or deletes it. */
export type Spooled = { path: string; size: number; digest: Buffer };
export type Spool = (
  body: Readable,
  options: { maxBytes: number; hash: "md5" | "sha256" },
) => Promise<Spooled>;

/**
 * Writes streams to temporary files in `folder`, a chunk at a time. The first use deletes files that are older than a
 * day, which a killed process left behind.
 */
export function createSpool(folder: string, log: Logger): Spool {
  let hasCleanedUp = false;
  return async (body, options) => {
    const path = join(folder, `${randomUUID()}.part`);
    let file: FileHandle | undefined;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (!hasCleanedUp) {
        hasCleanedUp = true;
        await removeLeftOvers(folder).catch((error: unknown) =>
          log.warn({ err: error }, "temporary files of broken uploads were not removed"),
        );
      }
      file = await open(path, "wx", 0o600);
      const copied = await copy(body, file, options);
      await file.sync();
      await file.close();
      return { path, ...copied };
    } catch (error) {
      await file?.close().catch(() => {});
      await rm(path, { force: true }).catch(() => {});
      throw toFileError(error);
    }
  };
}

/** Does not destroy the body on failure: the rest of a request must still be read for its answer to arrive. */
async function copy(
  body: Readable,
  file: FileHandle,
  { maxBytes, hash }: { maxBytes: number; hash: string },
): Promise<{ size: number; digest: Buffer }> {
  const digest = createHash(hash);
  let size = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw fileTooLarge(maxBytes);
      digest.update(chunk);
      await file.writeFile(chunk);
    }
  } catch (error) {
    throw body.destroyed ? brokenUpload(error) : error;
  }
  return { size, digest: digest.digest() };
}

async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFT_OVER_MS) await rm(path, { force: true });
  }
}
