import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { API_SCOPES, type ApiScope } from "../constants/api-keys";
import { id, instant, textList } from "./columns";
import { memberships } from "./members";
import { users } from "./users";

const KNOWN_SCOPES = sql.raw(API_SCOPES.map((scope) => `'${scope}'`).join(", "));

/** Keys that programs act with in place of a person's session. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The one entity that the key reaches. Null: none, only what is the person's own. */
    entityId: uuid(),
    name: text().notNull(),
    /** SHA-256 of the key. */
    keyHash: text().notNull().unique(),
    /** The first characters of the key, to know it again. */
    hint: text().notNull(),
    scopes: textList().$type<ApiScope[]>().notNull(),
    expiresAt: instant().notNull(),
    /** Written once a minute at most. */
    lastUsedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    // A key ends with its person's membership.
    foreignKey({
      name: "api_keys_membership_fk",
      columns: [t.entityId, t.userId],
      foreignColumns: [memberships.entityId, memberships.userId],
    }).onDelete("cascade"),
    index("api_keys_user_idx").on(t.userId, t.createdAt),
    index("api_keys_entity_idx").on(t.entityId, t.createdAt),
    index("api_keys_expires_idx").on(t.expiresAt),
    check(
      "api_keys_scopes_known",
      sql`cardinality(${t.scopes}) > 0 and ${t.scopes} <@ array[${KNOWN_SCOPES}]::text[]`,
    ),
  ],
);
export type ApiKey = typeof apiKeys.$inferSelect;
