import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 16 bytes in base64url. */
const HALF_CHARACTERS = 22;

export const createNonce = (): string => randomBytes(16).toString("base64url");

const signatureOf = (key: string, nonce: string) =>
  createHmac("sha256", key).update(nonce).digest().subarray(0, 16).toString("base64url");

/** The secret part of an address: what the database keeps, and what only this server can make of it. */
export const calendarToken = (key: string, nonce: string): string => nonce + signatureOf(key, nonce);

/** The nonce that a token is for; null for a token that we did not make. */
export function readCalendarToken(key: string, token: string): string | null {
  const nonce = token.slice(0, HALF_CHARACTERS);
  const given = Buffer.from(token.slice(HALF_CHARACTERS));
  const right = Buffer.from(signatureOf(key, nonce));
  return given.length === right.length && timingSafeEqual(given, right) ? nonce : null;
}
