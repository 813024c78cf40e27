import type { LoginInput, SignupInput } from "@shared/validators/auth";
import { currentLanguage } from "@shared/words/language";
import { inTransaction } from "../../platform/db/database";
import type { Actor, Deps } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { refuseCommonPassword } from "../../platform/security/passwords";
import {
  findCredentials,
  findSessionFacts,
  findSettledPasswordHash,
  findUser,
  insertUser,
} from "./auth.queries";
import { acceptInvitation } from "../members/invitations.service";
import { secondsUntilMailAllowed } from "./mail-limit";
import { queueVerification } from "./verification.service";

/** Loads the user of a session; called for every request. Null when the account is deleted. */
export const findActor = ({ reads }: Pick<Deps, "reads">, userId: string): Promise<Actor | null> =>
  findUser(reads.own, userId);

/**
 * Returns when a session was started and whether by an administrator; null when it has ended or the account is deleted.
 */
export const findSession = ({ db }: Pick<Deps, "db">, sid: string) => findSessionFacts(db, sid);

const EMAIL_TAKEN = "An account with this e-mail address already exists";

/**
 * Creates an account in the language of the request and queues the verification mail, unless the address has reached
 * its limit of mails per hour. With an invitation, the account is a member of that entity at once, and verified.
 * @throws AppError invalid_token for an invitation that does not work; conflict on `email`; validation_failed on `password` when it is too common
 */
export async function signUp(
  deps: Pick<Deps, "clock" | "config" | "db" | "mail" | "passwords" | "push">,
  input: SignupInput,
  asker: string,
): Promise<Actor> {
  await refuseCommonPassword(input.password, "password");
  const passwordHash = await deps.passwords.hash(input.password, asker);
  const user = await inTransaction(deps.db, async (tx) => {
    const { email, firstName, lastName } = input;
    const created = await insertUser(tx, {
      ...{ email, firstName, lastName, passwordHash },
      preferredLanguage: currentLanguage(),
    });
    if (!created) throw new AppError("conflict", EMAIL_TAKEN, { email: [EMAIL_TAKEN] });
    // Signing up and deleting the account repeatedly must not flood a stranger's mailbox. The mail can be requested
    // later.
    if (input.invitationToken !== undefined) {
      // The link was mailed to this address, so that the address needs no other confirmation.
      await acceptInvitation({ db: tx, actor: created, deps }, input.invitationToken);
      return { ...created, emailVerified: true };
    }
    if ((await secondsUntilMailAllowed(deps, tx, email)) === 0) await queueVerification(deps, tx, created);
    return created;
  });
  deps.mail.nudge();
  return user;
}

export const invalidCredentials = () => new AppError("invalid_credentials", "Invalid email or password");

/** A user whose password was right, and a function that checks that it still is. */
export type CheckedUser = { user: Actor; isStillRight: () => Promise<boolean> };

/**
 * Checks an e-mail address and a password. An unknown address gets the same message after the same time. Call
 * `isStillRight` once the session is stored: a password change in between has deleted all sessions but this one.
 * @throws AppError invalid_credentials
 */
export async function checkCredentials(
  deps: Pick<Deps, "db" | "passwords">,
  { email, password }: LoginInput,
  asker: string,
): Promise<CheckedUser> {
  const found = await findCredentials(deps.db, email);
  const isRight = await deps.passwords.verify(password, found?.passwordHash ?? null, asker);
  if (!found || !isRight) throw invalidCredentials();
  const { passwordHash, ...user } = found;
  return {
    user,
    isStillRight: async () => (await findSettledPasswordHash(deps.db, user.id)) === passwordHash,
  };
}
