import type { DeleteAccountInput } from "@shared/validators/exports";
import { inTransaction } from "../../platform/db/database";
import type { ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { queueMail, TOKEN_MAILS } from "../../platform/mail/outbox";
import { accountDeletedMail } from "../../platform/mail/templates";
import {
  deleteMailsTo,
  type DeletedMail,
  deleteUser,
  keepMailTimes,
  lockAdmins,
  releaseFiles,
  selectOwnIds,
} from "./account-deletion.queries";
import { deleteSessions, findPasswordHash, lockUser } from "./auth.queries";
import { COUNTED_MS } from "./mail-limit";

/**
 * Deletes the caller's account with all that hangs on it, ends their sessions everywhere, gives up their files and owes them a last
 * mail, if they proved that the address is theirs.
 * What they did with the catalogue as an administrator stays, without their name.
 * The streams of their pages are told by whoever ends the session of the request (`endSession`), once it is answered.
 * @throws AppError wrong_password on `password`; conflict for the only administrator
 */
export async function deleteAccount(
  { deps, db, actor }: ServiceContext,
  { password }: DeleteAccountInput,
): Promise<void> {
  const checkedHash = await findPasswordHash(db, actor.id);
  if (!checkedHash || !(await deps.passwords.verify(password, checkedHash, actor.id))) throw wrongPassword();
  await inTransaction(db, async (tx) => {
    // All of them are held, so that of the last two who go at once one stays.
    const admins = await lockAdmins(tx);
    const user = await lockUser(tx, { id: actor.id });
    // Changed in another tab while this one was being checked, or deleted there.
    if (!user || (await findPasswordHash(tx, user.id)) !== checkedHash) throw wrongPassword();
    if (admins.length === 1 && admins[0] === user.id) throw onlyAdmin();
    await deps.jobs.forget(tx, await selectOwnIds(tx, user.id));
    await releaseFiles(tx, user.id);
    await deps.jobs.enqueue(tx, "sweep-objects", {}, { key: "sweep" });
    await deleteSessions(tx, user.id);
    const now = deps.clock.now();
    const mails = await deleteMailsTo(tx, user);
    await keepMailTimes(tx, mails.filter(isCounted(now)));
    await deleteUser(tx, user.id);
    // An address that nobody proved may be a stranger's.
    if (user.emailVerified)
      await queueMail(tx, { userId: null, kind: "account_deleted", mail: accountDeletedMail(user) }, now);
  });
  deps.mail.nudge();
  deps.jobs.nudge("sweep-objects");
}

/** Mails that count for the limit of those with a token to one address, still now. */
const isCounted = (now: Date) => {
  const since = now.getTime() - COUNTED_MS;
  return ({ kind, createdAt }: DeletedMail) =>
    TOKEN_MAILS.some((counted) => counted === kind) && createdAt.getTime() > since;
};

function wrongPassword(): AppError {
  const message = "The password is not right";
  return new AppError("wrong_password", message, { password: [message] });
}

const onlyAdmin = () =>
  new AppError(
    "conflict",
    "You are the only administrator here. Make somebody else one before you delete your account.",
  );
