import type { ScrapeCounts } from "@shared/validators/curation";
import { type Message, message, messageList } from "@shared/words/messages";

/**
 * Words the result of a run in one sentence: "Found 50: 12 new, 3 updated, 1 with changes to look at, 30 known
 * already, 4 could not be read." Counts of zero are left out.
 */
export function describeRun(counts: ScrapeCounts, { isPage }: { isPage: boolean }): Message {
  const { found, created, updated, proposed, skipped, failed } = counts;
  if (found === 0) return isPage ? "Nothing was found on this page." : "Nothing was found.";
  const parts = [
    [created, "{n} new"],
    [updated, "{n} updated"],
    [proposed, "{n} with changes to look at"],
    [skipped, "{n} known already or closed"],
    [failed, "{n} could not be read"],
  ] as const;
  const outcomes = parts.filter(([n]) => n > 0).map(([n, key]) => message(key, { n }));
  return message("Found {n}: {outcomes}.", { n: found, outcomes: messageList(outcomes, ", ") });
}
