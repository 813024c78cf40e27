import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * How a folder was marked before the kernel kept the lock: a file with the id of a process and when it began. A server of that time that
 * still runs is left in peace, and one that is started now finds the mark of a newer one.
 */
const olderLockFile = (dir: string) => join(dir, "owner.pid");

/** When a process began, as text, or null when there is none. A process id alone may have been given out again. */
function startOf(pid: number): string | null {
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

/** What the file says of a process: its id, and when it began. */
export const identityOf = (pid: number) => `${pid} ${startOf(pid) ?? "unknown"}`;

/** The process that has a folder by the older mark; null when it is free. Ask only as the one that has the lock. */
export function findOlderHolder(dir: string): number | null {
  const [pid, start] = readOrEmpty(olderLockFile(dir)).trim().split(/ (.*)/s);
  const isHeld = Number(pid) > 0 && Number(pid) !== process.pid && startOf(Number(pid)) === start;
  return isHeld ? Number(pid) : null;
}

/** Marks a folder as this process's own. Gives back what takes the mark away again. */
export function markForOlder(dir: string): () => void {
  const file = olderLockFile(dir);
  const me = identityOf(process.pid);
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
