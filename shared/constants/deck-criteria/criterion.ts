import type { EntityStage, EntityType } from "../enums";
import type { DeckScoreKey } from "../pitch-decks";

/** One question that a model, the rules or a person can put to a deck and answer from its slides. */
export type DeckCriterion = {
  id: string;
  group: DeckScoreKey;
  title: string;
  /** What a pass needs. */
  passes: string;
  /** 3: a funder stops reading without it. 2: a funder asks for it. 1: good to have. */
  weight: 1 | 2 | 3;
  /** Said of a deck that meets it. */
  strength: string;
  /** Said of a deck that does not. */
  weakness: string;
  action: string;
  /** Words by which to find the slide where it belongs. */
  topics: readonly string[];
  /** It belongs on the cover. */
  isForCover?: true;
  /** Left out: it applies to everybody. To others it is never put. */
  appliesTo?: readonly EntityType[];
  /** Stages that need not have it yet: who judges may say that it does not apply. */
  optionalAt?: readonly EntityStage[];
  /** The criterion that this one is a detail of. While that one fails, advice about this one would only repeat it. */
  detailOf?: string;
};

/** Everybody but those who work alone. */
export const ORGANISATIONS = [
  "Startup",
  "Nonprofit",
  "Social Enterprise",
  "Research",
  "School",
  "Community Group",
  "Government",
] as const satisfies readonly EntityType[];

/** Everybody but those who serve the people of one place by duty. */
export const NOT_PUBLIC = [
  "Startup",
  "Nonprofit",
  "Social Enterprise",
  "Individual",
  "Research",
  "Community Group",
] as const satisfies readonly EntityType[];
