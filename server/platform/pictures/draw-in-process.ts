import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

export type DrawReply = { image: Uint8Array } | { problem: "too-many-pixels" | "unreadable" };

const DRAW_MS = 20_000;

/**
 * The program is beside the code that asks for it: compiled in a build, and as TypeScript, loaded through tsx, in
 * development and tests.
 */
function startProcess(program: URL) {
  const compiled = `${fileURLToPath(program)}.js`;
  const isCompiled = existsSync(compiled);
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  return fork(isCompiled ? compiled : `${fileURLToPath(program)}.ts`, {
    execArgv: isCompiled ? [] : ["--import", tsx()],
    env: {},
    serialization: "advanced",
    stdio: ["pipe", "ignore", "ignore", "ipc"],
  });
}

/**
 * Draws a picture in a separate process: the image library is large, rarely needed, and reads what strangers wrote.
 * @param program the address of the program without its ending: it reads its input from standard input, and sends a
 * `DrawReply` as a message
 * @throws the signal's reason
 */
export async function drawInProcess(
  program: URL,
  input: Uint8Array,
  signal: AbortSignal,
): Promise<DrawReply> {
  signal.throwIfAborted();
  const child = startProcess(program);
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
      child.stdin!.end(input);
    });
  } finally {
    child.kill("SIGKILL");
    if (child.pid !== undefined) await exited;
  }
}
