import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { TEXT_FIELDS, type TextField } from "../constants/applications";
import type { DocumentRequirement } from "../constants/documents";
import { AI_AUTHORS, APPLICATION_STATUSES } from "../constants/enums";
import type { DecisionReason } from "../constants/submissions";
import { entities } from "./entities";
import { id, instant, money, notNegative, checkOneOf, percent, textList, timestamps } from "./columns";
import { fundingOpportunities } from "./opportunities";
import { users } from "./users";

/**
 * A document that an application names. The address may be one of the library. With `requirement` it is what the
 * opportunity demands and no column of its own is for.
 */
export type SupportingDoc = { name: string; url: string; requirement?: DocumentRequirement };

export const applications = pgTable(
  "applications",
  {
    id: id(),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    /** Null once the opportunity was deleted: the application stays, with its title. */
    opportunityId: uuid().references(() => fundingOpportunities.id, { onDelete: "set null" }),
    status: text().$type<(typeof APPLICATION_STATUSES)[number]>().notNull().default("draft"),
    title: text(),
    /** Who would give the money, where no opportunity says so. */
    funderName: text(),
    notes: text(),
    narrative: text(),
    businessPlanUrl: text(),
    pitchDeckUrl: text(),
    financialsUrl: text(),
    supportingDocs: jsonb().$type<SupportingDoc[]>(),
    aiDraftNarrative: text(),
    aiSuggestions: jsonb().$type<string[]>(),
    aiProvider: text().$type<(typeof AI_AUTHORS)[number]>(),
    askingAmount: money(),
    askingCurrency: varchar({ length: 3 }).notNull().default("USD"),
    equityOffering: percent(),
    valuationCap: money(),
    submittedDate: date({ mode: "string" }),
    decisionDate: date({ mode: "string" }),
    responseReceivedDate: date({ mode: "string" }),
    accepted: boolean(),
    awardedAmount: money(),
    awardedCurrency: varchar({ length: 3 }),
    awardedEquity: percent(),
    funderFeedback: text(),
    /** Why the funder decided as it did: words of `DECISION_REASONS`. */
    decisionReasons: textList().$type<DecisionReason[]>(),
    nextFollowUpDate: date({ mode: "string" }),
    followUpStatus: text(),
    /** Counts the saves. A save is refused when it names an older version and the field has changed since. */
    version: integer().notNull().default(1),
    ...timestamps,
  },
  (t) => [
    unique("applications_entity_opportunity_unique").on(t.entityId, t.opportunityId),
    index("applications_entity_idx").on(t.entityId, t.createdAt),
    index("applications_opportunity_idx").on(t.opportunityId),
    checkOneOf("applications_status_known", t.status, APPLICATION_STATUSES),
    checkOneOf("applications_ai_provider_known", t.aiProvider, AI_AUTHORS),
    notNegative("applications_amounts_not_negative", t.askingAmount, t.valuationCap, t.awardedAmount),
  ],
);
export type Application = typeof applications.$inferSelect;

/** A text of an application as it was saved at one time. The newest of a field is the present one. */
export const textVersions = pgTable(
  "text_versions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    field: text().$type<TextField>().notNull(),
    /** Null when it was emptied. */
    text: text(),
    /** Null for a text from before versions were kept, and once the account is deleted. */
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    savedAt: instant().notNull(),
  },
  (t) => [
    index("text_versions_field_idx").on(t.applicationId, t.field, t.id),
    index("text_versions_author_idx").on(t.authorId),
    checkOneOf("text_versions_field_known", t.field, TEXT_FIELDS),
  ],
);

/** Which member has an application open, and which of its texts they are writing in. */
export const applicationPresence = pgTable(
  "application_presence",
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    field: text().$type<TextField>(),
    seenAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.userId] }),
    index("application_presence_user_idx").on(t.userId),
    index("application_presence_seen_idx").on(t.seenAt),
    checkOneOf("application_presence_field_known", t.field, TEXT_FIELDS),
  ],
);
