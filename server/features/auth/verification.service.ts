import { VERIFY_TOKEN_HOURS } from "@shared/constants/limits";
import type { MessageView } from "@shared/validators/auth";
import { inTransaction, type Db } from "../../platform/db/database";
import type { Actor, Deps, ServiceContext } from "../../context/deps";
import { AppError, notFound } from "../../platform/errors/app-error";
import { queueMail } from "../../platform/mail/outbox";
import { createVerificationMail } from "../../platform/mail/templates";
import { createToken, hashToken } from "../../platform/security/tokens";
import { addVerificationToken, findVerifiedByToken, lockUser, spendVerificationToken } from "./auth.queries";
import { secondsUntilMailAllowed } from "./mail-limit";
import { t } from "../../platform/text/words";

/** Creates another verification link and queues its mail. Call it inside the transaction that has the reason for it. */
export async function queueVerification(
  deps: Pick<Deps, "clock" | "config">,
  tx: Db,
  user: Actor,
): Promise<void> {
  const now = deps.clock.now();
  const { token, hash } = createToken();
  const expiresAt = new Date(now.getTime() + VERIFY_TOKEN_HOURS * 3_600_000);
  await addVerificationToken(tx, user.id, { hash, expiresAt }, now);
  const mail = createVerificationMail(user, deps.config.PUBLIC_URL, token);
  await queueMail(tx, { userId: user.id, kind: "verification", mail }, now);
}

/**
 * Verifies the address of a mailed link, whoever is signed in, and refreshes the user's open pages. A link that has
 * worked can be opened again, which changes nothing.
 * @throws AppError invalid_token
 */
export async function verifyEmail(
  deps: Pick<Deps, "clock" | "db" | "push">,
  token: string,
): Promise<{ verified: Actor | null; answer: MessageView }> {
  const hash = hashToken(token);
  const verified = await inTransaction(deps.db, async (tx) => {
    const user = await spendVerificationToken(tx, hash, deps.clock.now());
    if (user) await deps.push.publish(tx, user.id, { kind: "refresh", keys: [["/api/auth/user"]] });
    return user;
  });
  if (!verified && !(await findVerifiedByToken(deps.db, hash)))
    throw new AppError("invalid_token", "Invalid or expired verification link");
  return { verified, answer: { message: t("Email verified!") } };
}

/**
 * Sends another link to the caller's own address, unless it is already verified.
 * @throws AppError rate_limited
 */
export async function resendVerification({
  deps,
  db,
  actor,
}: ServiceContext<"clock" | "config" | "mail">): Promise<MessageView> {
  const answer = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, { id: actor.id });
    if (!user) throw notFound("Account");
    if (user.emailVerified) return { message: t("Your e-mail address is already verified") };
    const wait = await secondsUntilMailAllowed(deps, tx, user.email);
    if (wait > 0)
      throw new AppError(
        "rate_limited",
        "Too many mails to this address. Please try again later.",
        undefined,
        {
          retryAfterSeconds: wait,
        },
      );
    await queueVerification(deps, tx, user);
    return { message: t("Verification email sent") };
  });
  deps.mail.nudge();
  return answer;
}
