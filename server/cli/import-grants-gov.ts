import { existsSync } from "node:fs";
import { ConfigError } from "../platform/config/config";
import { ImportRefusal, runImportCommand } from "../features/catalogue/import/import-command";

/** Takes an extract of Grants.gov into the catalogue. The embedded database has to be free for it. */
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await runImportCommand(process.argv.slice(2), process.env, (line) => console.log(line));
} catch (error) {
  // What a person can mend is said in a sentence; anything else needs its stack.
  const isPlain = error instanceof ConfigError || error instanceof ImportRefusal;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
