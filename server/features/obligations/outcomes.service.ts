import type { OfferedOutcomeView } from "@shared/validators/obligations";
import type { ServiceContext } from "../../context/deps";
import * as queries from "./obligations.queries";

/** What came of earlier awards of an entity, newest first. Call it once the caller may read the entity. */
export function listOfferedOutcomes(
  { db, actor }: ServiceContext,
  which: { entityId: string; exceptId?: string },
): Promise<OfferedOutcomeView[]> {
  return queries.selectOfferedOutcomes(db, { userId: actor.id, ...which });
}
