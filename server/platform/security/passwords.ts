import { createHmac, randomBytes } from "node:crypto";
import bcrypt from "bcrypt";
import { PRODUCT_NAME } from "@shared/constants/brand";
import { PASSWORD_MIN } from "@shared/constants/limits";
import type { Message } from "@shared/words/messages";
import { AppError } from "../errors/app-error";

const SCHEME = "hmac-sha384";
const KEY_BYTES = 32;
const TOO_COMMON = "This password is too common";
const BREACHED = "This password is known from a data breach";
const EASY_TO_GUESS = "This password is too easy to guess";
/** What somebody would try first for an account here, beside the person's own address. docs/security/rules.md lists them. */
export const NEAR_WORDS: readonly string[] = [PRODUCT_NAME.toLowerCase()];
/** Shorter parts of an address occur in too many other words. */
const ADDRESS_PART_MIN = 4;

/**
 * bcrypt only reads 72 bytes and stops at a NUL, so it gets a digest of fixed length (64 characters of base64) instead
 * of the password itself. The digest is keyed, because otherwise plain SHA-384 values leaked elsewhere could be tried
 * on it. The key is random for each password and stored beside its hash. A key in the settings or the data folder would
 * lock everybody out when it is rotated, or when the database moves without it.
 */
const digest = (password: string, key: string) =>
  createHmac("sha384", Buffer.from(key, "base64url")).update(password, "utf8").digest("base64");

/** Hashes a password for the database. `cost` is bcrypt's: each step doubles the time. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  return [SCHEME, key, await bcrypt.hash(digest(password, key), cost)].join(":");
}

/**
 * Checks a password against its hash. Without a hash (no such account) it takes just as long and returns false, so that
 * the time does not reveal which addresses have accounts.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost: number,
): Promise<boolean> {
  const [scheme, key, hash] = stored?.split(":") ?? [];
  if (scheme === SCHEME && key && hash) return bcrypt.compare(digest(password, key), hash);
  await bcrypt.compare(digest(password, ""), `${await bcrypt.genSalt(cost)}${"x".repeat(31)}`);
  return false;
}

let commonPasswords: Promise<Set<string>> | null = null;

/** Loaded at the first use: the list has 18,000 words, which the start does not need. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(
    dictionary["passwords-common"]
      .map((word) => word.toLowerCase())
      .filter((word) => word.length >= PASSWORD_MIN),
  );
}

/** Returns the passwords that attackers try first, in lower case. */
export function listCommonPasswords(): Promise<Set<string>> {
  return (commonPasswords ??= loadCommonPasswords());
}

/** The error for a password that is on a list of stolen ones. */
export const createBreachedError = (field: string): AppError =>
  new AppError("validation_failed", BREACHED, { [field]: [BREACHED] });

/**
 * Refuses passwords that attackers try first: common ones, and those of nothing but the product's name or the
 * person's own address.
 * @throws AppError validation_failed on `field`
 */
export async function refuseCommonPassword(password: string, email: string, field: string): Promise<void> {
  const refuse = (message: Message) => {
    throw new AppError("validation_failed", message, { [field]: [message] });
  };
  if ((await listCommonPasswords()).has(password.toLowerCase())) refuse(TOO_COMMON);
  if (isNearWords(password.toLowerCase(), email.toLowerCase())) refuse(EASY_TO_GUESS);
}

/** Whether a password has no letter beside such words. Any other word makes it one that nobody tries first. */
function isNearWords(password: string, email: string): boolean {
  const ofAddress = email.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= ADDRESS_PART_MIN);
  const rest = [...NEAR_WORDS, ...ofAddress].reduce((left, word) => left.replaceAll(word, ""), password);
  return rest !== password && !/\p{L}/u.test(rest);
}
