import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { AI_AUTHORS, APPLICATION_STATUSES } from "../constants/enums";
import { entities } from "./entities";
import { id, money, notNegative, checkOneOf, percent, timestamps } from "./columns";
import { fundingOpportunities } from "./opportunities";

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
    notes: text(),
    narrative: text(),
    businessPlanUrl: text(),
    pitchDeckUrl: text(),
    financialsUrl: text(),
    supportingDocs: jsonb().$type<{ name: string; url: string }[]>(),
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
