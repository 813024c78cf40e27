import type { ScrapeCounts } from "@shared/validators/curation";
import { type Message, message } from "@shared/words/messages";

/** How much a run yielded: everything that it could read, known or not. */
export const countYield = ({ found, failed }: Pick<ScrapeCounts, "found" | "failed">): number =>
  found - failed;

/**
 * Returns what the reading before had found if a run found less than half of it, otherwise null. Such a fall often
 * means that the site changed and only a part of it is still understood.
 */
export const findFall = (counts: ScrapeCounts, before: number | undefined): number | null =>
  before !== undefined && countYield(counts) < before / 2 ? before : null;

/** Tells an administrator of a fall. */
export const describeFall = (before: number): Message =>
  message(
    "That is less than half of the {n} that the reading before found. Nothing was closed or removed because of it: please look whether the source has changed.",
    { n: before },
  );
