import type { Reporter } from "vitest/node";

/** Names what passed at its second try alone: the other reporters count it among what passed. */
export const flakyReporter: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      process.stdout.write(`flaky: ${test.module.relativeModuleId} > ${test.fullName}\n`);
  },
};
