import { and, asc, eq } from "drizzle-orm";
import { PASSKEYS_MAX } from "@shared/constants/limits";
import { passkeys } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

export type PasskeyRow = {
  id: string;
  name: string;
  credentialId: string;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** Lists the passkeys of an account, oldest first. */
export const selectPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      credentialId: passkeys.credentialId,
      transports: passkeys.transports,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(PASSKEYS_MAX);

export async function findPasskey(
  db: Db,
  userId: string,
  credentialId: string,
): Promise<{ id: string; publicKey: string; counter: number } | null> {
  const [row] = await db
    .select({ id: passkeys.id, publicKey: passkeys.publicKey, counter: passkeys.counter })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)));
  return row ?? null;
}

/** Returns false when the key is known already, here or in another account. */
export async function insertPasskey(db: Db, values: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(passkeys)
    .values(values)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Notes a use. Of two uses with the same count, one gets false. */
export async function noteUse(
  db: Db,
  { id, counter }: { id: string; counter: number },
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Returns false when the account has no such passkey. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}
