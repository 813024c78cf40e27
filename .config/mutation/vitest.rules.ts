import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const resolvePath = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The tests of rules, scores, money and dates that need no database. */
export default defineConfig({
  root: resolvePath("."),
  resolve: { alias: { "@": resolvePath("client/src"), "@shared": resolvePath("shared") } },
  test: {
    include: [
      "server/features/matching/engine/{gates,ranking,calibration,award-fit,subject-fit,regions,group-status}.test.ts",
      "shared/*.test.ts",
      "client/src/lib/format/{dates,deadlines,format,awards}.test.ts",
    ],
    testTimeout: 10_000,
  },
});
