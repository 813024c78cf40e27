import { sql } from "drizzle-orm";
import type { KeptNewsOf } from "@shared/validators/news";
import type { Deps } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { publishNews } from "./news-push";
import { nextMoment } from "./next-moment";

/**
 * Tells every member of an entity, in the app, that the call of an application was amended. Nobody is told of the same `key` twice. Call it
 * in the transaction that stores what has changed.
 */
export async function addCallNews(
  deps: Pick<Deps, "clock" | "push">,
  db: Db,
  entityId: string,
  { key, data }: { key: string; data: Omit<KeptNewsOf["call"], "entityName"> },
): Promise<void> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    insert into news (user_id, kind, key, data, created_at)
    select m.user_id, 'call', ${key},
      ${JSON.stringify({ kind: "call", ...data })}::jsonb || jsonb_build_object('entityName', e.name),
      ${nextMoment(deps.clock.now(), sql`m.user_id`)}
    from memberships m join entities e on e.id = m.entity_id where m.entity_id = ${entityId}
    on conflict (user_id, key) do nothing
    returning user_id`);
  for (const { user_id: userId } of rows) await publishNews(deps, db, userId);
}
