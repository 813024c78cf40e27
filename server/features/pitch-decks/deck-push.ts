import type { Db } from "../../platform/db/database";
import type { Deps } from "../../context/deps";
import { refreshMembers } from "../members/refresh-members";

/** Tells the members of an entity that its decks changed. */
export const publishDecks = (deps: Pick<Deps, "push">, db: Db, entityId: string): Promise<void> =>
  refreshMembers(deps, db, entityId, [["/api/pitch-decks"]]);
