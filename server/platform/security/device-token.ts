import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A token that shows that somebody has signed in to an account with this browser (OWASP's "device cookie"). It signs
 * nobody in.
 */

const NONCE_BYTES = 16;
const NONCE_CHARACTERS = 22;
/** Checks for a nonce and a signature of 32 bytes, in base64url. */
export const isDeviceToken = (text: string): boolean => /^[\w-]{65}$/.test(text);

type Account = { id: string; passwordHash: string };

/** The signature covers the password's hash, so a new password makes every token invalid. */
const sign = (key: string, { id, passwordHash }: Account, nonce: string) =>
  createHmac("sha256", key).update(`${nonce} ${id} ${passwordHash}`).digest("base64url");

export function createDeviceToken(key: string, account: Account): string {
  const nonce = randomBytes(NONCE_BYTES).toString("base64url");
  return nonce + sign(key, account, nonce);
}

/**
 * Returns the id of the browser that a token belongs to; null if it was made for another account or password, or not by
 * us.
 */
export function readDeviceToken(key: string, account: Account, token: string): string | null {
  const nonce = token.slice(0, NONCE_CHARACTERS);
  const given = Buffer.from(token.slice(NONCE_CHARACTERS));
  const expected = Buffer.from(sign(key, account, nonce));
  return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null;
}
