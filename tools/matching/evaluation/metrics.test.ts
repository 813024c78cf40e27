import { describe, expect, it } from "vitest";
import {
  computeCalibrationError,
  computeFigures,
  computeInterval,
  computeMeans,
  groupByPercent,
  hasRelevantFirst,
  ndcgAt10,
  recallAt20,
} from "./metrics";
import type { Grade, Labels } from "./types";

const buildLabels = (grades: Record<string, Grade>): Labels => new Map(Object.entries(grades));
const buildManyLabels = (count: number, grade: Grade) =>
  buildLabels(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, grade])));

describe("NDCG@10", () => {
  const labels = buildLabels({ a: "3", b: "2", c: "1", d: "0", e: "x" });

  it("NDCG@10 is 1 for the best order", () => {
    expect(ndcgAt10(["a", "b", "c", "d"], labels)).toBeCloseTo(1);
  });

  it("NDCG@10 weighs the gain 2^grade − 1 by the logarithm of the place", () => {
    // Ideal: 7/log2(2) + 3/log2(3) + 1/log2(4) = 9.3928. Shown: 0 + 7/log2(3) + 0 + 3/log2(5) = 5.7086.
    expect(ndcgAt10(["d", "a", "unknown", "b"], labels)).toBeCloseTo(5.7086 / 9.3928, 4);
  });

  it("NDCG@10 counts ineligible and unjudged opportunities as 0", () => {
    expect(ndcgAt10(["e", "unknown"], labels)).toBe(0);
  });

  it("NDCG@10 looks at ten places, also in the ideal order", () => {
    const manyLabels = buildManyLabels(15, "2");
    expect(ndcgAt10([...manyLabels.keys()].slice(0, 10), manyLabels)).toBeCloseTo(1);
    expect(ndcgAt10([...Array.from({ length: 10 }, (_, n) => `other${n}`), "k0"], manyLabels)).toBe(0);
  });

  it("NDCG@10 is null if no label has a gain", () => {
    expect(ndcgAt10(["a"], buildLabels({ a: "0", b: "x" }))).toBeNull();
  });
});

describe("recall@20", () => {
  it("recall@20 counts only grades 2 and 3", () => {
    const labels = buildLabels({ a: "3", b: "2", c: "1", d: "2" });
    expect(recallAt20(["a", "c", "unknown", "d"], labels)).toBeCloseTo(2 / 3);
  });

  it("recall@20 divides by twenty at most", () => {
    const manyLabels = buildManyLabels(30, "2");
    expect(recallAt20([...manyLabels.keys()], manyLabels)).toBe(1);
    expect(recallAt20([...manyLabels.keys()].slice(0, 5), manyLabels)).toBe(0.25);
  });

  it("recall@20 ignores all places after the twentieth", () => {
    const ranked = [...Array.from({ length: 20 }, (_, n) => `other${n}`), "a"];
    expect(recallAt20(ranked, buildLabels({ a: "3" }))).toBe(0);
  });

  it("recall@20 is null if nothing is relevant", () => {
    expect(recallAt20(["a"], buildLabels({ a: "1" }))).toBeNull();
  });
});

describe("figures and means", () => {
  it("figures count ineligible and unjudged opportunities in the first twenty places", () => {
    const labels = buildLabels({ a: "3", b: "x", c: "x" });
    const ranked = ["a", "b", "u1", "u2", ...Array.from({ length: 16 }, (_, n) => `v${n}`), "c"];
    expect(computeFigures(ranked, labels)).toMatchObject({ ineligible: 1, unjudged: 18, shown: 20 });
  });

  it("means of NDCG and recall leave out profiles without a value", () => {
    const figures = { ineligible: 1, unjudged: 2, shown: 10 };
    const means = computeMeans([
      { ...figures, ndcg: 0.5, recall: 1 },
      { ...figures, ndcg: 1, recall: null },
      { ...figures, ndcg: null, recall: null },
    ]);
    expect(means).toMatchObject({ ndcg: 0.75, ndcgProfiles: 2, recall: 1, recallProfiles: 1, unjudged: 6 });
    expect(means.ineligible).toBe(3);
    expect(means.ineligibleShare).toBeCloseTo(0.1);
  });
});

describe("the interval of a mean", () => {
  it("the interval holds the mean and is the same at every call", () => {
    const values = [0, 1, 0, 1, 0.5, null];
    const [low, high] = computeInterval(values)!;
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(0.5);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(computeInterval(values)).toEqual([low, high]);
  });
  it("the interval of equal values has no width, and of no values there is none", () => {
    expect(computeInterval([0.4, 0.4])).toEqual([0.4, 0.4]);
    expect(computeInterval([null])).toBeNull();
  });
});

describe("something relevant in the first three", () => {
  const labels = buildLabels({ a: "2", b: "1", c: "0" });
  it.each([
    [["c", "b", "a"], true],
    [["c", "b", "d", "a"], false],
  ])("%j is %s", (ranked, expected) => {
    expect(hasRelevantFirst(ranked, labels)).toBe(expected);
  });
  it("nothing relevant at all is neither", () => {
    expect(hasRelevantFirst(["b"], buildLabels({ b: "1" }))).toBeNull();
  });
});

describe("the calibration error", () => {
  const labels = buildLabels({ a: "3", b: "1", c: "0", d: "x" });
  const show = (scores: Record<string, number>) =>
    groupByPercent([{ ranked: Object.entries(scores).map(([key, score]) => ({ key, score })), labels }]);

  it("grades 1 to 3 are relevant, all others are not", () => {
    expect(show({ a: 90, b: 50, c: 50, d: 10, unknown: 10 })).toEqual([
      { percent: 90, count: 1, relevant: 1 },
      { percent: 50, count: 2, relevant: 0.5 },
      { percent: 10, count: 2, relevant: 0 },
    ]);
  });
  it("the error is 0 if half of what is shown at 50 % is relevant", () => {
    expect(computeCalibrationError(show({ a: 50, c: 50 }))).toBe(0);
  });
  it("each percentage counts as often as it is shown", () => {
    // One is 10 points too low, and two are 40 points too high.
    expect(computeCalibrationError(show({ a: 90, c: 40, d: 40 }))).toBeCloseTo((0.1 + 2 * 0.4) / 3);
  });
});
