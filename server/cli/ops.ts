import { existsSync } from "node:fs";
import { EXIT } from "../ops/command";
import { runOps } from "../ops/ops";

/** The commands for whoever runs an installation; in a build dist/server/ops.js. */
if (existsSync(".env")) process.loadEnvFile(".env");
const stopping = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    stopping.abort();
    // What waits ends by itself; what is being written is left unfinished, and nobody takes that for whole.
    setTimeout(() => process.exit(EXIT.failed), 200).unref();
  });
process.exitCode = await runOps(process.argv.slice(2), process.env, {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  signal: stopping.signal,
});
