import { createApiKeySchema } from "@shared/validators/api-keys";
import { describeArea } from "../describe";

const KEY =
  "`name`, `hint` (how the key begins), `scopes`, its `entity` or null for the person alone, where its `program` is if it was connected by signing in, `maker` (null for the caller's own), `createdAt`, `expiresAt` and `lastUsedAt`";

export const apiKeys = describeArea({
  name: "API keys",
  about:
    "Keys that programs act with in place of a session, for one organisation or for the person alone. No key may call what is here.",
  access: "member",
  routes: {
    "GET /api/auth/api-keys": {
      summary: "Lists the API keys",
      answers: {
        200: `The person's own, then those of others for the organisations that they own. Each has ${KEY}.`,
      },
    },
    "POST /api/auth/api-keys": {
      summary: "Makes an API key",
      details: "A mail tells the person.",
      body: createApiKeySchema,
      fields: {
        scopes: "What changes applications also reads them",
        entityId: "The one organisation that it reaches; null: none",
        days: "When it ends: after 30, 90 or 365 days",
      },
      answers: { 201: `The key: ${KEY}, and this once the \`secret\`.` },
      errors: {
        email_unverified: "The address of the account is not verified.",
        confirmation_required:
          "The person was not asked for the second factor, or without one for the password, in ten minutes.",
        not_found: "The person is no member of the organisation.",
        conflict: "There are as many keys as there may be.",
      },
    },
    "DELETE /api/auth/api-keys/:id": {
      summary: "Ends an API key",
      details: "One's own, or one for an organisation that one owns. It is refused from the next call on.",
      answers: { 204: "It has ended." },
    },
  },
});
