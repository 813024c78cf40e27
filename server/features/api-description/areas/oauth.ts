import { askQuerySchema, connectSchema } from "@shared/validators/oauth";
import { describeArea } from "../describe";

export const oauth = describeArea({
  name: "Connected programs",
  about:
    "What the person answers to a program that wants to be connected by signing in (OAuth 2.1, for `/mcp`). The program itself finds its way by `/.well-known/oauth-protected-resource/mcp`.",
  access: "member",
  routes: {
    "GET /api/oauth/ask": {
      summary: "Says which program asks",
      query: askQuerySchema,
      answers: {
        200: "Its `name`, the `place` that the person goes back to, the `scopes` that it asks for, and `refusalUrl`, where a person goes who says no.",
      },
      errors: { not_found: "The program is unknown, or it has not registered this address." },
    },
    "POST /api/oauth/connections": {
      summary: "Lets a program in",
      details:
        "A mail tells the person when the program has taken its tokens. The connection is one of the API keys.",
      body: connectSchema,
      fields: {
        ask: "What the program asks for, as it stands in the address of the screen",
        scopes: "What changes applications also reads them",
        entityId: "The one organisation that it reaches; null: none",
      },
      answers: {
        201: "`redirectTo`: the address of the program, with a code for it that works once, for two minutes.",
      },
      errors: {
        email_unverified: "The address of the account is not verified.",
        confirmation_required:
          "The person was not asked for the second factor, or without one for the password, in ten minutes.",
        not_found: "The program is unknown, or the person is no member of the organisation.",
        conflict: "There are as many keys as there may be.",
      },
    },
  },
});
