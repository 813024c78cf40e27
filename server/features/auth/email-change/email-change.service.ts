import { EMAIL_CHANGE_HOURS } from "@shared/constants/limits";
import type {
  ChangeEmailInput,
  EmailChangeTokenInput,
  EmailChangeView,
  MessageView,
} from "@shared/validators/auth";
import type { Actor, Deps, ServiceContext } from "../../../context/deps";
import { inTransaction, type Db } from "../../../platform/db/database";
import { AppError, notFound } from "../../../platform/errors/app-error";
import { isUniqueViolation } from "../../../platform/errors/pg-error";
import {
  createAddressChangedMail,
  createAddressTakenMail,
  createAddressWarningMail,
  createNewAddressMail,
} from "../../../platform/mail/address-templates";
import { NEW_ADDRESS_MAILS, queueMail } from "../../../platform/mail/outbox";
import { createToken, hashToken } from "../../../platform/security/tokens";
import { t } from "../../../platform/text/words";
import { endKeysOf } from "../../api-keys/api-keys.service";
import { stopWebhooksOf } from "../../webhooks/webhooks.service";
import { deleteSessions, findCredentials, findPasswordHash, findUser, lockUser } from "../auth.queries";
import { checkPassword, wrongPassword } from "../auth.service";
import { secondsUntilMailAllowed } from "../mail-limit";
import {
  deleteEmailChange,
  findChangeOwner,
  findEmailChange,
  renewEmailChange,
  saveEmailChange,
  setEmail,
  stopEmailChange,
  takeEmailChange,
} from "./email-change.queries";

/**
 * Sends a link to the new address and a warning to the present one. Nobody is told whether the new address has an
 * account: the answer, the stored rows and the number of mails are the same, and its owner gets another mail.
 * @throws AppError wrong_password on `currentPassword`; validation_failed on `email` for the present address
 */
export async function askForEmailChange(
  { deps, db, actor }: ServiceContext<"clock" | "config" | "mail" | "passwords">,
  { email, currentPassword }: ChangeEmailInput,
): Promise<MessageView> {
  const checkedHash = await checkPassword({ deps, db, actor }, currentPassword, "currentPassword");
  await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, { id: actor.id });
    // The password was changed or the account deleted in another tab meanwhile.
    if (!user || (await findPasswordHash(tx, user.id)) !== checkedHash)
      throw wrongPassword("currentPassword");
    if (user.email === email) throw sameAddress();
    const [confirm, cancel] = [createToken(), createToken()];
    const now = deps.clock.now();
    await saveEmailChange(tx, user.id, {
      newEmail: email,
      confirmHash: confirm.hash,
      cancelHash: cancel.hash,
      expiresAt: endOfLink(now),
    });
    await queueToNewAddress(deps, tx, { user, email, token: confirm.token });
    const mail = createAddressWarningMail(user, deps.config.PUBLIC_URL, cancel.token);
    await queueMail(tx, { userId: user.id, kind: "email_change_warning", mail }, now);
  });
  deps.mail.nudge();
  return { message: t("We sent a link to {email}. Your address changes when you open it.", { email }) };
}

const endOfLink = (now: Date) => new Date(now.getTime() + EMAIL_CHANGE_HOURS * 3_600_000);

/** The address that the caller's account waits to change to; null without one. */
export async function getEmailChange({
  db,
  actor,
  deps,
}: ServiceContext<"clock">): Promise<EmailChangeView | null> {
  const change = await findEmailChange(db, actor.id, deps.clock.now());
  return change && { email: change.newEmail, expiresAt: change.expiresAt.toISOString() };
}

/**
 * Mails a new link to the address that the account waits to change to; the link before ends.
 * @throws AppError not_found when nothing waits
 */
export async function resendEmailChange({
  deps,
  db,
  actor,
}: ServiceContext<"clock" | "config" | "mail">): Promise<EmailChangeView> {
  const view = await inTransaction(db, async (tx) => {
    const now = deps.clock.now();
    const user = await lockUser(tx, { id: actor.id });
    const change = user && (await findEmailChange(tx, user.id, now));
    if (!change) throw notFound("Change");
    const { token, hash } = createToken();
    const expiresAt = endOfLink(now);
    await renewEmailChange(tx, user.id, { confirmHash: hash, expiresAt });
    await queueToNewAddress(deps, tx, { user, email: change.newEmail, token });
    return { email: change.newEmail, expiresAt: expiresAt.toISOString() };
  });
  deps.mail.nudge();
  return view;
}

/** Forgets the address that the caller's account waits to change to: its links end. */
export const forgetEmailChange = ({ db, actor }: ServiceContext): Promise<void> =>
  deleteEmailChange(db, actor.id);

/** Queues the link, or a mail to the owner of the address that says who has it. Neither beyond the limit of mails. */
async function queueToNewAddress(
  deps: Pick<Deps, "clock" | "config">,
  tx: Db,
  { user, email, token }: { user: Actor; email: string; token: string },
): Promise<void> {
  const holder = await findCredentials(tx, email);
  if ((await secondsUntilMailAllowed(deps, tx, email, NEW_ADDRESS_MAILS)) > 0) return;
  const now = deps.clock.now();
  const mail = createNewAddressMail({ ...user, email }, deps.config.PUBLIC_URL, token);
  await queueMail(
    tx,
    holder
      ? { userId: holder.id, kind: "email_taken", mail: createAddressTakenMail(holder) }
      : { userId: user.id, kind: "email_change", mail },
    now,
  );
}

/**
 * Gives an account the address that the link was mailed to, which counts as confirmed, ends its sessions but `kept`
 * and its API keys, and tells the old address.
 * @param kept the session of the request. If it belongs to the account it stays, for the caller to start anew
 * @throws AppError invalid_token; conflict when another account has got the address meanwhile
 */
export async function confirmEmailChange(
  deps: Pick<Deps, "clock" | "db" | "mail" | "push">,
  { token }: EmailChangeTokenInput,
  kept: { userId: string | undefined; sid: string },
): Promise<{ user: Actor; answer: MessageView }> {
  const hash = hashToken(token);
  const userId = await findChangeOwner(deps.db, hash, deps.clock.now());
  if (!userId) throw invalidLink();
  const changeAddress = async (tx: Db) => {
    const now = deps.clock.now();
    // The account is locked before the change everywhere, or two requests could wait for each other.
    const old = await lockUser(tx, { id: userId });
    const change = await takeEmailChange(tx, userId, hash, now);
    const changed = old && change && (await setEmail(tx, userId, change.newEmail, now));
    if (!changed) throw invalidLink();
    const isOwnSession = kept.userId === userId;
    await deleteSessions(tx, userId, isOwnSession ? kept.sid : undefined);
    await endKeysOf(tx, userId);
    await stopWebhooksOf(tx, userId, now);
    // A session that stays gets a new id, and its page must have that before the streams are checked: `startSession`
    // does so after the answer.
    if (!isOwnSession) await deps.push.publish(tx, userId, { kind: "check-session" });
    await queueMail(tx, { userId, kind: "email_changed", mail: createAddressChangedMail(old) }, now);
    return changed;
  };
  const user = await inTransaction(deps.db, changeAddress).catch((error: unknown) => {
    throw isUniqueViolation(error, "users_email_unique") ? takenMeanwhile() : error;
  });
  deps.mail.nudge();
  return { user, answer: { message: t("Your e-mail address is {email} now.", { email: user.email }) } };
}

/**
 * Stops a change with the link of the warning, whoever is signed in.
 * @throws AppError invalid_token, also when the address has changed already
 */
export async function cancelEmailChange(
  { clock, db }: Pick<Deps, "clock" | "db">,
  { token }: EmailChangeTokenInput,
): Promise<{ user: Actor | null; answer: MessageView }> {
  const userId = await stopEmailChange(db, hashToken(token), clock.now());
  if (!userId) throw invalidLink();
  return {
    user: await findUser(db, userId),
    answer: { message: t("The change was stopped. Your e-mail address stays as it is.") },
  };
}

function sameAddress(): AppError {
  const text = "This is your address already";
  return new AppError("validation_failed", text, { email: [text] });
}
const invalidLink = () => new AppError("invalid_token", "Invalid or expired link");
const takenMeanwhile = () =>
  new AppError("conflict", "Another account has this address by now. Your address stays as it is.");
