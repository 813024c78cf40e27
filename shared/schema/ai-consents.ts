import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { AI_USES, type AiUse, CONSENT_PROVIDERS, type ConsentProvider } from "../constants/ai-consents";
import { checkOneOf, instant } from "./columns";
import { entities } from "./entities";
import { users } from "./users";

/** An owner has agreed that a provider is sent what a use needs of an entity. Withdrawing deletes the row. */
export const aiConsents = pgTable(
  "ai_consents",
  {
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    use: text().$type<AiUse>().notNull(),
    provider: text().$type<ConsentProvider>().notNull(),
    /** The host that was named. A provider that is reached at another host has to be agreed to anew. */
    host: text().notNull(),
    /** Null once the account is deleted. */
    agreedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    agreedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entityId, t.use, t.provider] }),
    index("ai_consents_agreed_by_idx").on(t.agreedBy),
    checkOneOf("ai_consents_use_known", t.use, AI_USES),
    checkOneOf("ai_consents_provider_known", t.provider, CONSENT_PROVIDERS),
  ],
);
