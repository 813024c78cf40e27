import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ConfigError, readConfig } from "./config";
import { spa } from "./http/spa";
import { startServer } from "./start-server";

/** Starts the server in production mode, with the page that was built beside it. */
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  await startServer(config, () => spa(fileURLToPath(new URL("../client", import.meta.url))));
} catch (error) {
  // What a person can mend is said in a sentence; anything else needs its stack.
  const isPlain = error instanceof ConfigError || (error instanceof Error && "isPlain" in error);
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
