import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("../../../dist/server/ops.js", import.meta.url));

export type OpsResult = { code: number | null; out: string; err: string };

/** Runs an operator's command as in a container. Needs a build. */
export async function runOps(
  args: string[],
  env: Record<string, string>,
  { input = "", cwd }: { input?: string; cwd?: string } = {},
): Promise<OpsResult> {
  const child = spawn(process.execPath, [entry, ...args], {
    env: { PATH: process.env.PATH, ...env },
    cwd,
    stdio: ["pipe", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  child.stdin.on("error", () => {}).end(input);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, out, err };
}
