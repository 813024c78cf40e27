import type { ScoreVersion } from "./score-changes";

/** A version in the chart, oldest first. `x` is in percent of the width; `score` is also the height in percent. */
export type ScorePoint = {
  version: number;
  score: number;
  x: number;
  /** The line runs above this point, so its label stands below. */
  isLow: boolean;
};

/** Up to this many points all have labels; beyond it the first, the last, the best and the worst. */
const ALL_LABELS_MAX = 8;
/** The most version numbers below the chart. */
const TICKS_MAX = 10;

/** Groups the judged analyses in runs, because one without a score is a gap in the line. */
export function listScoreRuns(versions: readonly ScoreVersion[]): ScorePoint[][] {
  const oldestFirst = [...versions].reverse();
  const runs: ScorePoint[][] = [[]];
  for (const [index, { version, overall: score }] of oldestFirst.entries()) {
    const beside = [oldestFirst[index - 1]?.overall, oldestFirst[index + 1]?.overall];
    if (score === null) runs.push([]);
    else
      runs.at(-1)!.push({ version, score, x: toPoint(index, versions.length), isLow: isLow(score, beside) });
  }
  return runs.filter((run) => run.length > 0);
}

/** A very low point has no room for a label below. */
const isLow = (score: number, around: (number | null | undefined)[]) => {
  const beside = around.filter((each) => typeof each === "number");
  return score > 15 && beside.every((each) => each >= score) && beside.some((each) => each > score);
};

const toPoint = (index: number, count: number) => (count > 1 ? (index / (count - 1)) * 100 : 50);

/** Returns the points with a label. */
export function listLabelledPoints(points: readonly ScorePoint[]): ScorePoint[] {
  if (points.length <= ALL_LABELS_MAX) return [...points];
  const scores = points.map(({ score }) => score);
  const best = points.findLast(({ score }) => score === Math.max(...scores));
  const worst = points.findLast(({ score }) => score === Math.min(...scores));
  const named = new Set([points[0], points.at(-1)]);
  // Points near the ends have no room for another label.
  for (const point of [best, worst]) if (point && point.x > 8 && point.x < 92) named.add(point);
  return points.filter((point) => named.has(point));
}

/** Returns the version numbers to show below the chart. */
export function listVersionTicks(versions: readonly ScoreVersion[]): { version: number; x: number }[] {
  const step = Math.ceil(versions.length / TICKS_MAX);
  return [...versions]
    .reverse()
    .map(({ version }, index) => ({ version, x: toPoint(index, versions.length) }))
    .filter((_, index) => (versions.length - 1 - index) % step === 0);
}
