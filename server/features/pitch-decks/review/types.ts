import type { AiAuthor, EntityType } from "@shared/constants/enums";
import type { DocumentKind } from "@shared/constants/pitch-decks";
import type { DeckSlide } from "@shared/schema/pitch-decks";
import type { DeckDisagreementView, DeckJudgementView } from "@shared/validators/pitch-decks";
import type { AiUsage, AiModelName } from "../../../platform/ai/types";

/** What a deck is judged by: its own words, and what kind of organisation shows it. */
export type DeckFacts = {
  fileName: string;
  entity: { name: string; type: EntityType; stage: string | null };
  slides: readonly DeckSlide[];
  /** The owner says that it is a pitch deck, whatever it reads like. */
  isConfirmedDeck?: boolean;
};

/** One judgement for each criterion, in their order; every quote stands on its slide. Of what is no deck there is none. */
export type DeckReview = {
  notADeck: DocumentKind | null;
  judgements: DeckJudgementView[];
  disagreements: DeckDisagreementView[];
  aiProvider: AiAuthor;
  usage: AiUsage;
};

export type ReviewDeckOptions = {
  signal?: AbortSignal | undefined;
  /** Told what an attempt had cost that came to nothing. A review's own `usage` is without it. */
  onWasted?: ((model: AiModelName, usage: AiUsage) => void) | undefined;
};
