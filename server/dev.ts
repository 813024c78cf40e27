import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { readConfig } from "./platform/config/config";
import { startServer } from "./app/start-server";
import { fillInProviders } from "./page/page-template";

/** Starts the server with hot reload: the page comes through Vite, in this same process. */
if (existsSync(".env")) process.loadEnvFile(".env");
const config = readConfig({ ...process.env, NODE_ENV: "development" });
await startServer(config, async (httpServer) => {
  const vite = await createServer({
    configFile: fileURLToPath(new URL("../vite.config.ts", import.meta.url)),
    server: { middlewareMode: true, hmr: { server: httpServer } },
    appType: "spa",
    plugins: [
      {
        name: "sign-in-providers",
        transformIndexHtml: (html: string) => fillInProviders(html, config.SIGN_IN_PROVIDERS),
      },
    ],
  });
  return vite.middlewares;
});
