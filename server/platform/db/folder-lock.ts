import { randomUUID } from "node:crypto";
import { closeSync, ftruncateSync, mkdirSync, readFileSync, writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LockFailure, openLocked } from "./file-lock";
import { findOlderHolder, writeOlderMark } from "./older-folder-lock";

/** Thrown when this process cannot have the folder. The message is for the person who started the process. */
export class FolderRefusal extends Error {}

export type LockOptions = {
  /** How long to wait for a holder that may be shutting down. */
  waitMs?: number;
  /** How often to check that the lock is still held. `onLost` is called once when it is not. */
  checkEveryMs?: number;
  onLost?: (error: Error) => void;
};

/**
 * Locks a folder for this process: the embedded database would let two processes in, and one of them would lose its
 * rows. The kernel holds the lock, on a file in the folder. So it works across containers that share the folder, and
 * across hosts where the file system supports that, as NFS does. It lasts for as long as the holder lives, even if that
 * is stopped or asleep, and no longer. The file itself stays: a removed file could be locked twice.
 * @returns a function that unlocks the folder
 * @throws FolderRefusal that names the holder, or says that the folder cannot be locked
 */
export async function lockFolder(
  dir: string,
  { waitMs = 2_000, checkEveryMs = 1_000, onLost = () => {} }: LockOptions = {},
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
  const unmark = writeOlderMark(dir);
  const me = `${process.pid}\n${hostname()}\n${randomUUID()}\n`;
  ftruncateSync(fd);
  writeSync(fd, me, 0);
  const stopLooking = watchLock(file, me, checkEveryMs, () =>
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
    return openLocked(file);
  } catch (error) {
    if (!(error instanceof LockFailure)) throw error;
    throw new FolderRefusal(
      `The data folder ${dir} cannot be locked (${error.message}), and two processes in it would destroy data. ` +
        "Set DATA_DIR to a folder on a disk of this machine, install the command flock where it is missing, or set DATABASE_URL.",
    );
  }
}

/** Names the process that has the lock. Its id means nothing in another container, so the host is named as well. */
function readHolder(file: string): string {
  try {
    const [pid, host] = readFileSync(file, "utf8").split("\n");
    if (Number(pid) > 0) return host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  } catch {
    // Windows does not let other processes read it.
  }
  return "another process";
}

/**
 * Checks regularly whether the lock was lost: the file may have been removed or replaced by hand, or a file server may
 * have given the lock away while this host was asleep or disconnected.
 */
function watchLock(file: string, me: string, everyMs: number, onLost: () => void): () => void {
  const timer = setInterval(() => {
    readFile(file, "utf8").then(
      (text) => text !== me && lose(),
      (error: NodeJS.ErrnoException) => error.code === "ENOENT" && lose(),
    );
  }, everyMs);
  timer.unref();
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  const lose = () => {
    if (isOver) return;
    stop();
    onLost();
  };
  return stop;
}
