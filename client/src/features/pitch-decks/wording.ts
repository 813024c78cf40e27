import type { DeckVerdict } from "@shared/constants/pitch-decks";
import type { BadgeTone } from "@/ui/badge";
import { t } from "@/words";

export const VERDICTS: Record<DeckVerdict, { label: string; tone: BadgeTone }> = {
  pass: { label: t("Met"), tone: "good" },
  warn: { label: t("Partly met"), tone: "middle" },
  fail: { label: t("Not met"), tone: "destructive" },
  not_applicable: { label: t("Does not apply"), tone: "outline" },
  unjudged: { label: t("Not judged"), tone: "outline" },
};

/** Words a failure while it waits for its next try: without the advice after the first sentence, which is already followed. */
export const formatRetrying = (failureReason: string) =>
  t("The last try did not succeed: {reason} It is tried again by itself.", {
    reason: failureReason.split(/(?<=\.) /)[0] ?? "",
  });
