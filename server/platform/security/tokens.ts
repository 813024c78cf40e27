import { createHash, randomBytes } from "node:crypto";

/** Hashes a mailed token for the database, so that somebody who reads the database cannot open the links. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Creates a secret for a link (256 random bits, safe in a URL) and its hash for the database. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}
