import { existsSync } from "node:fs";
import { EXIT } from "../ops/command";
import { runOps } from "../ops/ops";

/** Runs the operator's commands. In a build this is dist/server/ops.js. */
if (existsSync(".env")) process.loadEnvFile(".env");
const stopping = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    stopping.abort();
    // A command that waits ends by itself. Any other is cut off here. An incomplete backup or restore is never
    // taken for a complete one.
    setTimeout(() => process.exit(EXIT.failed), 200).unref();
  });
process.exitCode = await runOps(process.argv.slice(2), process.env, {
  say: (line) => console.log(line),
  printError: (line) => console.error(line),
  signal: stopping.signal,
});
