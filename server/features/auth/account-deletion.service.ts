import type { DeleteAccountInput } from "@shared/validators/exports";
import { inTransaction } from "../../platform/db/database";
import type { ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { type MailKind, NEW_ADDRESS_MAILS, queueMail, TOKEN_MAILS } from "../../platform/mail/outbox";
import { createAccountDeletedMail } from "../../platform/mail/templates";
import {
  deleteMailsTo,
  type DeletedMail,
  deleteUser,
  keepMailTimes,
  lockAdmins,
  releaseFiles,
  selectOwnIds,
} from "./account-deletion.queries";
import { passEntitiesOn } from "../members/members.service";
import { deleteSessions, findPasswordHash, lockUser } from "./auth.queries";
import { checkPassword, wrongPassword } from "./auth.service";
import { COUNTED_MS } from "./mail-limit";

/**
 * Deletes the caller's account and everything that belongs to it alone, ends their sessions everywhere, gives up their files
 * and queues a last mail if their address was verified. What they did in the catalogue as an administrator stays,
 * without their name. `endSession` notifies the streams of their pages after the request was answered.
 * Entities with another owner stay with their other members.
 * @throws AppError wrong_password on `password`; conflict for the only administrator, and for the only owner of an entity
 * that has other members
 */
export async function deleteAccount(
  { deps, db, actor }: ServiceContext<"clock" | "jobs" | "mail" | "passwords">,
  { password }: DeleteAccountInput,
): Promise<void> {
  const checkedHash = await checkPassword({ deps, db, actor }, password);
  await inTransaction(db, async (tx) => {
    // All administrators are locked: if the last two delete their accounts at once, one has to stay.
    const admins = await lockAdmins(tx);
    const user = await lockUser(tx, { id: actor.id });
    // The password was changed or the account deleted in another tab meanwhile.
    if (!user || (await findPasswordHash(tx, user.id)) !== checkedHash) throw wrongPassword("password");
    if (admins.length === 1 && admins[0] === user.id) throw onlyAdmin();
    await passEntitiesOn(tx, user.id);
    await deps.jobs.forget(tx, await selectOwnIds(tx, user.id));
    await releaseFiles(tx, user.id);
    await deps.jobs.enqueue(tx, "sweep-objects", {}, { key: "sweep" });
    await deleteSessions(tx, user.id);
    const now = deps.clock.now();
    const mails = await deleteMailsTo(tx, user);
    await keepMailTimes(tx, mails.filter(isCounted(now)));
    await deleteUser(tx, user.id);
    // An unverified address may belong to a stranger.
    if (user.emailVerified)
      await queueMail(
        tx,
        { userId: null, kind: "account_deleted", mail: createAccountDeletedMail(user) },
        now,
      );
  });
  deps.mail.nudge();
  deps.jobs.nudge("sweep-objects");
}

/** The mails whose number to an address is limited, whoever causes them. */
const LIMITED_MAILS: readonly string[] = [
  ...TOKEN_MAILS,
  ...NEW_ADDRESS_MAILS,
  "invitation",
  "guest_request",
  "factor_removal",
] satisfies MailKind[];

/** Returns a filter for mails that still count for the limit of mails to an address. */
const isCounted = (now: Date) => {
  const since = now.getTime() - COUNTED_MS;
  return ({ kind, createdAt }: DeletedMail) => LIMITED_MAILS.includes(kind) && createdAt.getTime() > since;
};

const onlyAdmin = () =>
  new AppError(
    "conflict",
    "You are the only administrator here. Make somebody else one before you delete your account.",
  );
