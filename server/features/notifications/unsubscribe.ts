import { createHmac, timingSafeEqual } from "node:crypto";
import { NOTIFICATION_KINDS, type NotificationKind } from "@shared/constants/reminders";
import type { Deps } from "../../context/deps";
import { createLink } from "../../platform/mail/create-mail";

/** A user and the kinds of mails. */
export type Subscription = { userId: string; kinds: readonly NotificationKind[] };

/**
 * Separates the kinds in a token. A token with one kind has the same format as in older mails, whose links
 * still work.
 */
const SEPARATOR = "-";

const createSignature = (key: string, body: string) =>
  createHmac("sha256", key).update(body).digest().subarray(0, 16).toString("base64url");

/**
 * Creates a token that only allows turning these mails off or on. It does not expire, because the links of
 * old mails must still work.
 */
function createToken(key: string, { userId, kinds }: Subscription): string {
  const body = `${userId}.${kinds.join(SEPARATOR)}`;
  return `${body}.${createSignature(key, body)}`;
}

/** Reads a token; null for one that we did not create. */
export function readUnsubscribeToken(key: string, token: string): Subscription | null {
  const [userId = "", kindsText = "", signature = ""] = token.split(".");
  const names = kindsText.split(SEPARATOR);
  const kinds = NOTIFICATION_KINDS.filter((kind) => names.includes(kind));
  const given = Buffer.from(signature);
  const expected = Buffer.from(createSignature(key, `${userId}.${kindsText}`));
  if (kinds.length === 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return null;
  return { userId, kinds };
}

/** Returns the link that people press: it leads to the page that asks. */
export const formatUnsubscribeLink = (
  { config, keys }: Pick<Deps, "config" | "keys">,
  subscription: Subscription,
): string => createLink(config.PUBLIC_URL, "/unsubscribe", createToken(keys.unsubscribe, subscription));

/**
 * Returns the address for mail programs, which send a POST to it (RFC 8058) and can send no fragment. Browsers are
 * redirected to the page that asks.
 */
export const formatUnsubscribeUrl = (
  { config, keys }: Pick<Deps, "config" | "keys">,
  subscription: Subscription,
): string => `${config.PUBLIC_URL}/api/unsubscribe/${createToken(keys.unsubscribe, subscription)}`;
