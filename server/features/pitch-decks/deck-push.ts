import type { Db } from "../../platform/db/database";
import type { Deps } from "../../context/deps";

/** Tells a user's clients that their decks changed. */
export const publishDecks = (deps: Pick<Deps, "push">, db: Db, userId: string): Promise<void> =>
  deps.push.publish(db, userId, { kind: "refresh", keys: [["/api/pitch-decks"]] });
