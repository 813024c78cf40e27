import { existsSync } from "node:fs";
import { ConfigError } from "../platform/config/config";
import { runSeedCommand, SeedRefusal } from "../seed/command";

/** Loads the starter catalogue, and with --demo a demo account. The embedded database has to be free for it. */
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await runSeedCommand(process.argv.slice(2), process.env, (line) => console.log(line));
} catch (error) {
  // What a person can mend is said in a sentence; anything else needs its stack.
  const isPlain = error instanceof ConfigError || error instanceof SeedRefusal;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
