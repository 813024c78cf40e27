import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Older releases marked a folder with a file that holds a process id and its start time. The mark is still read, so
 * that a running server of an older release keeps its folder, and still written, so that an older release sees this
 * one.
 */
const getOlderLockFile = (dir: string) => join(dir, "owner.pid");

/**
 * Returns the start time of a process as text; null when it does not exist. A process id alone may have been reused.
 */
function readStartTime(pid: number): string | null {
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
    }
    process.kill(pid, 0);
    if (process.platform === "win32") return "unknown";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? "unknown" : null;
  }
}

/** Returns what the file says about a process: its id and start time. */
export const describeProcess = (pid: number) => `${pid} ${readStartTime(pid) ?? "unknown"}`;

/**
 * Returns the process that has a folder by the older mark; null when it is free. Only call it while holding the lock.
 */
export function findOlderHolder(dir: string): number | null {
  const [pid, start] = readOrEmpty(getOlderLockFile(dir)).trim().split(/ (.*)/s);
  const isHeld = Number(pid) > 0 && Number(pid) !== process.pid && readStartTime(Number(pid)) === start;
  return isHeld ? Number(pid) : null;
}

/** Marks a folder as taken by this process. Returns a function that removes the mark. */
export function writeOlderMark(dir: string): () => void {
  const file = getOlderLockFile(dir);
  const me = describeProcess(process.pid);
  writeFileSync(file, me, { mode: 0o600 });
  return () => {
    if (readOrEmpty(file) === me) rmSync(file, { force: true });
  };
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
