import { createHash } from "node:crypto";
import type { Logger } from "../logger";

/** Somebody waits for the sign-up meanwhile. */
const ASK_MS = 2_000;
const ANSWER_BYTES_MAX = 200_000;
const PREFIX_LENGTH = 5;

export type BreachedPasswords = {
  /** Returns whether a password is known from stolen lists. False when the list cannot be asked. */
  has(password: string): Promise<boolean>;
};

/**
 * Asks a list of passwords from breaches, which speaks the protocol of haveibeenpwned.com's range API. It is told the
 * first five characters of the password's SHA-1, which thousands of passwords share, and answers the rest of each.
 * @param address without it nothing is asked
 */
export function createBreachedPasswords(address: string | undefined, log: Logger): BreachedPasswords {
  return {
    async has(password) {
      if (!address) return false;
      const hash = createHash("sha1").update(password, "utf8").digest("hex").toUpperCase();
      try {
        const answer = await askForRange(`${address}/${hash.slice(0, PREFIX_LENGTH)}`);
        return listKnown(answer).has(hash.slice(PREFIX_LENGTH));
      } catch (error) {
        // A list that is away must not keep people from signing up.
        log.warn({ err: error }, "the list of breached passwords cannot be asked");
        return false;
      }
    },
  };
}

async function askForRange(url: string): Promise<string> {
  const response = await fetch(url, {
    // With padding nobody on the way can tell a prefix by the answer's length.
    headers: { "Add-Padding": "true" },
    redirect: "error",
    signal: AbortSignal.timeout(ASK_MS),
  });
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  let text = "";
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length > ANSWER_BYTES_MAX) throw new Error("The answer is too large");
  }
  return text;
}

/** Lists the rests of hashes, each on a line with how often it was seen. Padding has been seen never. */
const listKnown = (answer: string): Set<string> =>
  new Set(
    answer
      .split(/\r?\n/)
      .map((line) => line.split(":"))
      .filter(([, seen]) => Number(seen) > 0)
      .map(([rest = ""]) => rest.toUpperCase()),
  );
