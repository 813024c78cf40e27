import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";

const TICKS_PER_SECOND = 100;

/** Reads the figures of /proc/PID/stat from the third on, which is the state; none if there is no such process. */
async function readStat(pid: number): Promise<number[]> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name of the program, in brackets, may contain any character.
  return stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
}

/** Reads which process started this one. */
export const readParent = async (pid: number): Promise<number> => (await readStat(pid))[1] ?? 0;

/** Reads the processor time of a process in seconds; 0 if there is none. `withEnded` adds that of its ended children. */
export async function readProcessorSeconds(pid: number, { withEnded = false } = {}): Promise<number> {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = (await readStat(pid)).slice(11, 15);
  return (user + system + (withEnded ? endedUser + endedSystem : 0)) / TICKS_PER_SECOND;
}

/** Sums up the processor time in seconds of a process and its children, also the ended ones. */
export async function readFamilySeconds(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const seconds = await Promise.all([
    readProcessorSeconds(pid, { withEnded: true }),
    ...children
      .split(" ")
      .filter(Boolean)
      .map((child) => readProcessorSeconds(Number(child))),
  ]);
  return seconds.reduce((sum, each) => sum + each, 0);
}

/** Reads the resident memory of a process, in whole MiB. */
export const readResidentMemory = (pid: number): number =>
  Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024);
