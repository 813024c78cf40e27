import type { Deps } from "../../context/deps";
import { createDeviceToken, readDeviceToken } from "../../platform/security/device-token";
import { findCredentials, findPasswordHash } from "./auth.queries";

/** Used where there is no such account, so that the check takes the same time. */
const NOBODY = { id: "nobody", passwordHash: "none" };

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
  const known = tokens.map((token) => readDeviceToken(keys.device, account, token));
  return known.find((device) => device !== null) ?? null;
}

/** Creates a token for the browser of a user who has just signed in; null when the account is deleted. */
export async function makeDeviceToken(
  { db, keys }: Pick<Deps, "db" | "keys">,
  userId: string,
): Promise<string | null> {
  const passwordHash = await findPasswordHash(db, userId);
  return passwordHash && createDeviceToken(keys.device, { id: userId, passwordHash });
}
