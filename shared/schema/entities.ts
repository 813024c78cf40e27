import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  sparsevec,
  text,
  uuid,
  varchar,
  vector,
} from "drizzle-orm/pg-core";
import { ALL_ENTITY_TYPES, ENTITY_STAGES } from "../constants/enums";
import { EMBEDDING_DIMENSIONS, TERM_DIMENSIONS } from "../constants/limits";
import { id, instant, money, notNegative, checkOneOf, percent, textList, timestamps } from "./columns";
import { users } from "./users";

export const entities = pgTable(
  "entities",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    type: text().$type<(typeof ALL_ENTITY_TYPES)[number]>().notNull(),
    mission: text(),
    description: text(),
    website: text(),
    logoUrl: text(),
    country: varchar({ length: 2 }),
    countriesOperating: textList(),
    region: text(),
    industry: textList(),
    stage: text().$type<(typeof ENTITY_STAGES)[number]>(),
    foundedYear: integer(),
    teamSize: integer(),
    founderName: text(),
    founderEmail: text(),
    annualRevenue: money(),
    annualRevenueCurrency: varchar({ length: 3 }),
    burnRate: money(),
    employeesCount: integer(),
    currentFundingSought: money(),
    totalFundraisedToDate: money(),
    equityGivenAway: percent(),
    status: text().notNull().default("active"),
    profileCompletionScore: integer().notNull().default(0),
    layer1Complete: boolean().notNull().default(false),
    layer2Complete: boolean().notNull().default(false),
    layer3Complete: boolean().notNull().default(false),
    lastProfileUpdate: instant(),
    ...timestamps,
  },
  (t) => [
    index("entities_user_idx").on(t.userId, t.createdAt),
    checkOneOf("entities_type_known", t.type, ALL_ENTITY_TYPES),
    checkOneOf("entities_stage_known", t.stage, ENTITY_STAGES),
    check("entities_score_range", sql`${t.profileCompletionScore} between 0 and 100`),
    notNegative(
      "entities_amounts_not_negative",
      t.annualRevenue,
      t.currentFundingSought,
      t.totalFundraisedToDate,
    ),
  ],
);
export type Entity = typeof entities.$inferSelect;

/** An entity's work as a vector. It is compared only with vectors of the same model. */
export const entityEmbeddings = pgTable("entity_embeddings", {
  entityId: uuid()
    .primaryKey()
    .references(() => entities.id, { onDelete: "cascade" }),
  embedding: vector({ dimensions: EMBEDDING_DIMENSIONS }).notNull(),
  embeddingModel: text().notNull(),
  /**
   * SHA-256 of the texts. A text that did not change is not embedded again. After a dot follows the version of the
   * rules that made `terms`.
   */
  contentHash: text().notNull(),
  /** The topics and words of the profile, weighed by rarity, of length 1. */
  terms: sparsevec({ dimensions: TERM_DIMENSIONS }),
  updatedAt: instant().notNull().defaultNow(),
});
