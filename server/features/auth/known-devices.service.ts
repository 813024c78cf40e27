import type { Deps } from "../../context/deps";
import { createDeviceToken, readDeviceToken } from "../../platform/security/device-token";
import { findCredentials, findSettledPassword } from "./auth.queries";

/** Used where there is no such account, so that the check takes the same time. */
const NOBODY = { id: "nobody", passwordHash: null };

/** An account without a password keeps its browsers until it has one. */
const toSigned = ({ id, passwordHash }: { id: string; passwordHash: string | null }) => ({
  ...{ id, passwordHash: passwordHash ?? "none" },
});

/**
 * Finds the browser's token that was issued at a sign-in to this account since its password was set; null when there is
 * none.
 */
export async function findKnownDevice(
  { db, keys }: Pick<Deps, "db" | "keys">,
  email: string,
  tokens: readonly string[],
): Promise<string | null> {
  const account = (await findCredentials(db, email)) ?? NOBODY;
  const known = tokens.map((token) => readDeviceToken(keys.device, toSigned(account), token));
  return known.find((device) => device !== null) ?? null;
}

/** Creates a token for the browser of a user who has just signed in; null when the account is deleted. */
export async function makeDeviceToken(
  { db, keys }: Pick<Deps, "db" | "keys">,
  userId: string,
): Promise<string | null> {
  const found = await findSettledPassword(db, userId);
  return found && createDeviceToken(keys.device, toSigned({ id: userId, ...found }));
}
