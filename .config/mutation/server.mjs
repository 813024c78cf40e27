import rules from "./rules.mjs";

/**
 * Mutates permissions, limits, jobs and the database's part of the start. Needs a PostgreSQL server in
 * TEST_DATABASE_URL. What tests of whole processes cover (`server/app`) cannot be mutated in one process.
 */
export default {
  ...rules,
  vitest: { configFile: ".config/mutation/vitest.server.ts", related: false },
  mutate: [
    "server/http/{context,security,rate-limits,limiter,shared-counts,health}.ts",
    "server/features/auth/session.ts",
    "server/jobs/{create-job-queue,job-rows,run-job,workers,lanes,upkeep,timetable}.ts",
    "server/platform/db/{database,migrate,transaction,retry-database,server-database}.ts",
  ],
  jsonReporter: { fileName: "test-results/mutation-server.json" },
  tempDirName: "test-results/mutation-server",
};
