import type { EntityType } from "@shared/constants/enums";
import type { DeckJudgementView } from "@shared/validators/pitch-decks";
import { translateLabel } from "@shared/words/labels";
import { t } from "../../../platform/text/words";

/** What is said of one criterion. */
export type Judged = Pick<DeckJudgementView, "verdict" | "comment" | "slide" | "evidence">;

/** Neither for nor against the deck, and about no slide. */
export const openJudgement = (verdict: "unjudged" | "not_applicable", comment: string): Judged => ({
  verdict,
  comment,
  slide: null,
  evidence: [],
});

/** Said of a criterion that is not put to this kind of organisation. */
export const notAsked = (type: EntityType): Judged =>
  openJudgement(
    "not_applicable",
    t("This is not asked of a deck of this kind ({kind}).", { kind: translateLabel(type) }),
  );
