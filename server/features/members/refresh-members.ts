import type { Deps, ServiceContext } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import type { QueryKey } from "../../platform/realtime/types";
import { selectMemberIds } from "./members.queries";

/** What a person sees otherwise once they join or leave an entity, or their role changes. */
const OF_ENTITIES: readonly QueryKey[] = [
  ["/api/entities"],
  ["/api/profile"],
  ["/api/applications"],
  ["/api/tasks"],
  ["/api/pitch-decks"],
  ["/api/documents"],
  ["/api/interactions"],
  ["/api/opportunities"],
  ["/api/funders"],
  ["/api/saved-searches"],
  ["/api/calendar"],
  ["/api/obligations"],
  ["/api/questions"],
  ["/api/profile-proposals"],
  ["/api/shortlists"],
];

/** Has the open pages of all members of an entity read these keys anew. Inside a transaction it is sent with the commit. */
export async function refreshMembers(
  { push }: Pick<Deps, "push">,
  db: Db,
  entityId: string,
  keys: readonly QueryKey[],
  exceptId?: string,
): Promise<void> {
  for (const userId of await selectMemberIds(db, entityId))
    if (userId !== exceptId) await push.publish(db, userId, { kind: "refresh", keys });
}

/** Has the pages of the other members read these keys anew after the caller changed something. Call it in the transaction. */
export const refreshOthers = (
  { db, deps, actor }: ServiceContext<"push">,
  entityId: string,
  keys: readonly QueryKey[],
): Promise<void> => refreshMembers(deps, db, entityId, keys, actor.id);

/** Tells a member's own pages, and those of the others, that their membership changed. */
export async function publishMembership(
  deps: Pick<Deps, "push">,
  db: Db,
  { entityId, userId }: { entityId: string; userId: string },
): Promise<void> {
  await refreshMembers(deps, db, entityId, [["/api/entities"]]);
  await deps.push.publish(db, userId, { kind: "refresh", keys: OF_ENTITIES });
}
