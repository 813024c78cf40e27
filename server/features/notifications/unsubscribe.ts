import { createHmac, timingSafeEqual } from "node:crypto";
import { NOTIFICATION_KINDS, type NotificationKind } from "@shared/constants/reminders";
import type { Deps } from "../../context/deps";

/** Whose mails of which kinds. */
export type Subscription = { userId: string; kinds: readonly NotificationKind[] };

/** Between the kinds of a token. A token of one kind looks as it always did: those of old mails still work. */
const AND = "-";

const signatureOf = (key: string, body: string) =>
  createHmac("sha256", key).update(body).digest().subarray(0, 16).toString("base64url");

/** A word that lets whoever has it end these mails, and do nothing else. It has no end: an old mail must still work. */
function unsubscribeToken(key: string, { userId, kinds }: Subscription): string {
  const body = `${userId}.${kinds.join(AND)}`;
  return `${body}.${signatureOf(key, body)}`;
}

/** What a token stands for; null for one that we did not make. */
export function readUnsubscribeToken(key: string, token: string): Subscription | null {
  const [userId = "", kindsText = "", signature = ""] = token.split(".");
  const words = kindsText.split(AND);
  const kinds = NOTIFICATION_KINDS.filter((known) => words.includes(known));
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(key, `${userId}.${kindsText}`));
  if (kinds.length === 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return { userId, kinds };
}

/** Where one press ends these mails: a mail program sends a POST there, a browser is led to a page that asks. */
export const unsubscribeUrlOf = (
  { config, keys }: Pick<Deps, "config" | "keys">,
  subscription: Subscription,
): string => `${config.PUBLIC_URL}/api/unsubscribe/${unsubscribeToken(keys.unsubscribe, subscription)}`;
