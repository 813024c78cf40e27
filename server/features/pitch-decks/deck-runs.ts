import type { AiProvider } from "@shared/constants/enums";

/** How far the analyses of a deck are. Runs are numbered from 1. */
export type DeckRuns = {
  requestedRun: number;
  runningRun: number | null;
  finishedRun: number;
  requestedProvider: AiProvider;
};

/** An analysis waits or is under way. */
export const isAnalyzing = (deck: DeckRuns): boolean => deck.finishedRun < deck.requestedRun;

export type RunRequest = {
  /** The run whose end answers the request. */
  run: number;
  /** It has to be queued: it is counted as a call of the day. */
  isNew: boolean;
};

/**
 * Which run answers the wish for an analysis by `provider`: the one that waits or is under way with the same provider; the one that
 * waits, taken over; else a new one. So of one deck at most one run waits beside the one under way, however often one asks.
 */
export function planRun(deck: DeckRuns, provider: AiProvider): RunRequest {
  const { requestedRun } = deck;
  if (!isAnalyzing(deck)) return { run: requestedRun + 1, isNew: true };
  if (deck.requestedProvider === provider) return { run: requestedRun, isNew: false };
  return deck.runningRun === requestedRun
    ? { run: requestedRun + 1, isNew: true }
    : { run: requestedRun, isNew: false };
}
