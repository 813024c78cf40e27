import { describe, expect, it } from "vitest";
import { computeFigures, computeMeans, ndcgAt10, recallAt20 } from "./metrics";
import type { Grade, Labels } from "./types";

const labels = (grades: Record<string, Grade>): Labels => new Map(Object.entries(grades));
const many = (count: number, grade: Grade) =>
  labels(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, grade])));

describe("NDCG@10", () => {
  const judged = labels({ a: "3", b: "2", c: "1", d: "0", e: "x" });

  it("is 1 for the best order", () => {
    expect(ndcgAt10(["a", "b", "c", "d"], judged)).toBeCloseTo(1);
  });

  it("weighs gain 2^grade − 1 by the logarithm of the place", () => {
    // Ideal: 7/log2(2) + 3/log2(3) + 1/log2(4) = 9.3928. Shown: 0 + 7/log2(3) + 0 + 3/log2(5) = 5.7086.
    expect(ndcgAt10(["d", "a", "unknown", "b"], judged)).toBeCloseTo(5.7086 / 9.3928, 4);
  });

  it("counts what is ineligible or unjudged as nothing", () => {
    expect(ndcgAt10(["e", "unknown"], judged)).toBe(0);
  });

  it("looks at ten places, in the ideal as well", () => {
    const all = many(15, "2");
    expect(ndcgAt10([...all.keys()].slice(0, 10), all)).toBeCloseTo(1);
    expect(ndcgAt10([...Array.from({ length: 10 }, (_, n) => `other${n}`), "k0"], all)).toBe(0);
  });

  it("has no value when there is nothing to find", () => {
    expect(ndcgAt10(["a"], labels({ a: "0", b: "x" }))).toBeNull();
  });
});

describe("recall@20", () => {
  it("counts grades 2 and 3 only", () => {
    const judged = labels({ a: "3", b: "2", c: "1", d: "2" });
    expect(recallAt20(["a", "c", "unknown", "d"], judged)).toBeCloseTo(2 / 3);
  });

  it("asks for no more than fits in twenty places", () => {
    const all = many(30, "2");
    expect(recallAt20([...all.keys()], all)).toBe(1);
    expect(recallAt20([...all.keys()].slice(0, 5), all)).toBe(0.25);
  });

  it("does not see what comes after the twentieth", () => {
    const ranked = [...Array.from({ length: 20 }, (_, n) => `other${n}`), "a"];
    expect(recallAt20(ranked, labels({ a: "3" }))).toBe(0);
  });

  it("has no value when nothing is relevant", () => {
    expect(recallAt20(["a"], labels({ a: "1" }))).toBeNull();
  });
});

describe("the figures of a profile", () => {
  it("count what is ineligible and what nobody judged among the first twenty", () => {
    const judged = labels({ a: "3", b: "x", c: "x" });
    const ranked = ["a", "b", "u1", "u2", ...Array.from({ length: 16 }, (_, n) => `v${n}`), "c"];
    expect(computeFigures(ranked, judged)).toMatchObject({ ineligible: 1, unjudged: 18, shown: 20 });
  });

  it("are averaged over the profiles that have them", () => {
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
