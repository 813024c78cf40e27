import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
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
    /** The address of its entry in the Research Organization Registry: `https://ror.org/021nxhr62`. */
    rorId: text(),
    /** Its entries in public registers as `list-number`, such as `GB-CHC-200051`. One funder may have several. */
    orgIds: textList().notNull().default([]),
    /** The number that the United States give to whoever they pay. */
    uei: text(),
    /** Other names that sources use for it. */
    aliases: textList().notNull().default([]),
    /** The organisation that it is a part of. */
    parentId: uuid().references((): AnyPgColumn => funderProfiles.id, { onDelete: "set null" }),
    ...timestamps,
    /** All its identifiers. An award that states one of them is this funder's. */
    identifiers: textList()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`array_remove(${funderProfiles.orgIds} || array[${funderProfiles.rorId}, ${funderProfiles.uei}], null)`,
      ),
    /** Its names, aliases and exact abbreviations, each as `organisation_key` writes it. */
    nameKeys: textList()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`funder_keys(${funderProfiles.name}, ${funderProfiles.aliases})`),
  },
  (t) => [
    unique("funder_profiles_name_unique").on(t.name),
    index("funder_profiles_identifiers_idx").using("gin", t.identifiers),
    index("funder_profiles_name_keys_idx").using("gin", t.nameKeys),
    // The deletion of a funder looks for its parts.
    index("funder_profiles_parent_idx").on(t.parentId),
    notNegative("funder_profiles_amounts_not_negative", t.averageCheckSize, t.minCheckSize, t.maxCheckSize),
  ],
);
export type Funder = Omit<typeof funderProfiles.$inferSelect, "identifiers" | "nameKeys">;

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
