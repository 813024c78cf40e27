import type { AiProvider } from "@shared/constants/enums";
import type { Message } from "@shared/words/messages";

/** The state of a deck's analyses. Runs are numbered from 1. */
export type DeckRuns = {
  requestedRun: number;
  runningRun: number | null;
  finishedRun: number;
  requestedProvider: AiProvider;
};

/** Returns true while an analysis waits or is under way. */
export const isAnalyzing = (deck: DeckRuns): boolean => deck.finishedRun < deck.requestedRun;

export type RunRequest = {
  /** The run that answers the request when it ends. */
  run: number;
  /** Is true for a run that has to be queued and counts as a call of the day. */
  isNew: boolean;
};

/**
 * Decides which run answers a request for an analysis by `provider`. It is the run with the same provider that waits
 * or is under way, or the waiting run, whose provider then changes, or else a new one. So at most one run waits
 * beside the one under way, however often somebody asks.
 * @param isChanged true if the one under way began before something changed that it depends on
 */
export function planRun(deck: DeckRuns, provider: AiProvider, isChanged = false): RunRequest {
  const { requestedRun } = deck;
  if (!isAnalyzing(deck)) return { run: requestedRun + 1, isNew: true };
  const isUnderWay = deck.runningRun === requestedRun;
  return isUnderWay && (isChanged || deck.requestedProvider !== provider)
    ? { run: requestedRun + 1, isNew: true }
    : { run: requestedRun, isNew: false };
}

/** The reason of an analysis that ended because a person stopped it. */
export const STOPPED: Message = "The analysis was stopped.";
