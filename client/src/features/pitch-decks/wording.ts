import type { DeckVerdict } from "@shared/constants/pitch-decks";
import { VERIFY_FOR_AI, VERIFY_FOR_DECKS } from "@shared/constants/verification";
import { worded } from "@shared/words/sentences";
import type { BadgeTone } from "@/components/ui/badge";
import type { Deck } from "./deck-figures";
import { t } from "./words";

export const VERDICTS: Record<DeckVerdict, { label: string; tone: BadgeTone }> = {
  pass: { label: t("Met"), tone: "good" },
  warn: { label: t("Partly met"), tone: "middle" },
  fail: { label: t("Not met"), tone: "destructive" },
  not_applicable: { label: t("Does not apply"), tone: "outline" },
  unjudged: { label: t("Not judged"), tone: "outline" },
};

/** Said while an analysis that failed waits for its next try: what the person could do is being done already. */
export const retrying = (failureReason: string) =>
  t("The last try did not succeed: {reason} It is tried again by itself.", {
    reason: worded(failureReason.replace(/ ?Please try again[^.]*\.$/, "")),
  });

/** Why a deck could not be analysed, in the reader's words: the server keeps it in English. Undefined when it gave no reason. */
export const failureOf = ({ failureReason }: Deck) => (failureReason ? worded(failureReason) : undefined);

/** Whether an analysis waits until the person's address is verified: the deck keeps the reason as its sentence alone. */
export const waitsForEmail = ({ failureReason }: Deck) =>
  failureReason === VERIFY_FOR_DECKS || failureReason === VERIFY_FOR_AI;
