import rules from "./rules.mjs";

/** Mutates permissions, jobs and the start of the server. Needs a PostgreSQL server in TEST_DATABASE_URL. */
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
