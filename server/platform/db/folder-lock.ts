import { randomUUID } from "node:crypto";
import { closeSync, ftruncateSync, mkdirSync, readFileSync, writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LockFailure, openAlone } from "./file-lock";
import { findOlderHolder, markForOlder } from "./older-folder-lock";

/** A folder that this process cannot have. Its message is for the person who started the process. */
export class FolderRefusal extends Error {}

export type LockOptions = {
  /** How long a holder that is just ending may take. */
  waitMs?: number;
  /** How often the holder looks whether the folder still is its own, and what is called once when it is not. */
  lookEveryMs?: number;
  onLost?: (error: Error) => void;
};

/**
 * Takes a folder for this process alone: the embedded database itself would let two processes in, and one would lose its rows.
 *
 * The kernel keeps the lock, on a file in the folder. So it holds in every container that sees the folder, and on every host where the
 * file system locks for all of them, as NFS does; for as long as the holder lives, be it busy, stopped or asleep, and not a moment longer,
 * however it ends. No clock is asked. The file itself stays: one that is removed could be locked twice.
 * @returns a function that gives the folder back
 * @throws FolderRefusal that names the holder, or says that the folder cannot be locked
 */
export async function lockFolder(
  dir: string,
  { waitMs = 2_000, lookEveryMs = 1_000, onLost = () => {} }: LockOptions = {},
): Promise<() => void> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, "owner.lock");
  const end = performance.now() + waitMs;
  const wait = async (holder: () => string) => {
    if (performance.now() > end)
      throw new FolderRefusal(
        `The data folder ${dir} is in use by ${holder()}. Stop that process first, or set DATA_DIR to another folder.`,
      );
    await sleep(100);
  };
  let fd: number | null;
  while ((fd = openOrRefuse(dir, file)) === null) await wait(() => readHolder(file));
  try {
    for (let pid; (pid = findOlderHolder(dir)) !== null;) await wait(() => `process ${pid}`);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  const unmark = markForOlder(dir);
  const me = `${process.pid}\n${hostname()}\n${randomUUID()}\n`;
  ftruncateSync(fd);
  writeSync(fd, me, 0);
  const stopLooking = watchLock(file, me, lookEveryMs, () =>
    onLost(new FolderRefusal(`The data folder ${dir} was taken away from this process.`)),
  );
  return () => {
    stopLooking();
    unmark();
    closeSync(fd);
  };
}

function openOrRefuse(dir: string, file: string): number | null {
  try {
    return openAlone(file);
  } catch (error) {
    if (!(error instanceof LockFailure)) throw error;
    throw new FolderRefusal(
      `The data folder ${dir} cannot be locked (${error.message}), and two processes in it would destroy data. ` +
        "Set DATA_DIR to a folder on a disk of this machine, install the command flock where it is missing, or set DATABASE_URL.",
    );
  }
}

/** Who has the lock, as far as it can be read: its number means nothing in another container, whose name is said then. */
function readHolder(file: string): string {
  try {
    const [pid, host] = readFileSync(file, "utf8").split("\n");
    if (Number(pid) > 0) return host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  } catch {
    // Windows lets nobody read it.
  }
  return "another process";
}

/**
 * Tells when the lock is another's after all: its file was removed or replaced by hand, or a file server gave it away while this host was
 * asleep or cut off.
 */
function watchLock(file: string, me: string, everyMs: number, onLost: () => void): () => void {
  const looking = setInterval(() => {
    readFile(file, "utf8").then(
      (text) => text !== me && lose(),
      (error: NodeJS.ErrnoException) => error.code === "ENOENT" && lose(),
    );
  }, everyMs);
  looking.unref();
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearInterval(looking);
  };
  const lose = () => {
    if (isOver) return;
    stop();
    onLost();
  };
  return stop;
}
