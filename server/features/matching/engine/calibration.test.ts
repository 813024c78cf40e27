import { describe, expect, it } from "vitest";
import { findMinPoints, toPercent } from "./calibration";

const ALL_POINTS = Array.from({ length: 101 }, (_, points) => points);

describe("toPercent", () => {
  it("no points are 0 % and all points are 95 %, because nothing is sure", () => {
    expect(toPercent(0)).toBe(0);
    expect(toPercent(100)).toBe(95);
  });
  it.each([
    [50, 10],
    [60, 25],
    [65, 35],
    [80, 65],
    [90, 90],
  ])("%i points are %i %%", (points, percent) => {
    expect(toPercent(points)).toBe(percent);
  });
  it("more points are never a lower percentage, and it moves in steps of 5", () => {
    const percents = ALL_POINTS.map(toPercent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(percents.filter((percent) => percent % 5 !== 0)).toEqual([]);
  });
  it("the percentage is never higher than the points", () => {
    expect(ALL_POINTS.filter((points) => toPercent(points) > points)).toEqual([]);
  });
});

describe("findMinPoints", () => {
  it("these points reach the percentage, and one fewer does not", () => {
    for (const percent of [5, 30, 60, 95]) {
      const points = findMinPoints(percent);
      expect(toPercent(points)).toBeGreaterThanOrEqual(percent);
      expect(toPercent(points - 1)).toBeLessThan(percent);
    }
  });
  it("no points reach 100 %", () => {
    expect(findMinPoints(100)).toBe(101);
  });
});
