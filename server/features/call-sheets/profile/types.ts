import type { CallWarningFact } from "@shared/constants/calls";
import type { EntityType } from "@shared/constants/enums";

/** What the profile of an entity says of what calls ask for; null where it does not say. */
export type ComparedProfile = {
  type: EntityType;
  country: string | null;
  foundedYear: number | null;
  staff: number | null;
  /** A decimal string. */
  revenue: string | null;
  revenueCurrency: string | null;
};

/** What a sentence asks for, held against the profile. Undefined where it asks for nothing of the kind. */
export type Verdict = { fact: CallWarningFact; verdict: "met" | "contradicts" | "unknown" };
