import { existsSync } from "node:fs";
import { ConfigError } from "../platform/config/config-error";
import { runSeedCommand, SeedRefusal } from "../seed/command";

/**
 * Loads the starter catalogue, and with --demo a demo account. No other process may use the embedded database
 * meanwhile.
 */
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await runSeedCommand(process.argv.slice(2), process.env, (line) => console.log(line));
} catch (error) {
  // A mistake that the user can correct is printed as one sentence. Any other error needs its stack.
  const isPlain = error instanceof ConfigError || error instanceof SeedRefusal;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
