import type { RecoveryCodesView } from "@shared/validators/second-factor";
import type { Actor, Deps, ServiceContext } from "../../context/deps";
import { type Db, inTransaction } from "../../platform/db/database";
import { AppError } from "../../platform/errors/app-error";
import { queueMail } from "../../platform/mail/outbox";
import { createFactorChangedMail, type FactorChange } from "../../platform/mail/second-factor-templates";
import { lockAccountOf } from "../auth/auth.service";
import { hashRecoveryCode, makeRecoveryCodes } from "./recovery-codes";
import { deleteRecoveryCodes, findFactors, replaceRecoveryCodes } from "./second-factor.queries";

/** Locks the account, so that two changes of its factors at once leave it with the right codes. */
export async function lockAccount(tx: Db, { id }: Actor): Promise<void> {
  if (!(await lockAccountOf(tx, { id }))) throw new AppError("unauthenticated", "Please sign in");
}

/** Queues the mail about a change. Nudge the dispatcher after the commit. */
export async function tellOfChange(
  { clock, config }: Pick<Deps, "clock" | "config">,
  tx: Db,
  actor: Actor,
  change: FactorChange,
): Promise<void> {
  const mail = createFactorChangedMail(actor, config.PUBLIC_URL, change);
  await queueMail(tx, { userId: actor.id, kind: "second_factor_changed", mail }, clock.now());
}

/** Makes the recovery codes with the first factor. Later factors leave them as they are, and null comes. */
export async function makeCodesOnce(
  deps: Pick<Deps, "clock">,
  tx: Db,
  { id }: Actor,
): Promise<string[] | null> {
  const { totpSince, passkeys } = await findFactors(tx, id);
  const factors = (totpSince === null ? 0 : 1) + passkeys;
  return factors > 1 ? null : writeNewCodes(deps, tx, id);
}

async function writeNewCodes({ clock }: Pick<Deps, "clock">, tx: Db, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode), clock.now());
  return codes;
}

/** Without a factor the codes would sign nobody in, so they go with the last one. */
export async function removeCodesIfLast(tx: Db, { id }: Actor): Promise<void> {
  const { totpSince, passkeys } = await findFactors(tx, id);
  if (totpSince === null && passkeys === 0) await deleteRecoveryCodes(tx, id);
}

/**
 * Replaces the recovery codes by ten new ones.
 * @throws AppError conflict without a second factor
 */
export async function renewRecoveryCodes({
  deps,
  db,
  actor,
}: ServiceContext<"clock" | "config" | "mail">): Promise<RecoveryCodesView> {
  const recoveryCodes = await inTransaction(db, async (tx) => {
    await lockAccount(tx, actor);
    const { totpSince, passkeys } = await findFactors(tx, actor.id);
    if (totpSince === null && passkeys === 0)
      throw new AppError("conflict", "Set up a second step first: recovery codes are for when it is lost.");
    await tellOfChange(deps, tx, actor, "codes-replaced");
    return writeNewCodes(deps, tx, actor.id);
  });
  deps.mail.nudge();
  return { recoveryCodes };
}
