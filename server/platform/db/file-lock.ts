import { spawnSync } from "node:child_process";
import { closeSync, constants, fstatSync, openSync, statSync } from "node:fs";

/**
 * Open flags that lock the file, where the system has one: O_EXLOCK on macOS and the BSDs, UV_FS_O_EXLOCK on Windows.
 */
const LOCK_FLAGS: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  freebsd: 0x20 | constants.O_NONBLOCK,
  openbsd: 0x20 | constants.O_NONBLOCK,
  win32: 0x10000000,
};
const LOCKED_CODES = ["EAGAIN", "EBUSY"];
const UNSUPPORTED_CODES = ["ENOTSUP", "EOPNOTSUPP"];

/** Thrown when a file system cannot lock files at all. */
export class LockFailure extends Error {}

/**
 * Opens a file with an exclusive lock. The kernel keeps the lock and releases it when the process ends, however it
 * ends.
 * @returns the file descriptor; null when another process has the lock
 * @throws LockFailure where there are no locks
 */
export function openLocked(file: string): number | null {
  const flags = constants.O_RDWR | constants.O_CREAT;
  const locking = LOCK_FLAGS[process.platform];
  if (locking === undefined) return lockOpened(file, openSync(file, flags, 0o600));
  try {
    return openSync(file, flags | locking, 0o600);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (LOCKED_CODES.includes(code)) return null;
    throw UNSUPPORTED_CODES.includes(code) ? new LockFailure(message) : error;
  }
}

/**
 * Node cannot lock files on Linux, but the command `flock` can: it locks the open file that it inherits, which stays
 * locked for as long as this process has it open.
 */
function lockOpened(file: string, fd: number): number | null {
  const { status, error, stderr } = spawnSync("flock", ["-n", "3"], {
    stdio: ["ignore", "ignore", "pipe", fd],
  });
  if (status === 0 && isSameFile(file, fd)) return fd;
  closeSync(fd);
  if (status === 0) return null;
  const output = stderr?.toString().trim() ?? "";
  if (status === 1 && output === "") return null;
  throw new LockFailure(error?.message ?? (output || `flock ended with ${status}`));
}

/** Whether the path still leads to the opened file, and not to a new file with the same name. */
function isSameFile(file: string, fd: number): boolean {
  const [path, opened] = [statSync(file, { throwIfNoEntry: false }), fstatSync(fd)];
  return path?.ino === opened.ino && path.dev === opened.dev;
}
