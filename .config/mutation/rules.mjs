/** Mutates the code of gates, scores, money and dates, and checks whether a test fails. */
export default {
  testRunner: "vitest",
  vitest: { configFile: ".config/mutation/vitest.rules.ts", related: false },
  coverageAnalysis: "perTest",
  mutate: [
    "server/features/matching/engine/{gates,fits,ranking,scoring,calibration,award-fit,subject-fit,regions,group-status}.ts",
    "server/context/local-day.ts",
    "shared/{plain-decimal,calendar-day,profile-score}.ts",
    "client/src/lib/format/{dates,deadlines,format,awards}.ts",
  ],
  // Texts are checked by the tests of wording.
  mutator: { excludedMutations: ["StringLiteral"] },
  ignorePatterns: ["/dist", "/data", "/gallery", "/test-results", ".git"],
  tempDirName: "test-results/mutation",
  reporters: ["clear-text", "progress-append-only", "json"],
  jsonReporter: { fileName: "test-results/mutation-rules.json" },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
  concurrency: 2,
};
