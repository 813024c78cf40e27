import type {
  CodeInput,
  RecoveryCodesView,
  RemoveFactorInput,
  TotpSetupView,
} from "@shared/validators/second-factor";
import type { ServiceContext } from "../../context/deps";
import { inTransaction } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import { openSealedText, sealText } from "../../platform/security/sealed-text";
import { checkPassword } from "../auth/auth.service";
import { lockAccount, makeCodesOnce, removeCodesIfLast, tellOfChange } from "./factor-changes";
import { confirmTotpSecret, deleteTotpSecret, findTotpSecret, keepTotpSecret } from "./second-factor.queries";
import { wrongCode } from "./second-factor.service";
import { findTotpStep, makeTotpSecret, toTotpSetupView } from "./totp";

/**
 * Makes a secret for an authenticator app. It counts for nothing until `confirmTotp`; a later one replaces it.
 * @throws AppError conflict when codes of an app are asked for already
 */
export async function beginTotp({
  deps,
  db,
  actor,
}: ServiceContext<"clock" | "keys">): Promise<TotpSetupView> {
  const secret = makeTotpSecret();
  const sealed = sealText(deps.keys.totp, actor.id, secret);
  if (!(await keepTotpSecret(db, actor.id, sealed, deps.clock.now()))) throw isOnAlready();
  return toTotpSetupView(secret, actor.email);
}

const isOnAlready = () =>
  new AppError("conflict", "Codes of an authenticator app are asked for already. Turn that off first.");

/**
 * Turns the app on with a first code, and makes the recovery codes if the account has none yet.
 * @throws AppError wrong_code on `code`; conflict when nothing was begun, or it is on already
 */
export async function confirmTotp(
  { deps, db, actor }: ServiceContext<"clock" | "config" | "keys" | "mail">,
  { code }: CodeInput,
): Promise<RecoveryCodesView> {
  const now = deps.clock.now();
  const stored = await findTotpSecret(db, actor.id);
  if (stored?.isConfirmed) throw isOnAlready();
  const secret = stored && openSealedText(deps.keys.totp, actor.id, stored.sealedSecret);
  if (!secret) throw new AppError("conflict", "Please begin again: this set-up has ended.");
  // The first code shows only that the secret has arrived, so a clock may be half a minute wrong here.
  const found = findTotpStep(secret, code, now);
  if (!found) throw wrongCode();
  const recoveryCodes = await inTransaction(db, async (tx) => {
    await lockAccount(tx, actor);
    const isOn = await confirmTotpSecret(tx, actor.id, {
      sealedSecret: stored.sealedSecret,
      step: found.step,
      now,
    });
    // Confirmed in another tab meanwhile.
    if (!isOn) throw isOnAlready();
    await tellOfChange(deps, tx, actor, "app-added");
    return makeCodesOnce(deps, tx, actor);
  });
  deps.mail.nudge();
  return { recoveryCodes };
}

/**
 * Turns the app off. Without another factor the recovery codes go as well.
 * @throws AppError wrong_password on `password`; not_found when it is off
 */
export async function turnOffTotp(
  ctx: ServiceContext<"clock" | "config" | "mail" | "passwords">,
  { password }: RemoveFactorInput,
): Promise<void> {
  const { deps, db, actor } = ctx;
  await checkPassword(ctx, password);
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, actor);
    if (!(await deleteTotpSecret(tx, actor.id))) throw notFound("Authenticator app");
    await removeCodesIfLast(tx, actor);
    await tellOfChange(deps, tx, actor, "app-removed");
  });
  deps.mail.nudge();
}
