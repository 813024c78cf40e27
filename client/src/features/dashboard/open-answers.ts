import type { MatchedOpportunityView } from "@shared/validators/opportunities";

export type OpenAnswers = {
  entityId: string;
  /** The questions of the profile, by `fieldName`. */
  ask: string[];
  /** The number of matches with a rule that these answers settle. */
  count: number;
};

/**
 * Finds the profile questions whose answers would settle unclear matches, for the entity where they settle most; undefined when there are
 * none.
 */
export function findOpenAnswers(
  matches: readonly Pick<MatchedOpportunityView, "matchedEntityId" | "matchGates">[],
): OpenAnswers | undefined {
  const byEntity = new Map<string, OpenAnswers>();
  for (const { matchedEntityId: entityId, matchGates } of matches) {
    const asked = matchGates.flatMap(({ verdict, ask }) => (verdict === "unknown" ? ask : []));
    if (asked.length === 0) continue;
    const before = byEntity.get(entityId) ?? { entityId, ask: [], count: 0 };
    byEntity.set(entityId, {
      entityId,
      ask: [...new Set([...before.ask, ...asked])],
      count: before.count + 1,
    });
  }
  return [...byEntity.values()].sort((a, b) => b.count - a.count)[0];
}
