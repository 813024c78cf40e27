import { sql } from "drizzle-orm";
import type { KeptNewsOf } from "@shared/validators/news";
import type { Deps } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { toInstant } from "../catalogue/visibility";
import { publishNews } from "./news-push";

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
  // No two items of a person have the same time, so that a time alone marks the end of a page.
  const { rows } = await db.execute<{ user_id: string }>(sql`
    insert into news (user_id, kind, key, data, created_at)
    select m.user_id, 'call', ${key},
      ${JSON.stringify({ kind: "call", ...data })}::jsonb || jsonb_build_object('entityName', e.name),
      greatest(${toInstant(deps.clock.now())},
        (select max(old.created_at) + interval '1 millisecond' from news old where old.user_id = m.user_id))
    from memberships m join entities e on e.id = m.entity_id where m.entity_id = ${entityId}
    on conflict (user_id, key) do nothing
    returning user_id`);
  for (const { user_id: userId } of rows) await publishNews(deps, db, userId);
}
