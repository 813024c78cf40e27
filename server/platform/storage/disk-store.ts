import { mkdir, open, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "../logger";
import { getErrorCode, toFileError } from "./file-errors";
import { createSpool } from "./spool";
import type { ObjectStore } from "./types";

// No key can have this name.
const SPOOL_FOLDER = ".incoming";

/** Stores each file below `root` under its key, readable only by this server. */
export function createDiskStore(root: string, log: Logger): ObjectStore {
  const spool = createSpool(join(root, SPOOL_FOLDER), log);

  /** @throws Error for an invalid key: it could lead out of the folder */
  const getPath = (key: string) => {
    if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error("not a key of an object");
    return join(root, ...key.split("/"));
  };

  return {
    kind: "disk",

    async write(key, body, { maxBytes }) {
      const path = getPath(key);
      const spooled = await spool(body, { maxBytes, hash: "sha256" });
      try {
        const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(spooled.path, path);
        await syncFolders(dirname(path), made === undefined ? dirname(path) : root);
      } catch (error) {
        await rm(spooled.path, { force: true }).catch(() => {});
        throw toFileError(error);
      }
      return { size: spooled.size, etag: `"${spooled.digest.toString("hex")}"` };
    },

    async stat(key) {
      return nullIfMissing(async () => ({ size: (await stat(getPath(key))).size }));
    },

    async read(key) {
      return nullIfMissing(async () => {
        // Opened here, so that a file that is deleted meanwhile can still be read to its end.
        const file = await open(getPath(key), "r");
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
      await nullIfMissing(() => rm(getPath(key)));
    },

    async freeBytes() {
      try {
        // The parent is checked, because the folder is created with the first file.
        const { bavail, bsize } = await statfs(dirname(root));
        return bavail * bsize;
      } catch {
        // A write will report what is wrong.
        return null;
      }
    },

    async presignUpload() {
      return null;
    },
  };
}

async function nullIfMissing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (getErrorCode(error) === "ENOENT") return null;
    if (getErrorCode(error) === "") throw error;
    throw toFileError(error);
  }
}

/** Syncs the folders: without it a new file or folder may be lost in a power cut. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  // Windows cannot sync folders.
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
