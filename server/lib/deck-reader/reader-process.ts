import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { AppError } from "../app-error";
import { problems, type DeckProblem, type DeckProblemCode } from "./deck-problem";
import type { DeckText } from "./types";

export type ReadProblem = { code: DeckProblemCode; message: string };
/** `cause` names the error behind a problem, for the log. */
export type ReadReply = { deck: DeckText } | { problem: ReadProblem; cause: string | null };

export type ReadLimits = {
  /** Megabytes that reading may take, all told. */
  memoryMb: number;
  /** Milliseconds from start to answer. */
  readMs: number;
};

/** The program lies beside this file: compiled in a build; as TypeScript, read through tsx, in development and tests. */
function startProcess(memoryMb: number): ChildProcess {
  const compiled = fileURLToPath(new URL("./deck-process.js", import.meta.url));
  const isCompiled = existsSync(compiled);
  const program = isCompiled ? compiled : fileURLToPath(new URL("./deck-process.ts", import.meta.url));
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  return fork(program, [String(process.pid), String(memoryMb)], {
    execArgv: [`--max-old-space-size=${memoryMb}`, ...(isCompiled ? [] : ["--import", tsx()])],
    // A hostile file finds no keys here, and what its reader prints may quote it.
    env: {},
    stdio: ["pipe", "ignore", "ignore", "ipc"],
  });
}

const RETRY_SECONDS = 30;
/** The reader itself is not at hand: `why`, a sentence. */
export const notNow = (why: string, cause?: unknown) =>
  new AppError("unavailable", `${why} Please try again in a minute.`, undefined, {
    retryAfterSeconds: RETRY_SECONDS,
    cause,
  });

const failed = ({ code, message }: DeckProblem, cause: string): ReadReply => ({
  problem: { code, message },
  cause,
});

/** Too many bytes: it has killed itself, or the system has. Too many objects: V8 has given up. */
const died = (code: number | null, killedBy: NodeJS.Signals | null) =>
  killedBy === "SIGKILL"
    ? failed(problems.unpacksTooMuch(), killedBy)
    : failed(problems.tooComplex(), killedBy ?? `exit ${code}`);

/**
 * Reads one deck in a process of its own, which has ended when this is over: with an answer, at its limits, or when told to
 * stop. A thread would not do: where a thread runs out of memory, Node ends the whole process it is in.
 * @param bytes must not change any more
 * @throws the signal's reason; AppError unavailable when no process can be started
 */
export async function readInProcess(
  bytes: Uint8Array,
  { memoryMb, readMs }: ReadLimits,
  signal: AbortSignal,
): Promise<ReadReply> {
  signal.throwIfAborted();
  const child = startProcess(memoryMb);
  const exited = once(child, "exit").catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  let stop: (() => void) | undefined;
  try {
    return await new Promise<ReadReply>((resolve, reject) => {
      child.on("message", (reply: ReadReply) => resolve(reply));
      child.on("error", (cause) => reject(notNow("Files cannot be read right now.", cause)));
      child.on("exit", (code, killedBy) => resolve(died(code, killedBy)));
      timer = setTimeout(() => resolve(failed(problems.tooSlow(), "timeout")), readMs);
      stop = () => reject(signal.reason as Error);
      signal.addEventListener("abort", stop);
      // It may end before it has taken everything.
      child.stdin!.on("error", () => undefined);
      child.stdin!.end(bytes);
    });
  } finally {
    clearTimeout(timer);
    if (stop) signal.removeEventListener("abort", stop);
    child.kill("SIGKILL");
    if (child.pid !== undefined) await exited;
  }
}
