import { sql } from "drizzle-orm";
import type { KeptNewsOf } from "@shared/validators/news";
import type { Deps } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";
import { publishNews } from "./news-push";
import { nextMoment } from "./next-moment";

/**
 * Tells those who may edit an entity of a guest's answer, in the app. Nobody is told of the same `key` twice. Call it in the
 * transaction that writes the answer.
 * @returns the ids of those who were told
 */
export async function addGuestNews(
  deps: Pick<Deps, "clock" | "push">,
  db: Db,
  entityId: string,
  { key, data }: { key: string; data: KeptNewsOf["guest"] },
): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    insert into news (user_id, kind, key, data, created_at)
    select m.user_id, 'guest', ${key}, ${JSON.stringify({ kind: "guest", ...data })}::jsonb,
      ${nextMoment(deps.clock.now(), sql`m.user_id`)}
    from memberships m where m.entity_id = ${entityId} and ${can(sql`m.user_id`, "edit", sql`m.entity_id`)}
    on conflict (user_id, key) do nothing
    returning user_id`);
  for (const { user_id: userId } of rows) await publishNews(deps, db, userId);
  return rows.map(({ user_id: userId }) => userId);
}
