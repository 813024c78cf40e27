import type { EntityStage, EntityType } from "../enums";
import type { DeckScoreKey } from "../pitch-decks";

/** One question about a deck. A model, the rules or a person can answer it from the slides. */
export type DeckCriterion = {
  id: string;
  group: DeckScoreKey;
  title: string;
  /** The condition of a pass. */
  passes: string;
  /** 3: a funder stops reading without it. 2: a funder asks for it. 1: good to have. */
  weight: 1 | 2 | 3;
  /** This sentence describes a deck that meets it. */
  strength: string;
  /** This sentence describes a deck that does not meet it. */
  weakness: string;
  action: string;
  /** These words identify the slide where it belongs. */
  topics: readonly string[];
  /** Is set when it belongs on the cover. */
  isForCover?: true;
  /** The kinds of organisation that it applies to, or all kinds when this is missing. */
  appliesTo?: readonly EntityType[];
  /** At these stages it may still be missing. The judge may then say that it does not apply. */
  optionalAt?: readonly EntityStage[];
  /** Meeting it adds nothing to the score, and missing it costs its weight: its length and its form earn a deck nothing. */
  earnsNothing?: true;
  /**
   * This criterion is a detail of that one. While that one fails, advice about this one would only repeat it.
   */
  detailOf?: string;
};

/** All kinds except people who work alone. */
export const ORGANISATIONS = [
  "Startup",
  "Nonprofit",
  "Social Enterprise",
  "Research",
  "School",
  "Community Group",
  "Government",
] as const satisfies readonly EntityType[];

/** All kinds except those that serve the people of one place by duty. */
export const NOT_PUBLIC = [
  "Startup",
  "Nonprofit",
  "Social Enterprise",
  "Individual",
  "Research",
  "Community Group",
] as const satisfies readonly EntityType[];
