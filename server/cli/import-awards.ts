import { existsSync } from "node:fs";
import { AwardImportRefusal, runAwardImport } from "../features/awards/import-command";
import { ConfigError } from "../platform/config/config-error";

/** Imports past awards from answers of public registers. No other process may use the embedded database meanwhile. */
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await runAwardImport(process.argv.slice(2), process.env, (line) => console.log(line));
} catch (error) {
  // A mistake that the user can correct is printed as one sentence. Any other error needs its stack.
  const isPlain = error instanceof ConfigError || error instanceof AwardImportRefusal;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
