import { existsSync } from "node:fs";
import { runArchiveCommand } from "../features/catalogue/api-sources/archive-command";
import { ImportRefusal } from "../features/catalogue/import/import-command";
import { ConfigError } from "../platform/config/config-error";

/** Reads the kept answers of a source with an API again. No other process may use the embedded database meanwhile. */
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await runArchiveCommand(process.argv.slice(2), process.env, (line) => console.log(line));
} catch (error) {
  // A mistake that the user can correct is printed as one sentence. Any other error needs its stack.
  const isPlain = error instanceof ConfigError || error instanceof ImportRefusal;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
