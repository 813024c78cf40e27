import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ErrorCode } from "../errors";
import type { FilledMessage, Message } from "../words/messages";
import {
  CHANGE_STATUSES,
  CURATION_ACTIONS,
  type CurationAction,
  RIGHT_ACTIONS,
  type RightAction,
  SCRAPE_STATUSES,
  type ScrapedField,
  SOURCE_ACTIONS,
  type SourceAction,
} from "../constants/curation";
import { id, instant, checkOneOf, storedMessage, textList } from "./columns";
import { fundingOpportunities } from "./opportunities";
import { users } from "./users";

/** Where a field's value was found: the words of the source, and the way in which they were read. */
export type FieldOrigin = { quote: string; how: OriginKind; url?: string };
export type OriginKind = "json-ld" | "microdata" | "meta" | "feed" | "selector" | "text" | "ai" | "api";

/**
 * Facts about an opportunity that only curation needs. An opportunity without a row was never scraped or
 * edited.
 */
export const opportunityProvenance = pgTable(
  "opportunity_provenance",
  {
    opportunityId: uuid()
      .primaryKey()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    /**
     * The values of the source at the last reading, by field. Only a later difference from them is a change.
     */
    sourceValues: jsonb().$type<Partial<Record<ScrapedField, unknown>>>().notNull().default({}),
    /** The same of other sources whose readings turned out to be of this opportunity, by their names. */
    otherValues: jsonb()
      .$type<Record<string, Partial<Record<ScrapedField, unknown>>>>()
      .notNull()
      .default({}),
    origins: jsonb().$type<Partial<Record<ScrapedField, FieldOrigin>>>().notNull().default({}),
    /** An administrator wrote these fields, so no reading of the source changes them. */
    lockedFields: textList().notNull().default([]),
    /** The opportunity that seems to be the same as this one. */
    looksLike: uuid().references(() => fundingOpportunities.id, { onDelete: "set null" }),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    linkCheckedAt: instant(),
    /** The number of link checks in a row that failed. */
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

/**
 * A source now states another value for a verified opportunity. An administrator sees the value before and
 * after, and decides whether to take it over.
 */
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
    /** When the source last listed the call, where it is proposed to be over because no list has had it since. */
    lastListedAt: instant(),
    /** The merged opportunity whose source states the value. Null when it is the own source. */
    fromId: uuid().references(() => fundingOpportunities.id, { onDelete: "set null" }),
    status: text().$type<(typeof CHANGE_STATUSES)[number]>().notNull().default("proposed"),
    createdAt: instant().notNull().defaultNow(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    // A field has one open proposal, and a newer reading replaces it.
    uniqueIndex("opportunity_changes_open_unique")
      .on(t.opportunityId, t.field)
      .where(sql`${t.status} = 'proposed'`),
    index("opportunity_changes_from_idx")
      .on(t.fromId)
      .where(sql`${t.fromId} is not null`),
    index("opportunity_changes_decided_by_idx")
      .on(t.decidedBy)
      .where(sql`${t.decidedBy} is not null`),
    checkOneOf("opportunity_changes_status_known", t.status, CHANGE_STATUSES),
  ],
);

/** Actions of administrators, and changes of their rights. They outlive the opportunity and the account. */
export const curationLog = pgTable(
  "curation_log",
  {
    id: id(),
    opportunityId: uuid().references(() => fundingOpportunities.id, { onDelete: "set null" }),
    /** The name of the opportunity, or of the source; empty where it is about rights. */
    opportunityName: text().notNull(),
    /** Who did it, or whose rights changed: those are given and taken by the operator, who has no account. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    action: text().$type<CurationAction | SourceAction | RightAction>().notNull(),
    /** The fields that an edit changed. */
    fields: textList().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index("curation_log_opportunity_idx").on(t.opportunityId, t.createdAt),
    index("curation_log_user_idx").on(t.userId),
    index("curation_log_time_idx").on(t.createdAt, t.id),
    checkOneOf("curation_log_action_known", t.action, [
      ...CURATION_ACTIONS,
      ...SOURCE_ACTIONS,
      ...RIGHT_ACTIONS,
    ]),
  ],
);

/**
 * Names what could not be read, by its name or address, and the reason. Older rows have the reason as a text.
 */
export type RunProblem = { what: string | FilledMessage; reason: Message; code?: ErrorCode };

/**
 * Where the reading of an API goes on, and what was counted up to there. Each count is of one name: a field or a
 * code.
 */
export type RunPosition = {
  /** What the adapter asks next with. */
  cursor: unknown;
  pages: number;
  rows: number;
  /** When the reading began, with the runs before. Left out once something could not be read. */
  since?: string;
  /** Is set where the run began with what an earlier one had left. */
  isRest?: true;
  drift: { unknownFields: Counts; missingFields: Counts; unknownCodes: Counts };
};
type Counts = Record<string, number>;

/** One reading of a source, from the moment it was requested. */
export const scrapeRuns = pgTable(
  "scrape_runs",
  {
    id: id(),
    /** `grants-gov`, the id of a configured source, or `custom`. */
    sourceId: text().notNull(),
    sourceName: text().notNull(),
    /** The page of a `custom` source. */
    url: text(),
    limit: integer(),
    requestedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    status: text().$type<(typeof SCRAPE_STATUSES)[number]>().notNull().default("queued"),
    /** The number of opportunities to read, once it is known, and the number that is read. */
    total: integer(),
    done: integer().notNull().default(0),
    found: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    /** Verified opportunities for which changes were proposed. */
    proposed: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** What the reading before had found, if this one found less than half of it. */
    fellFrom: integer(),
    /** The sentence for the administrator after the end of the run. */
    message: storedMessage(),
    /** At most 20 things that could not be read, each with the reason. */
    problems: jsonb().$type<RunProblem[]>().notNull().default([]),
    /** Where an API is read on. Is set after the end only when there is more to read. */
    position: jsonb().$type<RunPosition>(),
    /** When the reading began that this run ended, if it read all of the source's list. */
    wholeSince: instant(),
    /** Whether it read only a part of the list: what an earlier run had left, or up to where the next one goes on. */
    isPart: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    startedAt: instant(),
    endedAt: instant(),
  },
  (t) => [
    // A source, or a page, has one run at a time.
    uniqueIndex("scrape_runs_one_at_a_time")
      .on(t.sourceId, sql`coalesce(${t.url}, '')`)
      .where(sql`${t.status} in ('queued', 'running')`),
    index("scrape_runs_source_idx").on(t.sourceId, t.createdAt),
    index("scrape_runs_requested_by_idx").on(t.requestedBy),
    checkOneOf("scrape_runs_status_known", t.status, SCRAPE_STATUSES),
  ],
);
export type ScrapeRun = typeof scrapeRuns.$inferSelect;
