import type { SignInWaysView } from "@shared/validators/identities";
import { PERSON_NAME_MAX } from "@shared/constants/limits";
import { emailField, requiredText } from "@shared/validators/fields";
import { currentLanguage } from "@shared/words/language";
import type { Actor, Deps, ServiceContext } from "../../../context/deps";
import { type Db, inTransaction } from "../../../platform/db/database";
import { AppError, notFound } from "../../../platform/errors/app-error";
import { createSignInChangedMail } from "../../../platform/mail/identity-templates";
import { queueMail } from "../../../platform/mail/outbox";
import type { ProviderClaims } from "../../../platform/oidc/provider-clients";
import { findCredentials, findPasswordHash, insertUser, lockUser } from "../auth.queries";
import { markPassword } from "../auth.service";
import { deleteIdentity, findIdentityOwner, insertIdentity, selectIdentities } from "./identities.queries";
import { SignInProblem } from "./sign-in-problem";

const nameField = requiredText(PERSON_NAME_MAX, "First name is required");

/** Who was signed in by a provider. `passwordMark` is that of `checkCredentials`. */
export type SignedIn = { user: Actor; passwordMark: string; isNew: boolean };

/**
 * Returns whom a provider has signed in. An unknown person gets an account with a confirmed address. An account that
 * has the address already is not opened: whoever has it must say so with the password first.
 * @param beforeSignUp called before an account is made; it throws where there are too many
 * @throws SignInProblem unverified, account-exists
 */
export async function signInByProvider(
  deps: Pick<Deps, "clock" | "db" | "keys">,
  claims: ProviderClaims,
  { timezone, beforeSignUp }: { timezone?: string; beforeSignUp: () => Promise<void> },
): Promise<SignedIn> {
  const known = await findIdentityOwner(deps.db, claims);
  if (known) return { user: known.user, passwordMark: markPassword(deps, known.passwordHash), isNew: false };
  const email = emailField.safeParse(claims.email ?? "");
  if (!claims.emailVerified || !email.success) throw new SignInProblem("unverified");
  if (await findCredentials(deps.db, email.data)) throw new SignInProblem("account-exists");
  await beforeSignUp();
  const user = await inTransaction(deps.db, async (tx) => {
    const created = await insertUser(tx, {
      email: email.data,
      emailVerified: true,
      passwordHash: null,
      // The account does without names: Settings asks for them.
      firstName: nameField.safeParse(claims.firstName).data,
      lastName: nameField.safeParse(claims.lastName).data,
      preferredLanguage: currentLanguage(),
      timezone,
    });
    if (!created || !(await insertIdentity(tx, toIdentity(created.id, claims, deps.clock.now()))))
      throw new SignInProblem("account-exists");
    return created;
  });
  return { user, passwordMark: markPassword(deps, null), isNew: true };
}

const toIdentity = (userId: string, { issuer, subject, email }: ProviderClaims, createdAt: Date) => ({
  ...{ userId, issuer, subject, createdAt },
  email: emailField.safeParse(email ?? "").data ?? null,
});

/** Whether a provider still signs an account in. */
export async function isStillLinked(
  { db }: Pick<ServiceContext, "db">,
  claims: ProviderClaims,
  userId: string,
): Promise<boolean> {
  return (await findIdentityOwner(db, claims))?.user.id === userId;
}

/**
 * Makes a provider sign the caller in, and tells them by mail.
 * @throws SignInProblem used-elsewhere when it signs another account in, or another account of it signs the caller in
 */
export async function linkProvider(
  { deps, db, actor }: ServiceContext<"clock" | "config" | "mail" | "providers">,
  claims: ProviderClaims,
): Promise<void> {
  if (await isStillLinked({ db }, claims, actor.id)) return;
  const now = deps.clock.now();
  await inTransaction(db, async (tx) => {
    const isNew = await insertIdentity(tx, toIdentity(actor.id, claims, now));
    if (!isNew) throw new SignInProblem("used-elsewhere");
    const mail = createSignInChangedMail(actor, deps.config.PUBLIC_URL, {
      ...{ label: labelOf(deps, claims.issuer), isAdded: true },
    });
    await queueMail(tx, { userId: actor.id, kind: "sign_in_changed", mail }, now);
  });
  deps.mail.nudge();
}

/**
 * Checks that the person whom a provider has just signed in is the caller.
 * @throws SignInProblem another-account; refused when the provider only remembered who it was
 */
export async function confirmByProvider(
  { db, actor }: ServiceContext,
  claims: ProviderClaims,
): Promise<void> {
  if (!(await isStillLinked({ db }, claims, actor.id))) throw new SignInProblem("another-account");
  if (!claims.isFresh) throw new SignInProblem("refused");
}

/** Says how the caller can sign in. */
export async function getSignInWays({
  deps,
  db,
  actor,
}: ServiceContext<"providers">): Promise<SignInWaysView> {
  const rows = await selectIdentities(db, actor.id);
  const { list } = deps.providers;
  return {
    hasPassword: (await findPasswordHash(db, actor.id)) !== null,
    providers: list.map(({ id, label }) => ({ id, label })),
    identities: rows.map(({ id, issuer, email, createdAt }) => ({
      ...{ id, email },
      label: labelOf(deps, issuer),
      provider: list.find((one) => one.issuer === issuer)?.id ?? null,
      createdAt: createdAt.toISOString(),
    })),
  };
}

const labelOf = ({ providers }: Pick<Deps, "providers">, issuer: string) =>
  providers.list.find((one) => one.issuer === issuer)?.label ?? new URL(issuer).host;

/**
 * Makes a provider no longer sign the caller in, and tells them by mail.
 * @throws AppError not_found; conflict when it is the only way to sign in
 */
export async function unlinkProvider(
  { deps, db, actor }: ServiceContext<"clock" | "config" | "mail" | "providers">,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Two requests at once could otherwise remove the last two ways.
    if (!(await lockUser(tx, { id: actor.id }))) throw notFound("Account");
    const rows = await selectIdentities(tx, actor.id);
    const removed = rows.find((row) => row.id === id);
    if (!removed) throw notFound("Sign-in service");
    const isWay = ({ issuer }: { issuer: string }) =>
      deps.providers.list.some((one) => one.issuer === issuer);
    const hasOther = rows.some((row) => row !== removed && isWay(row));
    if (!hasOther && (await findPasswordHash(tx, actor.id)) === null) throw lastWay();
    await deleteIdentity(tx, actor.id, id);
    const mail = createSignInChangedMail(actor, deps.config.PUBLIC_URL, {
      ...{ label: labelOf(deps, removed.issuer), isAdded: false },
    });
    await queueMail(tx, { userId: actor.id, kind: "sign_in_changed", mail }, deps.clock.now());
  });
  deps.mail.nudge();
}

/**
 * Makes no provider sign in to an account any more, with a mail about each. For an address that was only now confirmed:
 * whoever signed up with it may have been a stranger, who would get in by a provider of theirs.
 */
export async function unlinkAllProviders(
  deps: Pick<Deps, "clock" | "config" | "providers">,
  tx: Db,
  user: Actor,
): Promise<void> {
  for (const { id, issuer } of await selectIdentities(tx, user.id)) {
    await deleteIdentity(tx, user.id, id);
    const mail = createSignInChangedMail(user, deps.config.PUBLIC_URL, {
      ...{ label: labelOf(deps, issuer), isAdded: false },
    });
    await queueMail(tx, { userId: user.id, kind: "sign_in_changed", mail }, deps.clock.now());
  }
}

const lastWay = () =>
  new AppError("conflict", "This is the only way you can sign in. Set a password first, then remove it.");
