/**
 * Points, and about how many of 100 opportunities with such points were relevant (graded 1 to 3) among the first 20
 * of the organisations of the evaluation. The curve was smoothed by hand: up to 75 points after its part "choose",
 * above that between "choose", which has eleven cases there, and the tuned set. Between two of these the figure is
 * interpolated. `npm run eval:matching` tells how far it is off.
 */
const RELEVANT_AMONG_100: readonly (readonly [points: number, relevant: number])[] = [
  [0, 0],
  [25, 3],
  [35, 6],
  [50, 11],
  [55, 16],
  [60, 25],
  [65, 34],
  [70, 38],
  [75, 50],
  [80, 65],
  [85, 80],
  [90, 88],
  [100, 95],
];
/** The evaluation cannot tell finer steps apart. */
const STEP = 5;

/**
 * Converts the points of a match to the shown percentage: of opportunities with such points, about so many of 100
 * are relevant. It never falls when the points rise.
 * @param points from 0 to 100
 * @returns a multiple of 5
 */
export function toPercent(points: number): number {
  const above = RELEVANT_AMONG_100.findIndex(([from]) => from >= points);
  const [upper, most] = RELEVANT_AMONG_100[above] ?? RELEVANT_AMONG_100.at(-1)!;
  const [lower, least] = RELEVANT_AMONG_100[Math.max(0, above - 1)]!;
  const share = upper === lower ? 0 : (points - lower) / (upper - lower);
  return Math.round((least + share * (most - least)) / STEP) * STEP;
}

/** Returns the fewest points that are shown as this percentage or more. */
export const findMinPoints = (percent: number): number =>
  Array.from({ length: 101 }, (_, points) => points).find((points) => toPercent(points) >= percent) ?? 101;
