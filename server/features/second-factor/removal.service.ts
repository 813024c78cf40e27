import { FACTOR_REMOVAL_DAYS, FACTOR_REMOVAL_OPEN_DAYS } from "@shared/constants/limits";
import type { FactorMethod } from "@shared/constants/second-factor";
import type { EmailChangeTokenInput, MessageView } from "@shared/validators/auth";
import type { LostFactorsView } from "@shared/validators/second-factor";
import type { Actor, Deps, ServiceContext } from "../../context/deps";
import { type Db, inTransaction } from "../../platform/db/database";
import { AppError } from "../../platform/errors/app-error";
import { queueMail } from "../../platform/mail/outbox";
import { createRemovalAskedMail, createRemovalDoneMail } from "../../platform/mail/second-factor-templates";
import { createToken, hashToken } from "../../platform/security/tokens";
import { t } from "../../platform/text/words";
import { secondsUntilMailAllowed } from "../auth/mail-limit";
import { lockAccount } from "./factor-changes";
import { deleteRemoval, findRemoval, insertRemoval, stopRemoval } from "./removal.queries";
import { deleteAllFactors } from "./second-factor.queries";
import { listMethods } from "./second-factor.service";

const DAY_MS = 24 * 3_600_000;

/**
 * Asks for the removal of all factors of an account whose first step of a sign-in is done. The address gets a mail with
 * a link that stops it. Asking again changes nothing.
 * @throws AppError forbidden for administrators, whom the operator helps; rate_limited for too many mails
 */
export async function askForRemoval({
  deps,
  db,
  actor,
}: ServiceContext<"clock" | "config" | "mail" | "push">): Promise<LostFactorsView> {
  if (actor.isAdmin)
    throw new AppError(
      "forbidden",
      "Administrators ask those who run this service to remove their second step.",
    );
  const dueAt = await inTransaction(db, async (tx) => {
    await lockAccount(tx, actor);
    const now = deps.clock.now();
    const waiting = await findRemoval(tx, actor.id, now);
    if (waiting) return waiting.dueAt;
    const wait = await secondsUntilMailAllowed(deps, tx, actor.email, ["factor_removal"]);
    if (wait > 0)
      throw new AppError(
        "rate_limited",
        "Too many mails to this address. Please try again later.",
        undefined,
        {
          retryAfterSeconds: wait,
        },
      );
    const { token, hash } = createToken();
    const due = new Date(now.getTime() + FACTOR_REMOVAL_DAYS * DAY_MS);
    const expiresAt = new Date(due.getTime() + FACTOR_REMOVAL_OPEN_DAYS * DAY_MS);
    await insertRemoval(tx, { userId: actor.id, cancelHash: hash, dueAt: due, expiresAt });
    const mail = createRemovalAskedMail(actor, deps.config.PUBLIC_URL, token);
    await queueMail(tx, { userId: actor.id, kind: "factor_removal", mail }, now);
    // Whoever is still signed in somewhere sees it there.
    await deps.push.publish(tx, actor.id, { kind: "refresh", keys: [["/api/auth/factors"]] });
    return due;
  });
  deps.mail.nudge();
  return { dueAt: dueAt.toISOString() };
}

/**
 * Lists how an account can do the second step of a sign-in whose first step is done. A removal whose time has come is
 * done first, and a mail tells of it.
 */
export async function listMethodsAtSignIn(
  deps: Pick<Deps, "clock" | "config" | "db" | "mail">,
  user: Actor,
): Promise<FactorMethod[]> {
  const methods = await listMethods(deps.db, user.id);
  if (methods.length === 0) return methods;
  const now = deps.clock.now();
  const isDone = await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, user);
    const removal = await findRemoval(tx, user.id, now);
    if (!removal || removal.dueAt > now || user.isAdmin) return false;
    await deleteAllFactors(tx, user.id);
    await deleteRemoval(tx, user.id);
    const mail = createRemovalDoneMail(user, deps.config.PUBLIC_URL);
    await queueMail(tx, { userId: user.id, kind: "second_factor_changed", mail }, now);
    return true;
  });
  if (!isDone) return methods;
  deps.mail.nudge();
  return [];
}

/** Ends the removal that an account waits for, if any. */
export const endRemoval = (db: Db, userId: string): Promise<void> => deleteRemoval(db, userId);

/**
 * Stops a removal with the mailed link, whoever is signed in.
 * @returns whose it was
 * @throws AppError invalid_token
 */
export async function cancelRemoval(
  { clock, db }: Pick<Deps, "clock" | "db">,
  { token }: EmailChangeTokenInput,
): Promise<{ userId: string; answer: MessageView }> {
  const userId = await stopRemoval(db, hashToken(token), clock.now());
  if (!userId) throw new AppError("invalid_token", "Invalid or expired link");
  return { userId, answer: { message: t("Your second step stays as it is.") } };
}
