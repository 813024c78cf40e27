import { randomBytes } from "node:crypto";
import { createKeyedHash } from "../../platform/security/keyed-hash";
import { hashToken } from "../../platform/security/tokens";
import { makeKeyText } from "../api-keys/key-text";

/**
 * A refresh token: the family, which stays the same for as long as its connection lasts, and a secret that works once. By
 * the family a token is known that was replaced long ago.
 */
type RefreshToken = { family: string; secret: string };

const FORM = /^([\w-]{43})\.([\w-]{43})$/;

const randomPart = () => randomBytes(32).toString("base64url");

export const makeRefreshToken = (): RefreshToken => ({ family: randomPart(), secret: randomPart() });

export function readRefreshToken(text: string): RefreshToken | null {
  const [, family, secret] = FORM.exec(text) ?? [];
  return family === undefined || secret === undefined ? null : { family, secret };
}

export const writeRefreshToken = ({ family, secret }: RefreshToken): string => `${family}.${secret}`;

/** What the database keeps of a refresh token. */
export const hashParts = ({ family, secret }: RefreshToken) => ({
  familyHash: hashToken(family),
  refreshHash: hashToken(secret),
});

/**
 * The token after this one. It is always the same, so that a program which asks twice, because an answer was lost or it
 * runs twice, has one pair of tokens. Nobody can tell it without the server's key.
 */
export const nextRefreshToken = (key: string, { family, secret }: RefreshToken): RefreshToken => ({
  family,
  secret: createKeyedHash(key, `refresh ${secret}`),
});

/** The access token that comes with a refresh token. */
export const accessTokenOf = (key: string, { secret }: RefreshToken): string =>
  makeKeyText(Buffer.from(createKeyedHash(key, `access ${secret}`), "base64url"));
