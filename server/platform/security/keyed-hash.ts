import { createHmac } from "node:crypto";

/**
 * Returns a keyed hash that stands for a value in a table or a log that must not contain it. Without the key it reveals
 * nothing.
 */
export const createKeyedHash = (key: string, value: string): string =>
  createHmac("sha256", key).update(value).digest("base64url");
