import { asc, desc, eq } from "drizzle-orm";
import { users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
};

export const selectAdmins = (db: Db) =>
  db.select(columns).from(users).where(eq(users.isAdmin, true)).orderBy(asc(users.createdAt), desc(users.id));

/** Locks all administrators for the rest of the transaction: if two remove each other, the second one fails. */
export const lockAdmins = (db: Db) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.id))
    .for("update");

export async function writeAdmin(db: Db, id: string, isAdmin: boolean, now: Date): Promise<void> {
  await db.update(users).set({ isAdmin, updatedAt: now }).where(eq(users.id, id));
}
