import { randomBytes } from "node:crypto";
import { Webhook as Signer } from "standardwebhooks";
import { WEBHOOK_SECRET_PREFIX } from "@shared/constants/webhooks";
import type { Webhook, WebhookDelivery } from "@shared/schema/index";
import { openSealedText } from "../../platform/security/sealed-text";

const SECRET_BYTES = 32;

export const makeSecret = (): string => WEBHOOK_SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/** The secrets that sign for a webhook now, the newest first; none when they cannot be read. */
export function openSecrets(key: string, webhook: Webhook, now: Date): string[] {
  const { id, sealedSecret, sealedSecretBefore, secretBeforeUntil } = webhook;
  const secret = openSealedText(key, id, sealedSecret);
  if (secret === null) return [];
  const isBeforeInUse = secretBeforeUntil !== null && secretBeforeUntil > now;
  const before = isBeforeInUse && sealedSecretBefore ? openSealedText(key, id, sealedSecretBefore) : null;
  return before === null ? [secret] : [secret, before];
}

/** Makes the body of a message and the headers that sign it. Every attempt has the same id and the same body. */
export function signMessage(
  secrets: readonly string[],
  { id, event: type, occurredAt, data }: WebhookDelivery,
  now: Date,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
  return {
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": secrets.map((secret) => new Signer(secret).sign(id, now, body)).join(" "),
    },
  };
}
