import { ConfigError } from "../../platform/config/config-error";
import type { Deps } from "../../context/deps";
import { describeAccountForLog } from "../../context/account-for-log";
import { SERVER_ITSELF } from "../../platform/security/password-hasher";
import { inTransaction } from "../../platform/db/database";
import { noteRights } from "../catalogue/curation/admin-activity.service";
import { addAdminAccount } from "./admins.service";
import { findCredentials, makeAdmin } from "./auth.queries";

/**
 * Sets up the administrator that the settings name. With ADMIN_PASSWORD it creates the account if there is none.
 * Without it, the account with that address becomes an administrator's if its address was confirmed, because anybody
 * may have signed up with it. An existing account is never promoted by a password from the settings.
 */
export async function ensureAdmin(
  deps: Pick<Deps, "clock" | "config" | "db" | "keys" | "log" | "passwords">,
): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = deps.config;
  if (!email) return;
  if (!password) return raiseToAdmin(deps, email);
  const existing = await findCredentials(deps.db, email);
  if (!existing) return createAdmin(deps, email, password);
  if (!existing.isAdmin)
    deps.log.warn(
      "ADMIN_EMAIL belongs to an account that is not an administrator; start once without ADMIN_PASSWORD to make it one",
    );
}

async function raiseToAdmin(deps: Pick<Deps, "clock" | "db" | "keys" | "log">, email: string): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const raised = await inTransaction(db, async (tx) => {
    const made = await makeAdmin(tx, email, now);
    if (made) await noteRights(tx, { userId: made.id, action: "rights_given", now });
    return made;
  });
  if (raised) return log.info(describeAccountForLog(deps, raised), "made an administrator");
  const found = await findCredentials(db, email);
  if (!found)
    log.warn(
      "ADMIN_EMAIL has no account yet: sign up with it, confirm the address and start again, or set ADMIN_PASSWORD",
    );
  else if (found.isAdmin && !found.emailVerified)
    log.warn(
      describeAccountForLog(deps, found),
      "ADMIN_EMAIL has an administrator's account whose address was never confirmed. If you did not sign up with it yourself, reset its password by mail at once",
    );
  else if (!found.isAdmin)
    log.warn(
      describeAccountForLog(deps, found),
      "ADMIN_EMAIL has an account whose address was never confirmed, so it was not made an administrator's. If you signed up yourself, open the link of the mail; if not, reset its password by mail. Then start again",
    );
}

async function createAdmin(
  deps: Pick<Deps, "clock" | "db" | "keys" | "log" | "passwords">,
  email: string,
  password: string,
): Promise<void> {
  await deps.passwords.refuseWeak(password, email, "password").catch(() => {
    throw new ConfigError(
      "Cannot start: ADMIN_PASSWORD is too common. Choose one that is not guessed first.",
    );
  });
  const passwordHash = await deps.passwords.hash(password, SERVER_ITSELF);
  const created = await addAdminAccount(deps.db, { email, passwordHash }, deps.clock.now());
  if (created) deps.log.info(describeAccountForLog(deps, created), "administrator account created");
}
