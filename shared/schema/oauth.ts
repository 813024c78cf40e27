import { foreignKey, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ApiScope } from "../constants/api-keys";
import { apiKeys } from "./api-keys";
import { id, instant, textList } from "./columns";
import { memberships } from "./members";
import { users } from "./users";

/** Programs that have registered themselves, to be connected by signing in (RFC 7591). None has a secret. */
export const oauthClients = pgTable(
  "oauth_clients",
  {
    id: id(),
    /** What the program calls itself. Anybody can take any name. */
    name: text().notNull(),
    /** Where a person may be sent back to, with a code in the address. */
    redirectUris: textList().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** When somebody last let it in, or when it registered. */
    lastUsedAt: instant().notNull().defaultNow(),
  },
  (t) => [index("oauth_clients_used_idx").on(t.lastUsedAt)],
);

/** What a person has allowed a program, until the program takes it. */
export const oauthCodes = pgTable(
  "oauth_codes",
  {
    /** SHA-256 of the code. */
    codeHash: text().primaryKey(),
    clientId: uuid()
      .notNull()
      .references(() => oauthClients.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The one entity that the program will reach; null for none. */
    entityId: uuid(),
    scopes: textList().$type<ApiScope[]>().notNull(),
    redirectUri: text().notNull(),
    /** The hash of the secret that the program has kept (PKCE). */
    codeChallenge: text().notNull(),
    expiresAt: instant().notNull(),
    /** A code works once. When it comes again, what was made with it is ended. */
    usedAt: instant(),
    apiKeyId: uuid().references(() => apiKeys.id, { onDelete: "set null" }),
  },
  (t) => [
    foreignKey({
      name: "oauth_codes_membership_fk",
      columns: [t.entityId, t.userId],
      foreignColumns: [memberships.entityId, memberships.userId],
    }).onDelete("cascade"),
    index("oauth_codes_client_idx").on(t.clientId),
    index("oauth_codes_user_idx").on(t.userId),
    index("oauth_codes_key_idx").on(t.apiKeyId),
    index("oauth_codes_expires_idx").on(t.expiresAt),
  ],
);

/** Programs that a person has connected. The access token of each is an API key, which is replaced when it is renewed. */
export const oauthConnections = pgTable(
  "oauth_connections",
  {
    apiKeyId: uuid()
      .primaryKey()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    /** No program goes while it is connected: its key would be taken for one that was made by hand. */
    clientId: uuid()
      .notNull()
      .references(() => oauthClients.id),
    /** Where the program took its code, for the person to know it by. */
    redirectUri: text().notNull(),
    /** SHA-256 of the part that all refresh tokens of the connection share. */
    familyHash: text().notNull().unique(),
    /** SHA-256 of the other part of the refresh token that works, once. */
    refreshHash: text().notNull(),
    /** The same of the one before, which gets the same answer again for a moment. Any older one shows that it was stolen. */
    usedRefreshHash: text(),
    renewedAt: instant(),
  },
  (t) => [index("oauth_connections_client_idx").on(t.clientId)],
);
