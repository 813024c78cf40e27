import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ErrorCode } from "../errors";
import type { FilledMessage, Message } from "../words/messages";
import { CHANGE_STATUSES, CURATION_ACTIONS, SCRAPE_STATUSES, type ScrapedField } from "../constants/curation";
import { id, instant, oneOf, storedMessage, textList } from "./columns";
import { fundingOpportunities } from "./opportunities";
import { users } from "./users";

/** Where a field's value was found: the words of the source, and how they were read. */
export type FieldOrigin = { quote: string; how: OriginKind; url?: string };
export type OriginKind = "json-ld" | "microdata" | "meta" | "feed" | "selector" | "text" | "ai" | "api";

/** What a curator's work needs to know of an opportunity and nobody else does. A row without one was never scraped or edited. */
export const opportunityProvenance = pgTable(
  "opportunity_provenance",
  {
    opportunityId: uuid()
      .primaryKey()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    /** What the source said at the last reading, field by field: only what differs from it later is a change. */
    sourceValues: jsonb().$type<Partial<Record<ScrapedField, unknown>>>().notNull().default({}),
    origins: jsonb().$type<Partial<Record<ScrapedField, FieldOrigin>>>().notNull().default({}),
    /** Fields that an administrator wrote: no reading of the source touches them. */
    lockedFields: textList().notNull().default([]),
    /** Seems to be the same as another one. */
    looksLike: uuid().references(() => fundingOpportunities.id, { onDelete: "set null" }),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    linkCheckedAt: instant(),
    /** Checks in a row that the link to apply did not pass. */
    linkFailures: integer().notNull().default(0),
    linkProblem: storedMessage(),
  },
  (t) => [
    index("opportunity_provenance_links_idx").on(t.linkCheckedAt),
    index("opportunity_provenance_looks_like_idx").on(t.looksLike),
    index("opportunity_provenance_decided_by_idx")
      .on(t.decidedBy)
      .where(sql`${t.decidedBy} is not null`),
    index("opportunity_provenance_broken_idx")
      .on(t.opportunityId)
      .where(sql`${t.linkFailures} >= 2`),
  ],
);

/** A source now says something else about a verified opportunity: shown before → after, for an administrator to take over or not. */
export const opportunityChanges = pgTable(
  "opportunity_changes",
  {
    id: id(),
    opportunityId: uuid()
      .notNull()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    field: text().$type<ScrapedField>().notNull(),
    before: jsonb(),
    after: jsonb(),
    quote: text(),
    status: text().$type<(typeof CHANGE_STATUSES)[number]>().notNull().default("proposed"),
    createdAt: instant().notNull().defaultNow(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    // One open proposal for a field: a newer reading replaces it.
    uniqueIndex("opportunity_changes_open_unique")
      .on(t.opportunityId, t.field)
      .where(sql`${t.status} = 'proposed'`),
    index("opportunity_changes_decided_by_idx")
      .on(t.decidedBy)
      .where(sql`${t.decidedBy} is not null`),
    oneOf("opportunity_changes_status_known", t.status, CHANGE_STATUSES),
  ],
);

/** What administrators did with the catalogue, newest last. Outlives the opportunity and the account. */
export const curationLog = pgTable(
  "curation_log",
  {
    id: id(),
    opportunityId: uuid().references(() => fundingOpportunities.id, { onDelete: "set null" }),
    opportunityName: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    action: text().$type<(typeof CURATION_ACTIONS)[number]>().notNull(),
    /** The fields of an edit. */
    fields: textList().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index("curation_log_opportunity_idx").on(t.opportunityId, t.createdAt),
    index("curation_log_user_idx").on(t.userId),
    oneOf("curation_log_action_known", t.action, CURATION_ACTIONS),
  ],
);

/** What could not be read, by its name or address, and why. Older rows have the reason as a text. */
export type RunProblem = { what: string | FilledMessage; reason: Message; code?: ErrorCode };

/** One reading of a source, from the moment it was asked for. */
export const scrapeRuns = pgTable(
  "scrape_runs",
  {
    id: id(),
    /** `grants-gov`, the id of a configured source, or `custom`. */
    sourceId: text().notNull(),
    sourceName: text().notNull(),
    /** For `custom`: the page. */
    url: text(),
    limit: integer(),
    requestedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    status: text().$type<(typeof SCRAPE_STATUSES)[number]>().notNull().default("queued"),
    /** How many there are to read, once that is known, and how many are read. */
    total: integer(),
    done: integer().notNull().default(0),
    found: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    /** Verified ones for which changes were proposed. */
    proposed: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** The sentence for the administrator once it ended. */
    message: storedMessage(),
    /** What could not be read, and why: at most 20. */
    problems: jsonb().$type<RunProblem[]>().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
    startedAt: instant(),
    endedAt: instant(),
  },
  (t) => [
    // One run of a source at a time, of a page too.
    uniqueIndex("scrape_runs_one_at_a_time")
      .on(t.sourceId, sql`coalesce(${t.url}, '')`)
      .where(sql`${t.status} in ('queued', 'running')`),
    index("scrape_runs_source_idx").on(t.sourceId, t.createdAt),
    index("scrape_runs_requested_by_idx").on(t.requestedBy),
    oneOf("scrape_runs_status_known", t.status, SCRAPE_STATUSES),
  ],
);
export type ScrapeRun = typeof scrapeRuns.$inferSelect;
