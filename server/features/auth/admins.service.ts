import type { Actor } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { inTransaction } from "../../platform/db/database";
import { type PasswordHasher, SERVER_ITSELF } from "../../platform/security/password-hasher";
import { PlainError } from "../../platform/errors/plain-error";
import { noteRights } from "../catalogue/curation/admin-activity.service";
import { lockAdmins, selectAdmins, writeAdmin } from "./admins.queries";
import { endAllKeys, endKeysOf } from "../api-keys/api-keys.service";
import { stopAllWebhooks, stopWebhooksOf } from "../webhooks/webhooks.service";
import { deleteAllSessions, deleteSessions, insertUser, lockUser } from "./auth.queries";

/** Lists the administrators, for the operator of the installation. */
export const listAdmins = (db: Db) => selectAdmins(db);

export type RaiseOutcome = "raised" | "was-one" | "unknown";

/**
 * Makes the account with an address an administrator.
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
    await noteRights(tx, { userId: user.id, action: "rights_given", now });
    return "raised";
  });

/**
 * Creates an administrator's account with a confirmed address.
 * @throws AppError validation_failed for a common password; PlainError when the address has got an account meanwhile
 */
export async function createAdmin(
  db: Db,
  account: { email: string; password: string; firstName?: string; lastName?: string },
  passwords: PasswordHasher,
  now: Date,
): Promise<void> {
  const { password, ...names } = account;
  await passwords.refuseWeak(password, account.email, "password");
  const passwordHash = await passwords.hash(password, SERVER_ITSELF);
  const created = await addAdminAccount(db, { ...names, passwordHash }, now);
  if (!created) throw new PlainError(`Somebody has just signed up as ${account.email}. Run this again.`);
}

/** Adds an administrator's account with a confirmed address; null when the address has an account. */
export const addAdminAccount = (
  db: Db,
  account: { email: string; passwordHash: string; firstName?: string; lastName?: string },
  now: Date,
): Promise<Actor | null> =>
  inTransaction(db, async (tx) => {
    const created = await insertUser(tx, { ...account, emailVerified: true, isAdmin: true });
    if (created) await noteRights(tx, { userId: created.id, action: "rights_given", now });
    return created;
  });

/**
 * Removes the administrator's right with effect from the next request. The account stays.
 * @throws PlainError when the account is not an administrator's, or the only one's
 */
export const removeAdmin = (db: Db, email: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const admins = await lockAdmins(tx);
    const found = admins.find((admin) => admin.email === email);
    if (!found) throw new PlainError(`${email} is not an administrator.`);
    if (admins.length === 1)
      throw new PlainError(`${email} is the only administrator. Make another one first: admin create EMAIL`);
    await writeAdmin(tx, found.id, false, now);
    await noteRights(tx, { userId: found.id, action: "rights_taken", now });
  });

/**
 * Ends all sessions and API keys of one account, and stops its webhooks, for the operator of the installation. Open pages are signed out with their next request.
 * @throws PlainError when there is no such account
 */
export const signOut = (db: Db, email: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const user = await lockUser(tx, { email });
    if (!user) throw new PlainError(`${email} has no account here.`);
    await deleteSessions(tx, user.id);
    await endKeysOf(tx, user.id);
    await stopWebhooksOf(tx, user.id, new Date());
  });

/** Ends all sessions and API keys of everybody, and stops the webhooks, for the operator of the installation. Returns how many sessions there were. */
export const signEverybodyOut = (db: Db): Promise<number> =>
  inTransaction(db, async (tx) => {
    await endAllKeys(tx);
    await stopAllWebhooks(tx, new Date());
    return deleteAllSessions(tx);
  });
