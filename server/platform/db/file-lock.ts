import { spawnSync } from "node:child_process";
import { closeSync, constants, fstatSync, openSync, statSync } from "node:fs";

/** What libuv takes for "lock it while opening" where the system can: O_EXLOCK of macOS and the BSDs, UV_FS_O_EXLOCK of Windows. */
const LOCKING: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  freebsd: 0x20 | constants.O_NONBLOCK,
  openbsd: 0x20 | constants.O_NONBLOCK,
  win32: 0x10000000,
};
const BUSY = ["EAGAIN", "EBUSY"];
const UNKNOWN = ["ENOTSUP", "EOPNOTSUPP"];

/** Says why a file cannot be locked at all. */
export class LockFailure extends Error {}

/**
 * Opens a file that no other process can open in this way before it is closed again: the kernel keeps the lock, and lets it go when the
 * process ends, however it ends. Null when another one has it.
 * @throws LockFailure where there are no locks
 */
export function openAlone(file: string): number | null {
  const flags = constants.O_RDWR | constants.O_CREAT;
  const locking = LOCKING[process.platform];
  if (locking === undefined) return lockOpened(file, openSync(file, flags, 0o600));
  try {
    return openSync(file, flags | locking, 0o600);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (BUSY.includes(code)) return null;
    throw UNKNOWN.includes(code) ? new LockFailure(message) : error;
  }
}

/**
 * Node cannot ask Linux for a lock, but the command `flock` can: what it locks is the opened file that it is given, which stays locked for
 * as long as this process has it open.
 */
function lockOpened(file: string, fd: number): number | null {
  const { status, error, stderr } = spawnSync("flock", ["-n", "3"], {
    stdio: ["ignore", "ignore", "pipe", fd],
  });
  if (status === 0 && isStill(file, fd)) return fd;
  closeSync(fd);
  if (status === 0) return null;
  const said = stderr?.toString().trim() ?? "";
  if (status === 1 && said === "") return null;
  throw new LockFailure(error?.message ?? (said || `flock ended with ${status}`));
}

/** Whether the path still leads to the opened file, and not to a newer one of its name. */
function isStill(file: string, fd: number): boolean {
  const [path, opened] = [statSync(file, { throwIfNoEntry: false }), fstatSync(fd)];
  return path?.ino === opened.ino && path.dev === opened.dev;
}
