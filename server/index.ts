import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readConfig } from "./platform/config/config";
import { ConfigError } from "./platform/config/config-error";
import { PlainError } from "./platform/errors/plain-error";
import { renderScreens } from "./page/rendering";
import { createPageRouter } from "./page/page-router";
import { startServer } from "./app/start-server";

/** Starts the server in production mode, with the page that was built beside it. */
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  const built = (folder: string) => fileURLToPath(new URL(`../${folder}`, import.meta.url));
  await startServer(config, (_server, deps) =>
    createPageRouter(built("client"), renderScreens(built("rendering"), deps), deps.config.SIGN_IN_PROVIDERS),
  );
} catch (error) {
  // A person can mend these errors by their message. All others need a stack.
  const isPlain = error instanceof ConfigError || error instanceof PlainError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
