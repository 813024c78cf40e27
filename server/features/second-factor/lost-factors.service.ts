import type { Config } from "../../platform/config/config";
import { type Db, inTransaction } from "../../platform/db/database";
import { PlainError } from "../../platform/errors/plain-error";
import { queueMail } from "../../platform/mail/outbox";
import { createFactorsRemovedMail } from "../../platform/mail/second-factor-templates";
import { lockAccountOf } from "../auth/auth.service";
import { deleteAllFactors, findFactors } from "./second-factor.queries";

/**
 * Removes every second factor of an account, for the operator of the installation, and queues the mail about it. The
 * password alone then signs in.
 * @throws PlainError when there is no such account, or it has no second factor
 */
export const removeLostFactors = (
  db: Db,
  { PUBLIC_URL }: Pick<Config, "PUBLIC_URL">,
  email: string,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const user = await lockAccountOf(tx, { email });
    if (!user) throw new PlainError(`${email} has no account here.`);
    const { totpSince, passkeys } = await findFactors(tx, user.id);
    if (totpSince === null && passkeys === 0) throw new PlainError(`${email} has no second factor.`);
    await deleteAllFactors(tx, user.id);
    const mail = createFactorsRemovedMail(user, PUBLIC_URL);
    await queueMail(tx, { userId: user.id, kind: "second_factor_changed", mail }, now);
  });
