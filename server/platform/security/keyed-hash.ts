import { createHmac } from "node:crypto";

/**
 * What stands for something in a table or a log that must not hold it: always the same for the same thing, and of no use to whoever
 * does not have the key.
 */
export const makeMark = (key: string, thing: string): string =>
  createHmac("sha256", key).update(thing).digest("base64url");
