import type { Deps } from "../../context/deps";
import { createDeviceToken, readDeviceToken } from "../../platform/security/device-token";
import { findCredentials, findPasswordHash } from "./auth.queries";

/** Where there is no such account the same is worked out, so that the time tells nothing. */
const NOBODY = { id: "nobody", passwordHash: "none" };

/** Which of a browser's tokens was given to it at a sign-in to this account, since its password was set; null when none was. */
export async function findKnownDevice(
  { db, keys }: Deps,
  email: string,
  tokens: readonly string[],
): Promise<string | null> {
  const account = (await findCredentials(db, email)) ?? NOBODY;
  const known = tokens.map((token) => readDeviceToken(keys.device, account, token));
  return known.find((device) => device !== null) ?? null;
}

/** A token for the browser of somebody who has just proved that the account is theirs; null when it is gone. */
export async function makeDeviceToken({ db, keys }: Deps, userId: string): Promise<string | null> {
  const passwordHash = await findPasswordHash(db, userId);
  return passwordHash && createDeviceToken(keys.device, { id: userId, passwordHash });
}
