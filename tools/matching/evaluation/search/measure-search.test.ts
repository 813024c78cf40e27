import { describe, expect, it } from "vitest";
import { computeKappa } from "../readers";
import {
  describeSearch,
  type QueryResult,
  reachesGoal,
  readQueries,
  readSearchLabels,
} from "./measure-search";

const buildResult = (id: string, kind: string, ndcg: number | null): QueryResult => ({
  ...{ id, kind, text: `words of ${id}`, ndcg },
  found: [{ name: "Reef fund", grade: "3" }],
});

describe.each(["choose", "report"] as const)("the queries of the search box over %s", (set) => {
  it("there are a hundred, and each was judged by both readers", async () => {
    const ids = (await readQueries(set)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(100);
    const labels = await readSearchLabels(set);
    expect(labels.filter(({ organisation: query }) => !ids.includes(query))).toEqual([]);
    expect(computeKappa(labels)).toBeGreaterThan(0.8);
  });
});

describe("the report of searches", () => {
  const results = [
    buildResult("q1", "plain words", 1),
    buildResult("q2", "names", 0),
    buildResult("q3", "names", null),
  ];

  it("tells the mean of all and of each kind, without queries that nothing suits", () => {
    const lines = describeSearch(results, 0).split("\n");
    expect(lines[0]).toContain("3 queries: NDCG@10 0.500");
    expect(lines[1]).toBe("By kind: plain words 1.00 (1), names 0.00 (2)");
    expect(lines).toHaveLength(2);
  });
  it("shows the worst queries with what they found", () => {
    expect(describeSearch(results, 1)).toContain("q2 “words of q2”: 0.00\n   [3] Reef fund");
  });
  it("the goal is 0.75", () => {
    expect(reachesGoal([buildResult("q1", "names", 0.75)])).toBe(true);
    expect(reachesGoal([buildResult("q1", "names", 0.74)])).toBe(false);
  });
});
