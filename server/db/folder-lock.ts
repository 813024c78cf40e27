import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

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

/** What the lock file says of a process: its id, and when it began. */
export const identityOf = (pid: number) => `${pid} ${startOf(pid) ?? "unknown"}`;

const isHeld = (holder: string) => {
  const [pid, start] = holder.trim().split(/ (.*)/s);
  return (
    Number(pid) > 0 && Number(pid) !== process.pid && start !== undefined && startOf(Number(pid)) === start
  );
};

/**
 * Takes a folder for this process alone: the embedded database itself would let two processes in, and one would lose its rows.
 * A lock left behind by a process that died is taken over.
 * @param waitMs how long a holder that is just ending may take
 * @returns a function that gives the folder back
 * @throws Error that names the holder
 */
export async function lockFolder(dir: string, waitMs = 2_000): Promise<() => void> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, "owner.pid");
  const me = identityOf(process.pid);
  for (const end = Date.now() + waitMs; ;) {
    try {
      writeFileSync(file, me, { flag: "wx", mode: 0o600 });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = readOrEmpty(file);
    if (!isHeld(holder)) {
      removeStale(file, holder);
      continue;
    }
    if (Date.now() > end)
      throw new Error(
        `The data folder ${dir} is in use by process ${holder.split(" ")[0]}. Stop that process first, or set DATA_DIR to another folder.`,
      );
    await sleep(100);
  }
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

/** Moves the stale lock aside before looking at it again: of two processes that found it, only one moves it. */
function removeStale(file: string, holder: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readOrEmpty(aside) !== holder && isHeld(readOrEmpty(aside))) renameSync(aside, file);
  else rmSync(aside, { force: true });
}
