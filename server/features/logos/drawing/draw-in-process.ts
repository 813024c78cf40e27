import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

export type DrawReply = { image: Uint8Array } | { problem: "too-many-pixels" | "unreadable" };

const DRAW_MS = 20_000;
const fileOf = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

/**
 * The program is beside this file: compiled in a build, and as TypeScript, loaded through tsx, in development and
 * tests.
 */
function startProcess() {
  const compiled = fileOf("logo-process.js");
  const isCompiled = existsSync(compiled);
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  return fork(isCompiled ? compiled : fileOf("logo-process.ts"), {
    execArgv: isCompiled ? [] : ["--import", tsx()],
    env: {},
    serialization: "advanced",
    stdio: ["pipe", "ignore", "ignore", "ipc"],
  });
}

/**
 * Draws a logo in a separate process: the image library is large, rarely needed, and reads files of strangers.
 * @throws the signal's reason
 */
export async function drawInProcess(picture: Uint8Array, signal: AbortSignal): Promise<DrawReply> {
  signal.throwIfAborted();
  const child = startProcess();
  const exited = once(child, "exit").catch(() => undefined);
  const isOver = AbortSignal.any([signal, AbortSignal.timeout(DRAW_MS)]);
  try {
    return await new Promise<DrawReply>((resolve, reject) => {
      const giveUp = () => resolve({ problem: "unreadable" });
      child.on("message", (reply: DrawReply) => resolve(reply));
      child.on("error", reject);
      child.on("exit", giveUp);
      isOver.addEventListener("abort", () => (signal.aborted ? reject(signal.reason as Error) : giveUp()), {
        once: true,
      });
      // The process may end before it has read everything.
      child.stdin!.on("error", () => undefined);
      child.stdin!.end(picture);
    });
  } finally {
    child.kill("SIGKILL");
    if (child.pid !== undefined) await exited;
  }
}
