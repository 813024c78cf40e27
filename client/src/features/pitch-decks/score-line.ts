import type { ScoreVersion } from "./score-changes";

/** A version in the chart, oldest first. `x` is in percent of the width; `score` is also the height in percent. */
export type ScorePoint = {
  version: number;
  score: number;
  x: number;
  /** The line comes from above or goes there: a figure stands below the point. */
  isLow: boolean;
};

/** Every figure is written while there are few; of many the first, the last, the best and the worst. */
const FEW = 8;
/** Version numbers below the chart. */
const TICKS_MAX = 10;

/** The analyses that have a figure, in runs: one that was not judged is a gap in the line. */
export function scoreRuns(versions: readonly ScoreVersion[]): ScorePoint[][] {
  const oldestFirst = [...versions].reverse();
  const runs: ScorePoint[][] = [];
  let run: ScorePoint[] = [];
  for (const [index, { version, overall }] of oldestFirst.entries()) {
    if (overall === null) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push({ version, score: overall, x: placeOf(index, oldestFirst.length), isLow: false });
  }
  for (const points of runs)
    for (const [index, point] of points.entries())
      point.isLow = isLow(point.score, [points[index - 1]?.score, points[index + 1]?.score]);
  return runs;
}

/** Under the least of them there is no room. */
const isLow = (score: number, around: (number | undefined)[]) => {
  const beside = around.filter((each) => each !== undefined);
  return score > 15 && beside.every((each) => each >= score) && beside.some((each) => each > score);
};

const placeOf = (index: number, count: number) => (count > 1 ? (index / (count - 1)) * 100 : 50);

/** The points whose figure is written beside them. */
export function namedPoints(points: readonly ScorePoint[]): ScorePoint[] {
  if (points.length <= FEW) return [...points];
  const scores = points.map(({ score }) => score);
  const best = points.findLast(({ score }) => score === Math.max(...scores));
  const worst = points.findLast(({ score }) => score === Math.min(...scores));
  const named = new Set([points[0], points.at(-1)]);
  // Beside the ends there is no room for another figure.
  for (const point of [best, worst]) if (point && point.x > 8 && point.x < 92) named.add(point);
  return points.filter((point) => named.has(point));
}

/** The version numbers below the chart, as many as there is room for. */
export function versionTicks(versions: readonly ScoreVersion[]): { version: number; x: number }[] {
  const step = Math.ceil(versions.length / TICKS_MAX);
  return [...versions]
    .reverse()
    .map(({ version }, index) => ({ version, x: placeOf(index, versions.length) }))
    .filter((_, index) => (versions.length - 1 - index) % step === 0);
}
