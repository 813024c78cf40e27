import type { LoginInput, SignupInput } from "@shared/validators/auth";
import { currentLanguage } from "@shared/words/language";
import { type Db, inTransaction } from "../../platform/db/database";
import type { Actor, Deps, ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { createKeyedHash } from "../../platform/security/keyed-hash";
import {
  findCredentials,
  findPasswordHash,
  findSessionFacts,
  findSettledPassword,
  findUser,
  insertUser,
  lockUser,
} from "./auth.queries";
import { acceptInvitation } from "../members/joining.service";
import { secondsUntilMailAllowed } from "./mail-limit";
import { queueVerification } from "./verification.service";

/** Loads the user of a session; called for every request. Null when the account is deleted. */
export const findActor = ({ reads }: Pick<Deps, "reads">, userId: string): Promise<Actor | null> =>
  findUser(reads.own, userId);

/** Locks an account for the rest of the transaction; null when it is deleted. */
export const lockAccountOf = (tx: Db, where: { id: string } | { email: string }): Promise<Actor | null> =>
  lockUser(tx, where);

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
  await deps.passwords.refuseWeak(input.password, input.email, "password");
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

/**
 * A user whose password was right, a mark that stands for the password, and a function that checks that it is still
 * the same.
 */
export type CheckedUser = { user: Actor; passwordMark: string; isStillRight: () => Promise<boolean> };

/**
 * Checks an e-mail address and a password. An unknown address gets the same message after the same time. Call
 * `isStillRight` once the session is stored: a password change in between has deleted all sessions but this one.
 * @throws AppError invalid_credentials
 */
export async function checkCredentials(
  deps: Pick<Deps, "db" | "keys" | "passwords">,
  { email, password }: LoginInput,
  asker: string,
): Promise<CheckedUser> {
  const found = await findCredentials(deps.db, email);
  const isRight = await deps.passwords.verify(password, found?.passwordHash ?? null, asker);
  if (!found || !isRight) throw invalidCredentials();
  const { passwordHash, ...user } = found;
  const passwordMark = markPassword(deps, passwordHash);
  return { user, passwordMark, isStillRight: () => isPasswordStill(deps, user.id, passwordMark) };
}

/** Returns a mark that stands for an account's password, or for having none. */
export const markPassword = ({ keys }: Pick<Deps, "keys">, passwordHash: string | null) =>
  createKeyedHash(keys.mark, `password ${passwordHash ?? ""}`);

/** Whether an account still has the password that a mark stands for, after any running change of it. */
export async function isPasswordStill(
  deps: Pick<Deps, "db" | "keys">,
  userId: string,
  passwordMark: string,
): Promise<boolean> {
  const found = await findSettledPassword(deps.db, userId);
  return found !== null && markPassword(deps, found.passwordHash) === passwordMark;
}

/**
 * Checks the caller's password, and returns its hash. An account without one passes with null: put
 * `requireConfirmationOrPassword` before it.
 * @param field where a form has the password
 * @throws AppError wrong_password or validation_failed on the field
 */
export async function checkPassword(
  { deps, db, actor }: ServiceContext<"passwords">,
  password: string | undefined,
  field: "password" | "currentPassword" = "password",
): Promise<string | null> {
  const passwordHash = await findPasswordHash(db, actor.id);
  if (passwordHash === null) return null;
  if (password === undefined) throw missingPassword(field);
  if (!(await deps.passwords.verify(password, passwordHash, actor.id))) throw wrongPassword(field);
  return passwordHash;
}

/** Whether the caller has a password. Accounts that another service has made have none at first. */
export const hasPassword = async ({ db, actor }: ServiceContext): Promise<boolean> =>
  (await findPasswordHash(db, actor.id)) !== null;

function missingPassword(field: "password" | "currentPassword"): AppError {
  const message = field === "password" ? "Password is required" : "Current password is required";
  return new AppError("validation_failed", message, { [field]: [message] });
}

/** The refusal of a wrong password of a signed-in user. */
export function wrongPassword(field: "password" | "currentPassword"): AppError {
  const message = field === "password" ? "The password is not right" : "The current password is not right";
  return new AppError("wrong_password", message, { [field]: [message] });
}
