import type { MatchedOpportunityView } from "@shared/validators/opportunities";

export type OpenAnswers = {
  entityId: string;
  /** The questions of the profile, by `fieldName`. */
  ask: string[];
  /** How many of the matches have a rule that these answers settle. */
  count: number;
};

/**
 * What further answers would settle among some matches, for the entity where they settle most; undefined when there is nothing that
 * an answer can.
 */
export function openAnswers(
  matches: readonly Pick<MatchedOpportunityView, "matchedEntityId" | "matchGates">[],
): OpenAnswers | undefined {
  const byEntity = new Map<string, OpenAnswers>();
  for (const { matchedEntityId: entityId, matchGates } of matches) {
    const asked = matchGates.flatMap(({ verdict, ask }) => (verdict === "unknown" ? ask : []));
    if (asked.length === 0) continue;
    const known = byEntity.get(entityId) ?? { entityId, ask: [], count: 0 };
    byEntity.set(entityId, {
      entityId,
      ask: [...new Set([...known.ask, ...asked])],
      count: known.count + 1,
    });
  }
  return [...byEntity.values()].sort((a, b) => b.count - a.count)[0];
}
