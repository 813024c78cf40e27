import { describe, expect, it } from "vitest";
import {
  describeStatus,
  formatActiveHeadline,
  getDecisionToast,
  formatHistory,
  formatProgress,
} from "./wording";

describe("the toast of a decision", () => {
  it.each([
    ["verify", ["A"], { changed: ["1"], skipped: [] }, { title: "Opportunity Verified", description: "A" }],
    ["reject", ["A"], { changed: ["1"], skipped: [] }, { title: "Opportunity Rejected", description: "A" }],
    ["verify", ["A", "B"], { changed: ["1", "2"], skipped: [] }, { title: "2 opportunities verified" }],
    [
      "reject",
      ["A"],
      { changed: ["1"], skipped: ["2"] },
      {
        title: "Opportunity Rejected",
        description: "1 opportunity had been decided already and was left alone.",
      },
    ],
    [
      "verify",
      [],
      { changed: [], skipped: ["1", "2"] },
      {
        title: "Verification Failed",
        description: "2 opportunities had been decided already and were left alone.",
        variant: "destructive",
      },
    ],
  ] as const)("%s %j", (decision, names, { changed, skipped }, expected) => {
    expect(getDecisionToast(decision, names, { changed: [...changed], skipped: [...skipped] })).toEqual(
      expected,
    );
  });
});

it.each([
  ["queued", 0, null, "Waiting to start"],
  ["running", 0, null, "Reading…"],
  ["running", 3, null, "3 read so far"],
  ["running", 17, 50, "17 of 50"],
  ["running", 1200, 5000, "1,200 of 5,000"],
] as const)("a %s run with %i of %s reads %s", (status, done, total, text) => {
  expect(formatProgress({ status, done, total })).toBe(text);
});

it("counts the active opportunities in words", () => {
  expect([1, 1204].map(formatActiveHeadline)).toEqual(["1 active opportunity", "1,204 active opportunities"]);
});

it("words the history of an opportunity", () => {
  const at = "2026-11-20T10:00:00.000Z";
  expect(formatHistory({ action: "edited", by: "Ama", at, fields: ["name", "minAmount"] })).toBe(
    "Edited: Name, Minimum amount by Ama",
  );
  expect(formatHistory({ action: "created", by: null, at, fields: [] })).toBe("Created");
});

describe("the status of a run", () => {
  it.each([
    ["done", null, "Done", "good"],
    ["done", undefined, "Done", "good"],
    ["done", 50, "Far fewer", "middle"],
    ["failed", null, "Failed", "destructive"],
  ] as const)("%s after %s is %s", (status, fellFrom, label, tone) => {
    const run = fellFrom === undefined ? { status } : { status, fellFrom };
    expect(describeStatus(run)).toEqual({ label, tone });
  });
});
