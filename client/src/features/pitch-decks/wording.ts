import type { DeckVerdict } from "@shared/constants/pitch-decks";
import type { BadgeTone } from "@/components/ui/badge";

export const VERDICTS: Record<DeckVerdict, { label: string; tone: BadgeTone }> = {
  pass: { label: "Met", tone: "good" },
  warn: { label: "Partly met", tone: "middle" },
  fail: { label: "Not met", tone: "destructive" },
  not_applicable: { label: "Does not apply", tone: "outline" },
  unjudged: { label: "Not judged", tone: "outline" },
};

/** Said while an analysis that failed waits for its next try: what the person could do is being done already. */
export const retrying = (failureReason: string) =>
  `The last try did not succeed: ${failureReason.replace(/ ?Please try again[^.]*\.$/, "")} It is tried again by itself.`;
