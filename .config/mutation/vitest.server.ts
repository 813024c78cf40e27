import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const resolvePath = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The tests of permissions, jobs and the start of the server that run in one process. */
export default defineConfig({
  root: resolvePath("."),
  resolve: { alias: { "@shared": resolvePath("shared") } },
  test: {
    globalSetup: [resolvePath("server/test/global-setup.ts")],
    include: [
      "server/http/*.test.ts",
      "server/features/auth/session.test.ts",
      "server/jobs/*.test.ts",
      "server/platform/db/*.test.ts",
      "server/test/whole/permissions.api.test.ts",
      "server/features/auth/sign-in.api.test.ts",
    ],
    // The embedded database has none of the mutated code in its process, and takes long.
    exclude: ["server/platform/db/{embedded-socket,folder-lock}.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
