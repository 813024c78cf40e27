import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The tests of permissions, jobs and the start that run in one process. */
export default defineConfig({
  root: at("."),
  resolve: { alias: { "@shared": at("shared") } },
  test: {
    globalSetup: [at("server/test/global-setup.ts")],
    include: [
      "server/http/*.test.ts",
      "server/features/auth/session.test.ts",
      "server/jobs/*.test.ts",
      "server/platform/db/*.test.ts",
      "server/test/whole/permissions.api.test.ts",
      "server/features/auth/sign-in.api.test.ts",
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
