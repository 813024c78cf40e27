import type { Grade, Labels } from "./types";

/** How many places each figure looks at. */
export const NDCG_PLACES = 10;
export const RECALL_PLACES = 20;

export type Figures = {
  /** 0–1; null when no labelled opportunity has a grade above 0. */
  ndcg: number | null;
  /** 0–1; null when no labelled opportunity has grade 2 or 3. */
  recall: number | null;
  /** Opportunities in the first 20 that the organisation may not apply for. */
  ineligible: number;
  /** Opportunities in the first 20 that nobody has judged. They count as grade 0. */
  unjudged: number;
  /** How many were shown in the first 20: fewer when the system found fewer. */
  shown: number;
};

const GAINS: Record<Grade, number> = { "3": 7, "2": 3, "1": 1, "0": 0, x: 0 };
const isRelevant = (grade: Grade | undefined) => grade === "2" || grade === "3";

const discounted = (gains: readonly number[]) =>
  gains.slice(0, NDCG_PLACES).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);

/**
 * Normalised discounted cumulative gain of the first 10: gain 2^grade − 1, discount log2(place + 1), against the best order of everything
 * that is labelled.
 * @param ranked opportunity keys, best first
 * @returns 0–1, or null when nothing labelled has a gain
 */
export function ndcgAt10(ranked: readonly string[], labels: Labels): number | null {
  const gainOf = (key: string) => GAINS[labels.get(key) ?? "0"];
  const ideal = discounted([...labels.keys()].map(gainOf).sort((a, b) => b - a));
  return ideal === 0 ? null : discounted(ranked.map(gainOf)) / ideal;
}

/**
 * The share of relevant opportunities (grade 2 or 3) found in the first 20, of as many as fit there.
 * @returns 0–1, or null when nothing is relevant
 */
export function recallAt20(ranked: readonly string[], labels: Labels): number | null {
  const relevant = [...labels.values()].filter(isRelevant).length;
  if (relevant === 0) return null;
  const found = ranked.slice(0, RECALL_PLACES).filter((key) => isRelevant(labels.get(key))).length;
  return found / Math.min(RECALL_PLACES, relevant);
}

/** All figures of one ranking for one profile. */
export function computeFigures(ranked: readonly string[], labels: Labels): Figures {
  const first = ranked.slice(0, RECALL_PLACES);
  return {
    ndcg: ndcgAt10(ranked, labels),
    recall: recallAt20(ranked, labels),
    ineligible: first.filter((key) => labels.get(key) === "x").length,
    unjudged: first.filter((key) => !labels.has(key)).length,
    shown: first.length,
  };
}

export type Means = {
  ndcg: number;
  recall: number;
  ineligible: number;
  /** Share of everything shown, 0–1. */
  ineligibleShare: number;
  unjudged: number;
  /** Profiles in the mean of `ndcg`, and in that of `recall`: the others have nothing to find. */
  ndcgProfiles: number;
  recallProfiles: number;
};

/** Means over profiles of NDCG and recall, sums of the rest. */
export function computeMeans(all: readonly Figures[]): Means {
  const defined = (values: (number | null)[]) => values.filter((value) => value !== null);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  const sum = (name: "ineligible" | "unjudged" | "shown") => all.reduce((total, one) => total + one[name], 0);
  const ndcgs = defined(all.map(({ ndcg }) => ndcg));
  const recalls = defined(all.map(({ recall }) => recall));
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
