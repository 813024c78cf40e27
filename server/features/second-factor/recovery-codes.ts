import { randomBytes } from "node:crypto";
import { RECOVERY_CODES } from "@shared/constants/limits";
import { hashToken } from "../../platform/security/tokens";

/** Crockford's base 32: no letter of it looks like another one or like a figure. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
/** 120 bits, so that even somebody who has the hashes cannot find a code by trying. */
const CODE_LETTERS = 24;
const GROUP = 4;

/** Makes the ten codes of an account, as people read them. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);

function makeRecoveryCode(): string {
  const letters = [...randomBytes(CODE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]);
  return Array.from({ length: CODE_LETTERS / GROUP }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP).join(""),
  ).join("-");
}

/** Hashes a code as it was typed: spaces, hyphens and capitals do not matter, and O, I and L are read as figures. */
export const hashRecoveryCode = (typed: string): string =>
  hashToken(typed.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1"));
