import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { PRODUCT_NAME } from "@shared/constants/brand";
import { PASSKEYS_MAX } from "@shared/constants/limits";
import type {
  AddPasskeyInput,
  PasskeyAnswer,
  RecoveryCodesView,
  RemoveFactorInput,
} from "@shared/validators/second-factor";
import type { Deps, ServiceContext } from "../../context/deps";
import { type Db, inTransaction } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import { checkPassword } from "../auth/auth.service";
import { wrongPasskey } from "./challenge";
import { lockAccount, makeCodesOnce, removeCodesIfLast, tellOfChange } from "./factor-changes";
import { deletePasskey, findPasskey, insertPasskey, noteUse, selectPasskeys } from "./passkeys.queries";
import { getRelyingParty, hasPasskeys } from "./relying-party";

/** It takes 4 MB with what it needs, so it is loaded with the first passkey. */
const loadWebAuthn = () => import("@simplewebauthn/server");

/**
 * Makes what the browser needs to make a passkey. Its `challenge` is to be kept.
 * @throws AppError conflict for an installation without a name, and for one passkey too many
 */
export async function beginPasskey({
  deps,
  db,
  actor,
}: ServiceContext<"config">): Promise<PublicKeyCredentialCreationOptionsJSON> {
  if (!hasPasskeys(deps.config))
    throw new AppError("conflict", "Passkeys need a server that is reached by a name, not by a number.");
  const known = await selectPasskeys(db, actor.id);
  if (known.length >= PASSKEYS_MAX) throw tooMany();
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: getRelyingParty(deps.config).id,
    userName: actor.email,
    userID: new TextEncoder().encode(actor.id),
    // A device that has one already says so instead of making another.
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
}

const tooMany = () => new AppError("conflict", "You have ten passkeys. Remove one first.");

/**
 * Keeps a passkey that the browser has made, and makes the recovery codes with the first factor.
 * @throws AppError wrong_code; conflict when the key is known already, and for one too many
 */
export async function addPasskey(
  { deps, db, actor }: ServiceContext<"clock" | "config" | "mail">,
  { name, passkey }: AddPasskeyInput,
  challenge: string,
): Promise<RecoveryCodesView> {
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(deps.config);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    ...{ expectedOrigin, expectedRPID },
    // The password was asked for before: that the key is there is enough.
    requireUserVerification: false,
  }).catch(refuse);
  if (!registrationInfo) throw wrongPasskey();
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  const recoveryCodes = await inTransaction(db, async (tx) => {
    await lockAccount(tx, actor);
    if ((await selectPasskeys(tx, actor.id)).length >= PASSKEYS_MAX) throw tooMany();
    const isNew = await insertPasskey(tx, {
      ...{ userId: actor.id, name, credentialId, counter },
      publicKey: Buffer.from(publicKey).toString("base64url"),
      transports: passkey.response.transports ?? [],
      createdAt: deps.clock.now(),
    });
    if (!isNew) throw new AppError("conflict", "This passkey is in use already.");
    await tellOfChange(deps, tx, actor, "passkey-added");
    return makeCodesOnce(deps, tx, actor);
  });
  deps.mail.nudge();
  return { recoveryCodes };
}

/** The library throws for an answer that is wrong in any way. */
function refuse(): never {
  throw wrongPasskey();
}

/** Makes what the browser needs to ask for a passkey of an account. Its `challenge` is to be kept. */
export async function askForPasskey(
  { config }: Pick<Deps, "config">,
  db: Db,
  userId: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = await selectPasskeys(db, userId);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: getRelyingParty(config).id,
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    userVerification: "preferred",
  });
}

/**
 * Checks the answer of a passkey of the caller, and notes that it was used.
 * @throws AppError wrong_code
 */
export async function checkPasskey(
  { deps, db, actor }: ServiceContext<"clock" | "config">,
  answer: PasskeyAnswer,
  challenge: string,
): Promise<void> {
  const known = await findPasskey(db, actor.id, answer.id);
  if (!known) throw wrongPasskey();
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(deps.config);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    ...{ expectedOrigin, expectedRPID },
    credential: {
      id: answer.id,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, "base64url")),
      counter: known.counter,
    },
    requireUserVerification: false,
  }).catch(refuse);
  if (!verified || !(await noteUse(db, known, authenticationInfo.newCounter, deps.clock.now())))
    throw wrongPasskey();
}

/**
 * Removes a passkey. Without another factor the recovery codes go as well.
 * @throws AppError wrong_password on `password`; not_found
 */
export async function removePasskey(
  ctx: ServiceContext<"clock" | "config" | "mail" | "passwords">,
  id: string,
  { password }: RemoveFactorInput,
): Promise<void> {
  const { deps, db, actor } = ctx;
  await checkPassword(ctx, password);
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, actor);
    if (!(await deletePasskey(tx, actor.id, id))) throw notFound("Passkey");
    await removeCodesIfLast(tx, actor);
    await tellOfChange(deps, tx, actor, "passkey-removed");
  });
  deps.mail.nudge();
}
