import { and, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import { passkeys, recoveryCodes, totpSecrets, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

export type Factors = { totpSince: Date | null; passkeys: number; recoveryCodes: number };

/** What an account has beside its password: since when an app, how many passkeys and unused recovery codes. */
export async function findFactors(db: Db, userId: string): Promise<Factors> {
  const [found] = await db
    .select({
      totpSince: totpSecrets.confirmedAt,
      passkeys: db.$count(passkeys, eq(passkeys.userId, userId)),
      recoveryCodes: db.$count(
        recoveryCodes,
        and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
      ),
    })
    .from(users)
    .leftJoin(totpSecrets, eq(totpSecrets.userId, users.id))
    .where(eq(users.id, userId));
  return found ?? { totpSince: null, passkeys: 0, recoveryCodes: 0 };
}

/** Keeps a new secret in place of one that was never confirmed. Returns false when there is a confirmed one. */
export async function keepTotpSecret(
  db: Db,
  userId: string,
  sealedSecret: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(totpSecrets)
    .values({ userId, sealedSecret, createdAt: now })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { sealedSecret, createdAt: now },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

export async function findTotpSecret(
  db: Db,
  userId: string,
): Promise<{ sealedSecret: string; isConfirmed: boolean; lastUsedStep: number | null } | null> {
  const { sealedSecret, confirmedAt, lastUsedStep } = totpSecrets;
  const [row] = await db
    .select({ sealedSecret, confirmedAt, lastUsedStep })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId));
  if (!row) return null;
  return {
    sealedSecret: row.sealedSecret,
    isConfirmed: row.confirmedAt !== null,
    lastUsedStep: row.lastUsedStep,
  };
}

/** Lists sealed secrets in the order of accounts, from behind one of them; from the first for an empty text. */
export const selectSealedSecrets = (
  db: Db,
  after: string,
  limit: number,
): Promise<{ userId: string; sealedSecret: string }[]> =>
  db
    .select({ userId: totpSecrets.userId, sealedSecret: totpSecrets.sealedSecret })
    .from(totpSecrets)
    .where(after === "" ? undefined : gt(totpSecrets.userId, after))
    .orderBy(totpSecrets.userId)
    .limit(limit);

/** Replaces a sealed secret; false when the account has got another one meanwhile. */
export async function replaceSealedSecret(
  db: Db,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const rows = await db
    .update(totpSecrets)
    .set({ sealedSecret: after })
    .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.sealedSecret, before)))
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

/** Confirms the secret that a first code was made with; false when it was replaced or confirmed meanwhile. */
export async function confirmTotpSecret(
  db: Db,
  userId: string,
  { sealedSecret, step, now }: { sealedSecret: string; step: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(totpSecrets)
    .set({ confirmedAt: now, lastUsedStep: step })
    .where(
      and(
        eq(totpSecrets.userId, userId),
        eq(totpSecrets.sealedSecret, sealedSecret),
        isNull(totpSecrets.confirmedAt),
      ),
    )
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

/** Uses up the code of one half minute in one statement: of two requests at once, one gets false. */
export async function spendTotpStep(db: Db, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(totpSecrets)
    .set({ lastUsedStep: step })
    .where(
      and(
        eq(totpSecrets.userId, userId),
        isNotNull(totpSecrets.confirmedAt),
        or(isNull(totpSecrets.lastUsedStep), lt(totpSecrets.lastUsedStep, step)),
      ),
    )
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

/** Returns false when there was no confirmed secret. */
export async function deleteTotpSecret(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .returning({ confirmedAt: totpSecrets.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Uses up a recovery code in one statement; false when there is no such unused code. */
export async function spendRecoveryCode(
  db: Db,
  userId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

/** Deletes everything that a sign-in asks for beside the password. */
export async function deleteAllFactors(db: Db, userId: string): Promise<void> {
  await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await deleteRecoveryCodes(db, userId);
}
