import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = { "@": at("./client/src"), "@shared": at("./shared") };

export default defineConfig({
  root: at("./client"),
  plugins: [react(), tailwindcss()],
  resolve: { alias },
  build: { outDir: at("./dist/client"), emptyOutDir: true, sourcemap: false },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "server",
          root: at("."),
          environment: "node",
          include: ["server/**/*.test.ts", "shared/**/*.test.ts"],
          globalSetup: ["server/test/global-setup.ts"],
          // Every file opens its own copy of the embedded database (about 400 MB): two side by side are enough.
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: "client",
          root: at("."),
          environment: "jsdom",
          include: ["client/src/**/*.test.{ts,tsx}"],
          setupFiles: ["client/src/test/setup.ts"],
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
