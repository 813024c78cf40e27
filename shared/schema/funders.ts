import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, unique, uuid, varchar } from "drizzle-orm/pg-core";
import { id, instant, money, notNegative, percent, textList, timestamps } from "./columns";
import { entities } from "./entities";

export const funderProfiles = pgTable(
  "funder_profiles",
  {
    id: id(),
    name: text().notNull(),
    funderType: text(),
    description: text(),
    logoUrl: text(),
    website: text(),
    /** The two-letter code of the country with the headquarters. */
    country: varchar({ length: 2 }),
    /** Places as people read them: "Global", "Africa", "Ghana". */
    geographyFocus: textList().notNull().default([]),
    industryFocus: textList().notNull().default([]),
    stageFocus: textList().notNull().default([]),
    averageCheckSize: money(),
    minCheckSize: money(),
    maxCheckSize: money(),
    currency: varchar({ length: 3 }),
    typicalEquity: percent(),
    contactName: text(),
    contactEmail: text(),
    contactPhone: text(),
    portfolioCount: integer(),
    activePortfolioCount: integer(),
    exitsCount: integer(),
    crunchbaseUrl: text(),
    linkedinUrl: text(),
    twitterUrl: text(),
    verified: boolean().notNull().default(false),
    source: text(),
    sourceUrl: text(),
    attribution: text(),
    lastSyncedAt: instant(),
    ...timestamps,
  },
  (t) => [
    unique("funder_profiles_name_unique").on(t.name),
    notNegative("funder_profiles_amounts_not_negative", t.averageCheckSize, t.minCheckSize, t.maxCheckSize),
  ],
);
export type Funder = typeof funderProfiles.$inferSelect;

/** Notes about an entity's contacts with a funder. */
export const interactions = pgTable(
  "interactions",
  {
    id: id(),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    funderId: uuid()
      .notNull()
      .references(() => funderProfiles.id, { onDelete: "cascade" }),
    interactionType: text().notNull(),
    dateOfInteraction: date({ mode: "string" }),
    notes: text(),
    contactPerson: text(),
    outcome: text(),
    nextAction: text(),
    nextActionDate: date({ mode: "string" }),
    ...timestamps,
  },
  (t) => [
    index("interactions_entity_idx").on(t.entityId, t.dateOfInteraction),
    index("interactions_funder_idx").on(t.funderId),
    index("interactions_next_action_idx")
      .on(t.nextActionDate)
      .where(sql`${t.nextActionDate} is not null`),
  ],
);
