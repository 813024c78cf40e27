import { and, eq, gt } from "drizzle-orm";
import { factorRemovals } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

type Removal = typeof factorRemovals.$inferSelect;

/** Finds the removal that an account waits for. One that has ended counts as none. */
export async function findRemoval(db: Db, userId: string, now: Date): Promise<Removal | null> {
  const [row] = await db
    .select()
    .from(factorRemovals)
    .where(and(eq(factorRemovals.userId, userId), gt(factorRemovals.expiresAt, now)));
  return row ?? null;
}

/** Stores a removal in place of one that has ended. */
export async function insertRemoval(db: Db, { userId, ...removal }: Removal): Promise<void> {
  await db
    .insert(factorRemovals)
    .values({ userId, ...removal })
    .onConflictDoUpdate({ target: factorRemovals.userId, set: removal });
}

export async function deleteRemoval(db: Db, userId: string): Promise<void> {
  await db.delete(factorRemovals).where(eq(factorRemovals.userId, userId));
}

/** Stops a removal by its mailed link, and returns whose it was; null when the link does not work. */
export async function stopRemoval(db: Db, cancelHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .delete(factorRemovals)
    .where(and(eq(factorRemovals.cancelHash, cancelHash), gt(factorRemovals.expiresAt, now)))
    .returning({ userId: factorRemovals.userId });
  return row?.userId ?? null;
}
