import { PRODUCT_NAME } from "@shared/constants/brand";
import { t } from "../text/words";
import { createMail, type Recipient } from "./create-mail";
import type { Mail } from "./types";

const product = PRODUCT_NAME;
const getWebhooksUrl = (publicUrl: string) => `${publicUrl}/settings#webhooks`;

/** Reports that a program is now told what happens. */
export const createWebhookMadeMail = (to: Recipient, publicUrl: string, host: string): Mail =>
  createMail(to, () => ({
    subject: t("A webhook of your {product} account was made", { product }),
    paragraphs: [t("{host} is now told when something happens, as you have chosen.", { host })],
    notes: [
      t("If it was not you, end the webhook in Settings and choose a new password at once: {url}", {
        url: getWebhooksUrl(publicUrl),
      }),
    ],
  }));

/** Reports that an owner of the webhook's entity has ended it. */
export const createWebhookEndedMail = (to: Recipient, publicUrl: string, host: string): Mail =>
  createMail(to, () => ({
    subject: t("A webhook of your {product} account was ended", { product }),
    paragraphs: [t("An owner of the entity has ended your webhook to {host}.", { host })],
    notes: [t("Your webhooks are in Settings: {url}", { url: getWebhooksUrl(publicUrl) })],
  }));

/** Reports that a webhook was stopped, because nothing arrives. */
export const createWebhookStoppedMail = (to: Recipient, publicUrl: string, address: string): Mail =>
  createMail(to, () => ({
    subject: t("A webhook of your {product} account was stopped", { product }),
    paragraphs: [
      t("Nothing that was sent to {host} arrives any more, so it is told nothing for now.", {
        host: new URL(address).host,
      }),
    ],
    notes: [
      t("Settings show what went wrong. There you can switch the webhook on again: {url}", {
        url: getWebhooksUrl(publicUrl),
      }),
    ],
  }));
