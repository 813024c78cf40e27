import { type AwardKind, findAward, type Requirement } from "./award-kinds";
import type { EntityWithAnswers, OpportunityRules } from "./match-types";
import { readOwnWords } from "./own-words";
import { AWARD_SHARES, UNKNOWN_SHARES } from "./scoring";

/**
 * Tells whether awards of this kind go to an entity like this one, and whether it looks for such an award.
 */
export type AwardFit = {
  kind: AwardKind;
  /** How often such awards go to its type; null if the kind is unknown. */
  goesTo: "mostly" | "also" | "others" | null;
  /** Its own words that ask for such an award; null if it has none; undefined if none are needed. */
  asked: string | null | undefined;
  /** A requirement of the award that the entity does not mention. */
  missing: Requirement["label"] | null;
  /** The share of the points, from 0 to 1. */
  share: number;
  met: boolean | null;
};

/** Rates how an award suits an entity by its kind. Each thing that the profile leaves open costs one step. */
export function awardFit(entity: EntityWithAnswers, opportunity: OpportunityRules): AwardFit {
  const { kind, requires } = findAward(opportunity);
  const defaults = { kind, asked: undefined, missing: null } as const;
  if (kind.purpose === "") return { ...defaults, goesTo: null, share: UNKNOWN_SHARES.award, met: null };
  const isOfType = kind.types.includes(entity.type);
  if (!isOfType && kind.also?.includes(entity.type) !== true)
    return { ...defaults, goesTo: "others", share: 0, met: false };
  const { find, hasDescription } = readOwnWords(entity);
  const asks = isOfType ? kind.asks : (kind.alsoAsks ?? kind.asks);
  const asked = asks === null ? undefined : find(asks);
  // A word that was already required above is not required twice.
  const isLacking = requires !== null && requires.own !== asks && find(requires.own) === null;
  const missing = isLacking ? requires.label : null;
  const goesTo = isOfType ? "mostly" : "also";
  if (asked === null && kind.isOnlyForThem === true && hasDescription)
    return { kind, goesTo, asked, missing, share: 0, met: false };
  const steps = Number(!isOfType) + Number(asked === null) + Number(missing !== null);
  return { kind, goesTo, asked, missing, share: AWARD_SHARES[steps] ?? 0, met: steps === 0 ? true : null };
}
