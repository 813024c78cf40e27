import type { PushNotice } from "@shared/schema/index";
import type { PushNoticePayload } from "@shared/validators/push-notices";
import type { Deps } from "../../context/deps";
import { getPreferredLanguage } from "../../platform/text/with-language";
import type { Sendable } from "./notices.queries";
import { deriveVapidKeys } from "./vapid";

/** Whom a push service may ask about what it is sent. Without https only this machine sends, to itself. */
const getContact = ({ isHttps, PUBLIC_URL }: Deps["config"]) =>
  isHttps ? PUBLIC_URL : "mailto:nobody@localhost";

/**
 * Encrypts a push notice for the one browser that may read it (RFC 8291). The push service keeps it until the browser
 * is online, as long as it is news, and replaces one that it was sent before.
 */
export async function encryptNotice(
  { clock, config, keys }: Pick<Deps, "clock" | "config" | "keys">,
  { subscription, preferredLanguage }: Sendable,
  { id, title, text, path, expiresAt }: PushNotice,
): Promise<{ address: string; headers: Record<string, string>; body: Uint8Array }> {
  // It is loaded with the first notice: most processes send none for long.
  const { default: webPush } = await import("web-push");
  const { endpoint, p256dh, auth } = subscription;
  const language = getPreferredLanguage({ preferredLanguage });
  const payload: PushNoticePayload = { id, title, text, path, language };
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject: getContact(config), ...deriveVapidKeys(keys.pushNotices) },
      TTL: Math.max(1, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000)),
      topic: id.replaceAll("-", ""),
    },
  );
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return { address: endpoint, headers, body: request.body };
}
