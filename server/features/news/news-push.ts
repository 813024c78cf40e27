import type { Db } from "../../platform/db/database";
import type { Deps } from "../../context/deps";

/** Tells a user's clients that their news are other ones now. */
export const publishNews = (deps: Pick<Deps, "push">, db: Db, userId: string): Promise<void> =>
  deps.push.publish(db, userId, { kind: "refresh", keys: [["/api/news"]] });
