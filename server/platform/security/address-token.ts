import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 16 bytes in base64url. */
const HALF_CHARACTERS = 22;

export const createNonce = (): string => randomBytes(16).toString("base64url");

const signatureOf = (key: string, nonce: string) =>
  createHmac("sha256", key).update(nonce).digest().subarray(0, 16).toString("base64url");

/** Creates the secret part of an address: the stored nonce and a signature that only this server can make. */
export const createAddressToken = (key: string, nonce: string): string => nonce + signatureOf(key, nonce);

/** Reads the nonce of a token; null for a token that we did not create. */
export function readAddressToken(key: string, token: string): string | null {
  const nonce = token.slice(0, HALF_CHARACTERS);
  const given = Buffer.from(token.slice(HALF_CHARACTERS));
  const right = Buffer.from(signatureOf(key, nonce));
  return given.length === right.length && timingSafeEqual(given, right) ? nonce : null;
}
