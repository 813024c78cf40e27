import type { Db } from "../../platform/db/database";
import { inTransaction } from "../../platform/db/database";
import { hashPassword, refuseCommonPassword } from "../../platform/security/passwords";
import { PlainError } from "../../platform/errors/plain-error";
import { lockAdmins, selectAdmins, writeAdmin } from "./admins.queries";
import { insertUser, lockUser } from "./auth.queries";

/** Those who decide what is on show, for whoever runs the installation. */
export const listAdmins = (db: Db) => selectAdmins(db);

export type RaiseOutcome = "raised" | "was-one" | "unknown";

/**
 * Makes the account of an address an administrator's.
 * @throws PlainError when the address was never confirmed: anybody may have signed up with it
 */
export const raiseToAdmin = (db: Db, email: string, now: Date): Promise<RaiseOutcome> =>
  inTransaction(db, async (tx) => {
    const user = await lockUser(tx, { email });
    if (!user) return "unknown";
    if (user.isAdmin) return "was-one";
    if (!user.emailVerified)
      throw new PlainError(
        `There is an account of ${email} whose address was never confirmed: anybody may have made it. Open the link of its mail, or reset its password by mail, and run this again.`,
      );
    await writeAdmin(tx, user.id, true, now);
    return "raised";
  });

/**
 * Makes an administrator's account, whose address counts as confirmed.
 * @throws AppError validation_failed for a password that is guessed first; PlainError when the address has an account by now
 */
export async function createAdmin(
  db: Db,
  account: { email: string; password: string; firstName?: string; lastName?: string },
  passwordCost: number,
): Promise<void> {
  const { password, ...names } = account;
  await refuseCommonPassword(password, "password");
  const passwordHash = await hashPassword(password, passwordCost);
  const created = await insertUser(db, { ...names, passwordHash, emailVerified: true, isAdmin: true });
  if (!created) throw new PlainError(`Somebody has just signed up as ${account.email}. Run this again.`);
}

/**
 * Takes the right away; the account stays. It acts at the next request.
 * @throws PlainError when it is no administrator's, or the only one's
 */
export const removeAdmin = (db: Db, email: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const admins = await lockAdmins(tx);
    const found = admins.find((admin) => admin.email === email);
    if (!found) throw new PlainError(`${email} is no administrator.`);
    if (admins.length === 1)
      throw new PlainError(`${email} is the only administrator. Make another one first: admin create EMAIL`);
    await writeAdmin(tx, found.id, false, now);
  });
