import { DECK_SCORES } from "@shared/constants/pitch-decks";
import type { PitchDeckReviewView } from "@shared/validators/pitch-decks";
import { toScore } from "./deck-figures";
import { t } from "@/words";

export type ScoreVersion = {
  id: string;
  version: number;
  createdAt: string;
  aiProvider: string | null;
  overall: number | null;
  /** The change since the analysis before; null where one of the two has no score. */
  change: number | null;
  /** The scores that changed, in the order of the screen. */
  moved: { label: string; from: number; to: number }[];
};

/** Compares each analysis with the one before it, newest first. */
export function listScoreVersions(reviews: readonly PitchDeckReviewView[]): ScoreVersion[] {
  return reviews.map((review, index) => {
    const before = reviews[index + 1];
    const overall = toScore(review.overall);
    const overallBefore = toScore(before?.overall);
    return {
      id: review.id,
      version: review.analysisVersion,
      createdAt: review.createdAt,
      aiProvider: review.aiProvider,
      overall,
      change: overall === null || overallBefore === null ? null : overall - overallBefore,
      moved: DECK_SCORES.flatMap(({ key, label }) => {
        const [from, to] = [toScore(before?.scores?.[key]), toScore(review.scores?.[key])];
        return from === null || to === null || from === to ? [] : [{ label, from, to }];
      }),
    };
  });
}

/** "+6", "−3", "no change". */
export function formatChange(change: number): string {
  if (change === 0) return t("no change");
  return change > 0 ? `+${change}` : `−${-change}`;
}
