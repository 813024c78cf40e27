import { existsSync } from "node:fs";
import { ConfigError } from "../platform/config/config-error";
import { ImportRefusal, runImportCommand } from "../features/catalogue/import/import-command";

/**
 * Imports an extract of Grants.gov into the catalogue. No other process may use the embedded database
 * meanwhile.
 */
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await runImportCommand(process.argv.slice(2), process.env, (line) => console.log(line));
} catch (error) {
  // A mistake that the user can correct is printed as one sentence. Any other error needs its stack.
  const isPlain = error instanceof ConfigError || error instanceof ImportRefusal;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
