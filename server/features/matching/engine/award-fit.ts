import { type AwardKind, awardOf, type Requirement } from "./award-kinds";
import type { EntityFacts, OpportunityRules } from "./match-types";
import { ownWordsOf } from "./own-words";
import { AWARD_SHARES, UNKNOWN_SHARES } from "./scoring";

/** Whether an entity is one that awards of this kind go to, and looks for such an award. */
export type AwardFit = {
  kind: AwardKind;
  /** How often such awards go to its type; null where the kind is not known. */
  goesTo: "mostly" | "also" | "others" | null;
  /** Its own words that ask for such an award; null where it has none; undefined where none are needed. */
  asked: string | null | undefined;
  /** What the award requires and the entity does not speak of. */
  lacks: Requirement["called"] | null;
  /** 0–1 of the points. */
  share: number;
  met: boolean | null;
};

/** How an award suits an entity by its kind. What a profile does not tell costs one step, as something to find out. */
export function awardFit(entity: EntityFacts, opportunity: OpportunityRules): AwardFit {
  const { kind, requires } = awardOf(opportunity);
  const none = { kind, asked: undefined, lacks: null } as const;
  if (kind.called === "") return { ...none, goesTo: null, share: UNKNOWN_SHARES.award, met: null };
  const isOfType = kind.types.includes(entity.type);
  if (!isOfType && kind.also?.includes(entity.type) !== true)
    return { ...none, goesTo: "others", share: 0, met: false };
  const { find, isTold } = ownWordsOf(entity);
  const asks = isOfType ? kind.asks : (kind.alsoAsks ?? kind.asks);
  const asked = asks === null ? undefined : find(asks);
  // What was asked for above already is not asked for twice.
  const isLacking = requires !== null && requires.own !== asks && find(requires.own) === null;
  const lacks = isLacking ? requires.called : null;
  const goesTo = isOfType ? "mostly" : "also";
  if (asked === null && kind.isOnlyForThem === true && isTold)
    return { kind, goesTo, asked, lacks, share: 0, met: false };
  const steps = Number(!isOfType) + Number(asked === null) + Number(lacks !== null);
  return { kind, goesTo, asked, lacks, share: AWARD_SHARES[steps] ?? 0, met: steps === 0 ? true : null };
}
