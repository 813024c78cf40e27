import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";
import type { InlineConfig } from "vitest/node";
import { chunkGroups, compileHints, isNamed } from "./.config/chunks.ts";
import { lightFonts } from "./.config/fonts.ts";
import { iconsOneByOne } from "./.config/icons.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = { "@": at("./client/src"), "@shared": at("./shared") };

// Every file opens its own copy of the database. An embedded one takes 400 MB; on a server tests mostly wait for it.
const WORKERS = process.env.TEST_DATABASE_URL ? 3 : 2;

// CI runs several suites beside each other: there a slow test is no failed one.
const TEST_TIMEOUT = process.env.CI ? 180_000 : 20_000;

const apart = ["server/**/*.apart.test.ts", "shared/**/*.test.ts"];
const alone = ["server/**/*.alone.test.ts"];

/**
 * Each project in a group of its own, one after the other. A process is kept for the next file only if that is of the same project: with all
 * in one shuffled queue, every second file of the server would load the whole server anew.
 */
const inGroup = (groupOrder: number) => ({ sequence: { groupOrder } });

const serverTests = (
  name: string,
  files: Pick<InlineConfig, "include" | "exclude" | "isolate" | "maxWorkers" | "sequence">,
) => ({
  resolve: { alias },
  test: {
    name,
    root: at("."),
    environment: "node" as const,
    globalSetup: ["server/test/global-setup.ts"],
    maxWorkers: WORKERS,
    ...files,
    testTimeout: TEST_TIMEOUT,
    hookTimeout: 3 * TEST_TIMEOUT,
    expect: { poll: { timeout: process.env.CI ? 30_000 : 10_000 } },
  },
});

export default defineConfig({
  root: at("./client"),
  // Below `root`, it would count as a change of the sources since the last build.
  cacheDir: at("./node_modules/.vite"),
  plugins: [iconsOneByOne(), react(), tailwindcss(), lightFonts(), compileHints()],
  resolve: { alias },
  build: {
    outDir: at("./dist/client"),
    emptyOutDir: true,
    // Read by server/page/preload-files.ts.
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first page names every file, and these characters do not compress: 42 bits are enough to tell builds apart, and parts of
        // screens have no name. The manifest has all names.
        chunkFileNames: ({ name }) => (isNamed(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js"),
        codeSplitting: { groups: chunkGroups(at("./client/src")) },
      },
    },
  },
  test: {
    // In CI the order of files and of tests in them is another each time, and printed: TEST_SEED=N runs it again as it was.
    sequence: {
      shuffle: { files: Boolean(process.env.CI), tests: Boolean(process.env.CI) },
      ...(process.env.TEST_SEED ? { seed: Number(process.env.TEST_SEED) } : {}),
    },
    projects: [
      // One process runs many files: a process for each reads the server's modules anew, which takes a third of the time.
      serverTests("server", {
        include: ["server/**/*.test.ts"],
        exclude: [...apart, ...alone],
        isolate: false,
        ...inGroup(0),
      }),
      // What measures memory, replaces modules, sets the language of its process, or starts servers of its own one after the other.
      serverTests("server-apart", { include: apart, ...inGroup(1) }),
      // What has to be done within a time: one file after another, or they would measure each other.
      serverTests("server-alone", { include: alone, maxWorkers: 1, ...inGroup(2) }),
      serverTests("tools", { include: ["tools/**/*.test.ts"], ...inGroup(3) }),
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: "client",
          root: at("."),
          environment: "jsdom",
          include: ["client/src/**/*.test.{ts,tsx}"],
          setupFiles: ["client/src/test/setup.ts"],
          // Each file has a window of its own, in a context of its own: a process for each takes twice the time.
          pool: "vmThreads",
          ...inGroup(4),
          // Vite loads these: Uppy's modules are of both kinds, which no context links, and a context that links two of Radix's packages at
          // once fails for what they share ("request for 'react' is not in cache").
          server: { deps: { inline: [/@uppy/, /@radix-ui/] } },
          maxWorkers: WORKERS,
          testTimeout: TEST_TIMEOUT,
        },
      },
    ],
  },
});
