import { z } from "zod";
import {
  API_KEY_DAYS,
  API_KEY_NAME_MAX,
  API_SCOPES,
  type ApiScope,
  isEntityScope,
} from "../constants/api-keys";
import { requiredText, uuidField } from "./fields";
import { say } from "./say";

const DAYS = say("Choose how long the key lasts");

/** A key may do at least one thing. Whoever may change applications is answered with them, so reads them too. */
export const scopesField = z
  .array(z.enum(API_SCOPES, say("This is not something a key may do")), say("Choose what the key may do"))
  .min(1, say("Choose what the key may do"))
  .max(API_SCOPES.length * 2, say("Choose what the key may do"))
  .transform((scopes): ApiScope[] => {
    const chosen = new Set<ApiScope>(scopes);
    if (chosen.has("applications:write")) chosen.add("applications:read");
    return API_SCOPES.filter((scope) => chosen.has(scope));
  });

/** The one entity that a program reaches. Null, or empty in a form: only the person. */
export const reachedEntityField = z
  .preprocess((value) => (value === "" ? null : value), uuidField().nullable())
  .default(null);

/** Some scopes need an entity. */
export const hasNeededEntity = ({
  scopes,
  entityId,
}: {
  scopes: readonly ApiScope[];
  entityId: string | null;
}): boolean => entityId !== null || !scopes.some(isEntityScope);

export const createApiKeySchema = z
  .object({
    name: requiredText(API_KEY_NAME_MAX, "Name is required"),
    scopes: scopesField,
    entityId: reachedEntityField,
    days: z.coerce.number(DAYS).pipe(z.literal([...API_KEY_DAYS], DAYS)),
  })
  .refine(hasNeededEntity, {
    ...say("Applications belong to an entity. Choose the one that the key is for."),
    path: ["entityId"],
  });
export type CreateApiKeyInput = z.infer<typeof createApiKeySchema>;

/** A site by its host, or a program on the person's device by the kind of its address; null where it has none. */
export type ProgramPlace = { kind: "site"; host: string } | { kind: "device"; scheme: string | null };

export type ApiKeyView = {
  id: string;
  name: string;
  /** The first characters of the key. */
  hint: string;
  scopes: ApiScope[];
  /** Null for a key that reaches only what is the person's own. */
  entity: { id: string; name: string } | null;
  /** Where the program is that a person has connected by signing in; null for a key that was made by hand. */
  program: ProgramPlace | null;
  /** Whose key it is; null for the caller's own. */
  maker: string | null;
  createdAt: string;
  /** When it ends; a connected program, when it stays unused from now on. */
  expiresAt: string;
  /** Up to a minute early. */
  lastUsedAt: string | null;
};

/** A new key with its secret, which is sent this once. */
export type NewApiKeyView = ApiKeyView & { secret: string };
