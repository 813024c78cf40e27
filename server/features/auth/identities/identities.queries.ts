import { and, asc, eq } from "drizzle-orm";
import { identities, users } from "@shared/schema/index";
import type { Actor } from "../../../context/deps";
import type { Db } from "../../../platform/db/database";
import { actorColumns } from "../auth.queries";

type Identity = typeof identities.$inferSelect;

/** Finds whom an account of a provider signs in, with the hash of their password. */
export async function findIdentityOwner(
  db: Db,
  { issuer, subject }: Pick<Identity, "issuer" | "subject">,
): Promise<{ user: Actor; passwordHash: string | null } | null> {
  const [row] = await db
    .select({ user: actorColumns, passwordHash: users.passwordHash })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row ?? null;
}

/** Returns false when the account has one of that provider already, or it signs somebody else in. */
export async function insertIdentity(db: Db, values: Omit<Identity, "id">): Promise<boolean> {
  const rows = await db
    .insert(identities)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: identities.id });
  return rows.length > 0;
}

/** Lists the providers' accounts of a user, oldest first. There is at most one of each provider. */
export const selectIdentities = (db: Db, userId: string): Promise<Identity[]> =>
  db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), identities.id);

/** Returns false when the user has no such one. */
export async function deleteIdentity(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.id, id)))
    .returning({ id: identities.id });
  return rows.length > 0;
}
