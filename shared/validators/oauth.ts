import { z } from "zod";
import type { ApiScope } from "../constants/api-keys";
import { OAUTH_ASK_MAX, OAUTH_STATE_MAX, REDIRECT_ADDRESS_MAX } from "../constants/oauth";
import { hasNeededEntity, type ProgramPlace, reachedEntityField, scopesField } from "./api-keys";
import { longText, uuidField } from "./fields";
import { say } from "./say";

export const NOT_COMPLETE = "The request of the program is not complete. Start again in the program.";
const BROKEN = say(NOT_COMPLETE);

/** What a program asks for. What it gets back is kept exactly as it came. */
export const connectionAskSchema = z.object({
  clientId: uuidField(),
  redirectUri: longText(REDIRECT_ADDRESS_MAX),
  /** S256: the base64url of a SHA-256. */
  codeChallenge: z.string(BROKEN).regex(/^[\w-]{43}$/, BROKEN),
  state: longText(OAUTH_STATE_MAX).optional(),
  scopes: z.array(z.string()),
});
export type ConnectionAsk = z.infer<typeof connectionAskSchema>;

/** The same in one word, which neither addresses nor sign-ins change: the base64url of its JSON. */
const packedAskField = z
  .string(BROKEN)
  .max(OAUTH_ASK_MAX, BROKEN)
  .regex(/^[\w-]+$/, BROKEN);

export const askQuerySchema = z.object({ ask: packedAskField });

/** What the person has answered. */
export const connectSchema = z
  .object({ ask: packedAskField, scopes: scopesField, entityId: reachedEntityField })
  .refine(hasNeededEntity, {
    ...say("Applications belong to an entity. Choose the one that the program may reach."),
    path: ["entityId"],
  });
export type ConnectInput = z.infer<typeof connectSchema>;

/** A program that asks to be let in. */
export type ConnectionAskView = {
  /** What it calls itself. */
  name: string;
  /** Where the person will be sent back to. */
  place: ProgramPlace;
  scopes: ApiScope[];
  /** Where a person goes who says no. */
  refusalUrl: string;
};

/** Where the person goes back to the program, with the code in the address. */
export type ConnectedView = { redirectTo: string };
