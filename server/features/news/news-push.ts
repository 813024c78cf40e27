import type { Db } from "../../platform/db/database";
import type { Deps } from "../../context/deps";

/** Makes a user's open pages fetch their news again. */
export const publishNews = (deps: Pick<Deps, "push">, db: Db, userId: string): Promise<void> =>
  deps.push.publish(db, userId, { kind: "refresh", keys: [["/api/news"]] });
