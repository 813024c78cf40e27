import rules from "./rules.mjs";

/** The same for permissions, jobs and the start, on a PostgreSQL server that TEST_DATABASE_URL names. */
export default {
  ...rules,
  vitest: { configFile: ".config/mutation/vitest.server.ts", related: false },
  mutate: [
    "server/http/{context,security,rate-limits,health}.ts",
    "server/features/auth/session.ts",
    "server/jobs/{create-job-queue,job-rows,run-job,workers,lanes,upkeep,timetable}.ts",
    "server/platform/db/{database,migrate}.ts",
  ],
  jsonReporter: { fileName: "test-results/mutation-server.json" },
  tempDirName: "test-results/mutation-server",
};
