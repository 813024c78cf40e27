import type { Grade, Labels } from "./types";

/** The number of places that each figure looks at. */
export const NDCG_PLACES = 10;
export const RECALL_PLACES = 20;

export type Figures = {
  /** From 0 to 1. Null if no labelled opportunity has a grade above 0. */
  ndcg: number | null;
  /** From 0 to 1. Null if no labelled opportunity has grade 2 or 3. */
  recall: number | null;
  /** Opportunities in the first 20 for which the entity is ineligible. */
  ineligible: number;
  /** Opportunities in the first 20 without a label. They count as grade 0. */
  unjudged: number;
  /** The number of shown opportunities, at most 20. */
  shown: number;
};

const GAINS: Record<Grade, number> = { "3": 7, "2": 3, "1": 1, "0": 0, x: 0 };
const isRelevant = (grade: Grade | undefined) => grade === "2" || grade === "3";

const sumDiscounted = (gains: readonly number[]) =>
  gains.slice(0, NDCG_PLACES).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);

/**
 * Computes the normalised discounted cumulative gain of the first 10. The gain is 2^grade − 1, the discount
 * is log2(place + 1), and the ideal is the best order of all labelled opportunities.
 * @param ranked opportunity keys, best first
 * @returns a number from 0 to 1, or null if no label has a gain
 */
export function ndcgAt10(ranked: readonly string[], labels: Labels): number | null {
  const findGain = (key: string) => GAINS[labels.get(key) ?? "0"];
  const ideal = sumDiscounted([...labels.keys()].map(findGain).sort((a, b) => b - a));
  return ideal === 0 ? null : sumDiscounted(ranked.map(findGain)) / ideal;
}

/**
 * Computes the share of relevant opportunities (grade 2 or 3) in the first 20. If more than 20 are relevant,
 * it divides by 20.
 * @returns a number from 0 to 1, or null if nothing is relevant
 */
export function recallAt20(ranked: readonly string[], labels: Labels): number | null {
  const relevant = [...labels.values()].filter(isRelevant).length;
  if (relevant === 0) return null;
  const foundCount = ranked.slice(0, RECALL_PLACES).filter((key) => isRelevant(labels.get(key))).length;
  return foundCount / Math.min(RECALL_PLACES, relevant);
}

/** Computes all figures of one ranking for one profile. */
export function computeFigures(ranked: readonly string[], labels: Labels): Figures {
  const firstKeys = ranked.slice(0, RECALL_PLACES);
  return {
    ndcg: ndcgAt10(ranked, labels),
    recall: recallAt20(ranked, labels),
    ineligible: firstKeys.filter((key) => labels.get(key) === "x").length,
    unjudged: firstKeys.filter((key) => !labels.has(key)).length,
    shown: firstKeys.length,
  };
}

export type Means = {
  ndcg: number;
  recall: number;
  ineligible: number;
  /** The share of all shown opportunities, from 0 to 1. */
  ineligibleShare: number;
  unjudged: number;
  /**
   * The number of profiles in the mean of `ndcg`, and below in that of `recall`. The other profiles have no
   * value.
   */
  ndcgProfiles: number;
  recallProfiles: number;
};

/** Computes the means of NDCG and recall over all profiles, and the sums of the other figures. */
export function computeMeans(figuresOfAll: readonly Figures[]): Means {
  const removeNulls = (values: (number | null)[]) => values.filter((value) => value !== null);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  const sum = (name: "ineligible" | "unjudged" | "shown") =>
    figuresOfAll.reduce((total, figures) => total + figures[name], 0);
  const ndcgs = removeNulls(figuresOfAll.map(({ ndcg }) => ndcg));
  const recalls = removeNulls(figuresOfAll.map(({ recall }) => recall));
  return {
    ndcg: mean(ndcgs),
    recall: mean(recalls),
    ineligible: sum("ineligible"),
    ineligibleShare: sum("ineligible") / (sum("shown") || 1),
    unjudged: sum("unjudged"),
    ndcgProfiles: ndcgs.length,
    recallProfiles: recalls.length,
  };
}

const SAMPLES = 2_000;

/**
 * Estimates the interval that holds the mean in 95 of 100 cases, by drawing the values again and again. The
 * draws are the same at every call.
 * @param values the figure of each profile; nulls are left out
 * @returns the lower and the upper bound, or null without values
 */
export function computeInterval(values: readonly (number | null)[]): [low: number, high: number] | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  let state = 1;
  // A linear congruential generator is random enough to draw from some hundred values.
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return known[Math.floor((state / 2 ** 32) * known.length)]!;
  };
  const means = Array.from(
    { length: SAMPLES },
    () => known.reduce((sum) => sum + draw(), 0) / known.length,
  ).sort((a, b) => a - b);
  return [means[Math.floor(SAMPLES * 0.025)]!, means[Math.floor(SAMPLES * 0.975)]!];
}

/** The number of places in which a person first looks. */
const FIRST_PLACES = 3;

/**
 * Tells whether something relevant is among the first three.
 * @returns null if nothing is relevant at all
 */
export function hasRelevantFirst(ranked: readonly string[], labels: Labels): boolean | null {
  if (![...labels.values()].some(isRelevant)) return null;
  return ranked.slice(0, FIRST_PLACES).some((key) => isRelevant(labels.get(key)));
}

/** A percentage that was shown, how often, and the share of these opportunities that are relevant (grade 1 to 3). */
export type ShownAt = { percent: number; count: number; relevant: number };

/** Groups what rankings show in the first 20 by the shown percentage, the highest first. */
export function groupByPercent(
  rankings: readonly { ranked: readonly { key: string; score: number }[]; labels: Labels }[],
): ShownAt[] {
  const counts = new Map<number, { count: number; relevant: number }>();
  for (const { ranked, labels } of rankings)
    for (const { key, score } of ranked.slice(0, RECALL_PLACES)) {
      const { count, relevant } = counts.get(score) ?? { count: 0, relevant: 0 };
      const isOfUse = GAINS[labels.get(key) ?? "0"] > 0;
      counts.set(score, { count: count + 1, relevant: relevant + Number(isOfUse) });
    }
  return [...counts]
    .map(([percent, { count, relevant }]) => ({ percent, count, relevant: relevant / count }))
    .sort((a, b) => b.percent - a.percent);
}

/**
 * Computes the expected calibration error: how far the shown percentages are from the shares that are relevant, on
 * average over everything that is shown.
 * @returns a number from 0 to 1
 */
export function computeCalibrationError(shown: readonly ShownAt[]): number {
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const error = shown.reduce(
    (sum, { percent, count, relevant }) => sum + count * Math.abs(percent / 100 - relevant),
    0,
  );
  return total === 0 ? 0 : error / total;
}
