import { createWebhookSchema, deliveriesQuery, updateWebhookSchema } from "@shared/validators/webhooks";
import { describeArea } from "../describe";

const WEBHOOK =
  "`address`, `events`, its `entity` or null for the person alone, `maker` (null for the caller's own), `state` (`on`, `off` or `stopped`), `stopReason`, `createdAt`, `lastDeliveredAt` and `lastFailedAt`";
const DELIVERY =
  "`id` (the `webhook-id` of every attempt), `event`, `data`, `occurredAt`, `state` (`waiting`, `delivered` or `failed`), `attempts`, `nextAttemptAt`, `lastAttemptAt`, `statusCode` and `problem`";
const CONFIRMED =
  "The person was not asked for the second factor, or without one for the password, in ten minutes.";
const OFF = "The webhook is off.";

export const webhooks = describeArea({
  name: "Webhooks",
  about:
    "Addresses that are told when something happens, by a signed POST after Standard Webhooks: `{type, timestamp, data}` with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`. Types: `application.created`, `application.changed`, `task.done`, `deadline.near`, `opportunity.matched`, `opportunity.changed`, and `webhook.test`. docs/api.md says what each tells. No key may call what is here.",
  access: "member",
  routes: {
    "GET /api/auth/webhooks": {
      summary: "Lists the webhooks",
      answers: {
        200: `The person's own, then those of others for the organisations that they own, with the host of their address alone. Each has ${WEBHOOK}.`,
      },
    },
    "POST /api/auth/webhooks": {
      summary: "Makes a webhook",
      details: "A mail tells the person.",
      body: createWebhookSchema,
      fields: {
        address: "A public https address on the usual port",
        events: "What it is told",
        entityId: "The one organisation that it is told of; null: none, and only `opportunity.changed`",
      },
      answers: { 201: `The webhook: ${WEBHOOK}, and this once the \`secret\`.` },
      errors: {
        email_unverified: "The address of the account is not verified.",
        confirmation_required: CONFIRMED,
        not_found: "The person is no member of the organisation.",
        conflict: "There are as many webhooks as there may be.",
      },
    },
    "PATCH /api/auth/webhooks/:id": {
      summary: "Changes a webhook of one's own",
      details: "Fields that are left out stay. Switched off, it drops what waits.",
      body: updateWebhookSchema,
      answers: { 200: `The webhook: ${WEBHOOK}.` },
      errors: { confirmation_required: CONFIRMED },
    },
    "DELETE /api/auth/webhooks/:id": {
      summary: "Ends a webhook",
      details: "One's own, or one for an organisation that one owns. What waits is not sent.",
      answers: { 204: "It has ended." },
    },
    "POST /api/auth/webhooks/:id/secret": {
      summary: "Makes a new secret of a webhook",
      details: "The one before signs too for a day.",
      answers: { 201: "The `secret`, this once." },
      errors: { confirmation_required: CONFIRMED },
    },
    "POST /api/auth/webhooks/:id/test": {
      summary: "Sends a test",
      answers: { 201: `The message that waits: ${DELIVERY}.` },
      errors: { conflict: "The webhook is off, or a test is on its way." },
    },
    "GET /api/auth/webhooks/:id/deliveries": {
      summary: "Lists what was sent to a webhook",
      query: deliveriesQuery,
      fields: { lastId: "The `id` of the last known message" },
      answers: { 200: `\`deliveries\`, the newest first, and \`hasMore\`. Each has ${DELIVERY}.` },
    },
    "POST /api/auth/webhooks/:id/deliveries/:deliveryId/again": {
      summary: "Sends a message again",
      details: "With the same id. One that waits is sent at once.",
      answers: { 200: `The message that waits: ${DELIVERY}.` },
      errors: { conflict: OFF },
    },
  },
});
