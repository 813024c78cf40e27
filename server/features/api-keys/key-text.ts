import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { API_KEY_PREFIX } from "@shared/constants/api-keys";

/** 256 random bits. */
const SECRET_BYTES = 32;
const HINT_CHARACTERS = API_KEY_PREFIX.length + 6;

/** A sum over the secret part. It is no secret: by it, programs that look for keys in files tell a key from other text. */
const sumOf = (secret: string): string => crc32(secret).toString(16).padStart(8, "0");

/** Makes a key of 32 bytes, random ones if none are given: the prefix, 64 hexadecimal digits and 8 digits of their sum. */
export function makeKeyText(bytes = randomBytes(SECRET_BYTES)): string {
  const secret = bytes.toString("hex");
  return API_KEY_PREFIX + secret + sumOf(secret);
}

/** Whether a text can be one of our keys. */
export function isKeyText(text: string): boolean {
  const [, secret, sum] = /^amb_([0-9a-f]{64})([0-9a-f]{8})$/.exec(text) ?? [];
  return secret !== undefined && sumOf(secret) === sum;
}

/** What is shown of a key, to know it again. */
export const hintOf = (text: string): string => text.slice(0, HINT_CHARACTERS);
