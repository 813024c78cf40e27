import type { Message } from "@shared/words/messages";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { AppError } from "../errors/app-error";
import { type Confinement, confinedCommand, findConfinement } from "./confinement";
import type { DocumentProblemKind } from "./document-problem";
import { findProgram } from "./find-program";
import { parseReply, type ReadReply, REPLY_BYTES_MAX } from "./read-reply";

export type ReadLimits = {
  /** The memory of the whole process in megabytes. */
  memoryMb: number;
  /** The time from the start to the answer in milliseconds. */
  readMs: number;
};

/** Starts a program confined. It has only its folder, standard input and standard output. */
export function startConfined(
  program: string,
  { memoryMb, readMs }: ReadLimits,
  confinement: Confinement,
): ChildProcess {
  // Several of its threads may work at once. The waiting parent normally ends it long before.
  const cpuSeconds = Math.ceil((2 * readMs) / 1000);
  const { command, args } = confinedCommand(program, { memoryMb, cpuSeconds }, confinement);
  return spawn(command, [...args, String(process.pid), String(memoryMb)], {
    cwd: dirname(program),
    // A hostile file finds no keys in an empty environment. Other output is ignored, because it may quote the document.
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
  });
}

const RETRY_SECONDS = 30;
/** The error for a reader that cannot be started. */
export const notNow = (why: Message, cause?: unknown) =>
  new AppError("unavailable", why, undefined, {
    retryAfterSeconds: RETRY_SECONDS,
    cause,
  });

const failed = (problem: DocumentProblemKind, cause: string): ReadReply => ({ problem, cause });

/** A killed process used too many bytes, whoever killed it. An abort of V8 means too many objects. */
const died = (code: number | null, killedBy: NodeJS.Signals | null) =>
  killedBy === "SIGKILL"
    ? failed("unpacksTooMuch", killedBy)
    : failed("tooComplex", killedBy ?? `exit ${code}`);

const WATCH_EVERY_MS = 25;

/** Ends a process that takes too much memory. A process that may start threads watches itself. */
export function watchMemory(child: ChildProcess, memoryMb: number): () => void {
  const timer = setInterval(() => {
    if (memoryOf(child.pid) > memoryMb * 1_000_000) child.kill("SIGKILL");
  }, WATCH_EVERY_MS);
  return () => clearInterval(timer);
}

/** Returns the bytes of all kinds of memory; 0 after the end of the process. */
function memoryOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "latin1")) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Reads one document in a process of its own, and waits until that process has ended. A thread would not be enough,
 * because Node ends the whole process when a thread runs out of memory.
 * @param bytes must not change any more
 * @param confinedBy the restrictions that this machine supports; a test may set others
 * @throws the signal's reason; AppError unavailable if no process can be started
 */
export async function readInProcess(
  bytes: Uint8Array,
  limits: ReadLimits,
  signal: AbortSignal,
  confinedBy?: Confinement,
): Promise<ReadReply> {
  const [program, confinement] = await Promise.all([
    findProgram("document-reader"),
    confinedBy ?? findConfinement(),
  ]);
  signal.throwIfAborted();
  const child = startConfined(program, limits, confinement);
  const exited = once(child, "exit").catch(() => undefined);
  const stopWatching = confinement.files ? watchMemory(child, limits.memoryMb) : () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let stop: (() => void) | undefined;
  try {
    return await new Promise<ReadReply>((resolve, reject) => {
      const answer: Buffer[] = [];
      let length = 0;
      child.stdout!.on("data", (chunk: Buffer) => {
        answer.push(chunk);
        length += chunk.length;
        if (length > REPLY_BYTES_MAX) resolve(failed("tooComplex", "endless answer"));
      });
      child.on("error", (cause) =>
        reject(notNow("Files cannot be read right now. Please try again in a minute.", cause)),
      );
      child.on("close", (code, killedBy) => {
        const reply = code === 0 ? parseReply(Buffer.concat(answer).toString()) : died(code, killedBy);
        resolve(reply ?? failed("tooComplex", "no answer"));
      });
      timer = setTimeout(() => resolve(failed("tooSlow", "timeout")), limits.readMs);
      stop = () => reject(signal.reason as Error);
      signal.addEventListener("abort", stop);
      // The process may end before it has read everything.
      child.stdin!.on("error", () => undefined);
      child.stdin!.end(bytes);
    });
  } finally {
    clearTimeout(timer);
    stopWatching();
    if (stop) signal.removeEventListener("abort", stop);
    child.kill("SIGKILL");
    if (child.pid !== undefined) await exited;
  }
}
