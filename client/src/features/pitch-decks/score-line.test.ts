import { describe, expect, it } from "vitest";
import { listScoreVersions } from "./score-changes";
import { listLabelledPoints, listScoreRuns, listVersionTicks } from "./score-line";
import { buildReview } from "./test-decks";

/** Newest first, as the server sends them. */
const buildVersions = (...scores: (number | null)[]) =>
  listScoreVersions(
    scores
      .map((overall, index) => buildReview({ id: `${index}`, analysisVersion: index + 1, overall }))
      .reverse(),
  );

describe("the line of the scores", () => {
  it("the line of the scores goes from the oldest to the newest, with a gap where nothing was judged", () => {
    expect(listScoreRuns(buildVersions(60, 72.5, null, 70, 80))).toEqual([
      [
        { version: 1, score: 60, x: 0, isLow: true },
        { version: 2, score: 73, x: 25, isLow: false },
      ],
      [
        { version: 4, score: 70, x: 75, isLow: true },
        { version: 5, score: 80, x: 100, isLow: false },
      ],
    ]);
    expect(listScoreRuns(buildVersions(null, 50))).toEqual([
      [{ version: 2, score: 50, x: 100, isLow: false }],
    ]);
    expect(listScoreRuns([])).toEqual([]);
  });

  it("the line of the scores puts labels of low points below it", () => {
    const low = (...scores: number[]) =>
      listScoreRuns(buildVersions(...scores)).flatMap((run) => run.map(({ isLow }) => isLow));
    expect(low(70, 60, 80, 80, 80)).toEqual([false, true, false, false, false]);
    expect(low(70, 60, 60, 75)).toEqual([false, true, true, false]);
    // Below a very low point there is no room for a label.
    expect(low(70, 5, 70)).toEqual([false, false, false]);
  });

  it("the line of the scores labels all points of few, and of many the ends, the best and the worst", () => {
    const named = (...scores: number[]) =>
      listLabelledPoints(listScoreRuns(buildVersions(...scores)).flat()).map(({ version, score }) => [
        version,
        score,
      ]);
    expect(named(1, 2, 3)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(named(50, 60, 61, 40, 62, 63, 90, 64, 65, 66)).toEqual([
      [1, 50],
      [4, 40],
      [7, 90],
      [10, 66],
    ]);
  });

  it("the line of the scores has room for ten version numbers, including the newest", () => {
    const ticks = (count: number) =>
      listVersionTicks(buildVersions(...Array.from({ length: count }, () => 50))).map(
        ({ version }) => version,
      );
    expect(ticks(3)).toEqual([1, 2, 3]);
    expect(ticks(50)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50]);
  });
});
