import { existsSync } from "node:fs";
import { RegisterImportRefusal, runRegisterImport } from "../features/registers/import-command";
import { ConfigError } from "../platform/config/config-error";

/** Imports an open register of organisations. No other process may use the embedded database meanwhile. */
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await runRegisterImport(process.argv.slice(2), process.env, (line) => console.log(line));
} catch (error) {
  // A mistake that the user can correct is printed as one sentence. Any other error needs its stack.
  const isPlain = error instanceof ConfigError || error instanceof RegisterImportRefusal;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
