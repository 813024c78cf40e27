import { setTimeout as sleep } from "node:timers/promises";
import { RESET_TOKEN_MINUTES } from "@shared/constants/limits";
import type {
  ChangePasswordInput,
  ForgotPasswordInput,
  MessageView,
  ResetPasswordInput,
} from "@shared/validators/auth";
import { inTransaction } from "../../platform/db/database";
import type { Actor, Deps, ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { queueMail } from "../../platform/mail/outbox";
import {
  createPasswordChangedMail,
  createPasswordWasResetMail,
  createResetMail,
} from "../../platform/mail/templates";
import { createToken, hashToken } from "../../platform/security/tokens";
import { endRemoval } from "../second-factor/removal.service";
import { endKeysOf } from "../api-keys/api-keys.service";
import { stopWebhooksOf } from "../webhooks/webhooks.service";
import { getCalendar, removeCalendar } from "../calendar/calendar.service";
import {
  deleteSessions,
  findByResetToken,
  lockUser,
  replacePassword,
  setResetToken,
  spendResetToken,
} from "./auth.queries";
import { checkPassword, wrongPassword } from "./auth.service";
import { deleteEmailChange } from "./email-change/email-change.queries";
import { unlinkAllProviders } from "./identities/identities.service";
import { secondsUntilMailAllowed } from "./mail-limit";
import { t } from "../../platform/text/words";

/** The minimum answer time: otherwise the time for queueing a mail would reveal which addresses have accounts. */
const FORGOT_ANSWER_MS = 150;

/** Queues a link for a new password if there is an account. The answer is the same for every address. */
export async function forgotPassword(
  deps: Pick<Deps, "clock" | "config" | "db" | "mail">,
  { email }: ForgotPasswordInput,
): Promise<MessageView> {
  await Promise.all([queueReset(deps, email), sleep(FORGOT_ANSWER_MS)]);
  deps.mail.nudge();
  return {
    message: t("If there is an account with this address, a link to reset its password is on its way."),
  };
}

async function queueReset(deps: Pick<Deps, "clock" | "config" | "db">, email: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, { email });
    if (!user || (await secondsUntilMailAllowed(deps, tx, email)) > 0) return;
    const now = deps.clock.now();
    const { token, hash } = createToken();
    const expiresAt = new Date(now.getTime() + RESET_TOKEN_MINUTES * 60_000);
    await setResetToken(tx, user.id, { hash, expiresAt });
    const mail = createResetMail(user, deps.config.PUBLIC_URL, token);
    await queueMail(tx, { userId: user.id, kind: "password_reset", mail }, now);
  });
}

const invalidLink = () => new AppError("invalid_token", "Invalid reset link");

/**
 * Sets a new password with a mailed token, deletes all sessions, API keys and the calendar address, which an intruder
 * may know, and sends a mail. Where the address was not confirmed before, no other service signs in any more. Does not sign
 * in. A refused password does not use up the token.
 * @throws AppError invalid_token; validation_failed on `password` when it is guessed first
 */
export async function resetPassword(
  deps: Pick<Deps, "clock" | "config" | "db" | "mail" | "passwords" | "providers" | "push">,
  { token, password }: ResetPasswordInput,
  asker: string,
): Promise<{ user: Actor; answer: MessageView }> {
  const hash = hashToken(token);
  // An expired link must not cost the time of a hash. The statement below still decides.
  const owner = await findByResetToken(deps.db, hash, deps.clock.now());
  if (!owner) throw invalidLink();
  await deps.passwords.refuseWeak(password, owner.email, "password");
  const passwordHash = await deps.passwords.hash(password, asker);
  const user = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const changed = await spendResetToken(tx, hash, passwordHash, now);
    if (!changed) throw invalidLink();
    await deleteSessions(tx, changed.id);
    // Whoever knew the old password may have asked for another address, or for the removal of the second step.
    await deleteEmailChange(tx, changed.id);
    await endRemoval(tx, changed.id);
    if (!owner.emailVerified) await unlinkAllProviders(deps, tx, changed);
    const keysEnded = await endKeysOf(tx, changed.id);
    await stopWebhooksOf(tx, changed.id, now);
    await deps.push.publish(tx, changed.id, { kind: "check-session" });
    const calendarEnded = await removeCalendar({ deps, db: tx, actor: changed });
    const mail = createPasswordWasResetMail(changed, deps.config.PUBLIC_URL, { calendarEnded, keysEnded });
    await queueMail(tx, { userId: changed.id, kind: "password_was_reset", mail }, now);
    return changed;
  });
  deps.mail.nudge();
  return { user, answer: { message: t("Your password has been reset. Please sign in with the new one.") } };
}

/**
 * Replaces the caller's password, deletes all sessions except `sid` and all API keys, and sends a mail.
 * @throws AppError wrong_password on `currentPassword`; validation_failed on `newPassword` when it is guessed first;
 * conflict for an account without a password
 */
export async function changePassword(
  { deps, db, actor }: ServiceContext<"clock" | "config" | "keys" | "mail" | "passwords" | "push">,
  { currentPassword, newPassword }: ChangePasswordInput,
  sid: string,
): Promise<MessageView> {
  const currentHash = await checkPassword({ deps, db, actor }, currentPassword, "currentPassword");
  if (currentHash === null) throw noPassword();
  await deps.passwords.refuseWeak(newPassword, actor.email, "newPassword");
  const passwordHash = await deps.passwords.hash(newPassword, actor.id);
  const keysEnded = await inTransaction(db, async (tx) => {
    const now = deps.clock.now();
    const changed = await replacePassword(tx, actor.id, currentHash, passwordHash, now);
    // The password was changed in another tab meanwhile, so the given one is no longer current.
    if (!changed) throw wrongPassword("currentPassword");
    await deleteSessions(tx, actor.id, sid);
    await deleteEmailChange(tx, actor.id);
    await endRemoval(tx, actor.id);
    const ended = await endKeysOf(tx, actor.id);
    await stopWebhooksOf(tx, actor.id, now);
    await deps.push.publish(tx, actor.id, { kind: "check-session" });
    const hasCalendar = (await getCalendar({ deps, db: tx, actor: changed })).url !== null;
    const mail = createPasswordChangedMail(changed, deps.config.PUBLIC_URL, {
      hasCalendar,
      keysEnded: ended,
    });
    await queueMail(tx, { userId: actor.id, kind: "password_changed", mail }, now);
    return ended;
  });
  deps.mail.nudge();
  return {
    message:
      keysEnded === 0
        ? t("Password changed. All other devices were signed out.")
        : t("Password changed. All other devices were signed out, and your API keys have ended."),
  };
}

/** The link of a reset shows that the mailbox is theirs, as the present password does for others. */
const noPassword = () =>
  new AppError("conflict", "Your account has no password yet. Ask for a link to set one: it comes by mail.");
