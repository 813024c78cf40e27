import { eq } from "drizzle-orm";
import { users } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import type { Deps } from "../../../context/deps";
import type { QueryKey } from "../../../platform/realtime/types";

const KEYS: readonly QueryKey[] = [
  ["/api/admin/opportunities"],
  ["/api/admin/scrape/runs"],
  ["/api/admin/duplicates"],
];

/** Tells every administrator's clients that the catalogue or its sources changed. Call it after the commit. */
export async function publishCatalogue(deps: Pick<Deps, "push">, db: Db): Promise<void> {
  const admins = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));
  for (const { id } of admins) await deps.push.publish(db, id, { kind: "refresh", keys: KEYS });
}
