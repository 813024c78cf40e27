import { mkdir, open, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "../logger";
import { errorCodeOf, fromFileSystem } from "./file-errors";
import { createSpool } from "./spool";
import type { ObjectStore } from "./types";

// Not a name that a key can have.
const SPOOL_FOLDER = ".incoming";

/** Keeps each file below `root` under its key, readable by this server alone. */
export function createDiskStore(root: string, log: Logger): ObjectStore {
  const spool = createSpool(join(root, SPOOL_FOLDER), log);

  /** @throws Error for a key that is not one of ours: it could lead out of the folder */
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error("not a key of an object");
    return join(root, ...key.split("/"));
  };

  return {
    kind: "disk",

    async write(key, body, { maxBytes }) {
      const path = pathOf(key);
      const spooled = await spool(body, { maxBytes, hash: "sha256" });
      try {
        const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(spooled.path, path);
        await syncFolders(dirname(path), made === undefined ? dirname(path) : root);
      } catch (error) {
        await rm(spooled.path, { force: true }).catch(() => {});
        throw fromFileSystem(error);
      }
      return { size: spooled.size, etag: `"${spooled.digest.toString("hex")}"` };
    },

    async stat(key) {
      return orNull(async () => ({ size: (await stat(pathOf(key))).size }));
    },

    async read(key) {
      return orNull(async () => {
        // Opened here, so that a file that is removed meanwhile is still read to its end.
        const file = await open(pathOf(key), "r");
        try {
          const { size } = await file.stat();
          return { body: file.createReadStream(), size };
        } catch (error) {
          await file.close();
          throw error;
        }
      });
    },

    async remove(key) {
      await orNull(() => rm(pathOf(key)));
    },

    async freeBytes() {
      try {
        // Its parent, for it is made with the first file.
        const { bavail, bsize } = await statfs(dirname(root));
        return bavail * bsize;
      } catch {
        // Whatever is wrong there, writing says it.
        return null;
      }
    },

    async presignUpload() {
      return null;
    },
  };
}

async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return null;
    if (errorCodeOf(error) === "") throw error;
    throw fromFileSystem(error);
  }
}

/** A new name survives a power cut only when its folder is synced, and so do new folders. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  // Windows syncs no folders.
  if (process.platform === "win32") return;
  for (let folder = from; ; folder = dirname(folder)) {
    const handle = await open(folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (folder === upTo) return;
  }
}
