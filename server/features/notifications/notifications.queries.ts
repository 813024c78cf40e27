import { eq } from "drizzle-orm";
import { users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import type { Subscription } from "./unsubscribe";

/**
 * Switches kinds of mail on or off.
 * @returns false if the account no longer exists
 */
export async function setNotifications(
  db: Db,
  { userId, kinds }: Subscription,
  enabled: boolean,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set(Object.fromEntries(kinds.map((kind) => [kind, enabled])))
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return rows.length > 0;
}
