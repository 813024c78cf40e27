import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ScrapedField } from "../constants/curation";
import { DUPLICATE_STATUSES, MOVED_KINDS, type DuplicateReason } from "../constants/duplicates";
import { VERIFICATION_STATUSES } from "../constants/enums";
import { checkOneOf, id, instant, textList } from "./columns";
import { fundingOpportunities } from "./opportunities";
import { users } from "./users";

/** By what an opportunity is found again when another source publishes the same call. */
export const comparisonKeys = pgTable(
  "comparison_keys",
  {
    opportunityId: uuid()
      .primaryKey()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    /** Its addresses, the numbers that it quotes, rare words of its title, its funder with a date or an amount. */
    keys: textList().notNull().default([]),
    /** It is new or changed, and is still to be compared. A trigger of `funding_opportunities` sets it. */
    isDue: boolean().notNull().default(true),
    /** Counts the changes, so that one that happens during a comparison is compared too. */
    changes: integer().notNull().default(0),
  },
  (t) => [
    index("comparison_keys_keys_idx").using("gin", t.keys),
    index("comparison_keys_due_idx")
      .on(t.opportunityId)
      .where(sql`${t.isDue}`),
  ],
);

/** Two opportunities that seem to be the same call, and what an administrator decided about them. */
export const duplicatePairs = pgTable(
  "duplicate_pairs",
  {
    id: id(),
    firstId: uuid()
      .notNull()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    secondId: uuid()
      .notNull()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    /** From 0 to 1. */
    score: real().notNull(),
    /** What speaks for and against, the weightiest first. */
    reasons: jsonb().$type<DuplicateReason[]>().notNull(),
    status: text().$type<(typeof DUPLICATE_STATUSES)[number]>().notNull().default("proposed"),
    foundAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    // The smaller id comes first, so that a pair exists once.
    uniqueIndex("duplicate_pairs_once_unique").on(t.firstId, t.secondId),
    index("duplicate_pairs_second_idx").on(t.secondId),
    index("duplicate_pairs_open_idx")
      .on(t.score.desc().nullsFirst(), t.id)
      .where(sql`${t.status} = 'proposed'`),
    index("duplicate_pairs_decided_by_idx")
      .on(t.decidedBy)
      .where(sql`${t.decidedBy} is not null`),
    checkOneOf("duplicate_pairs_status_known", t.status, DUPLICATE_STATUSES),
  ],
);

/** An opportunity that was merged into another one. It is hidden, and its address leads to the kept one. */
export const opportunityMerges = pgTable(
  "opportunity_merges",
  {
    mergedId: uuid()
      .primaryKey()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    keptId: uuid()
      .notNull()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    /** A split gives it back. */
    statusBefore: text().$type<(typeof VERIFICATION_STATUSES)[number]>().notNull(),
    /** Is set when the kept one was pending and took the place of a published one. A split gives it back. */
    keptStatusBefore: text().$type<(typeof VERIFICATION_STATUSES)[number]>(),
    /**
     * What its source had said before the merge. A split gives it back, so that the next reading proposes what has
     * changed since.
     */
    sourceValuesBefore: jsonb().$type<Partial<Record<ScrapedField, unknown>>>(),
    /** The opportunity that it was in before that one was merged too. A split of that one gives it back. */
    keptBefore: uuid().references(() => fundingOpportunities.id, { onDelete: "set null" }),
    mergedAt: instant().notNull(),
    mergedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    index("opportunity_merges_kept_idx").on(t.keptId, t.mergedAt),
    index("opportunity_merges_kept_before_idx")
      .on(t.keptBefore)
      .where(sql`${t.keptBefore} is not null`),
    index("opportunity_merges_merged_by_idx")
      .on(t.mergedBy)
      .where(sql`${t.mergedBy} is not null`),
    checkOneOf("opportunity_merges_status_known", t.statusBefore, VERIFICATION_STATUSES),
  ],
);

/** The records of persons that followed a merge to the kept opportunity. A split brings them back. */
export const mergeMoves = pgTable(
  "merge_moves",
  {
    mergedId: uuid()
      .notNull()
      .references(() => opportunityMerges.mergedId, { onDelete: "cascade" }),
    kind: text().$type<(typeof MOVED_KINDS)[number]>().notNull(),
    /** The record, or of a view the person. */
    recordId: uuid().notNull(),
    /** Whose record it is. What is noted goes with the person's account. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What was written over, if anything. */
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ columns: [t.mergedId, t.kind, t.recordId] }),
    index("merge_moves_user_idx").on(t.userId),
    checkOneOf("merge_moves_kind_known", t.kind, MOVED_KINDS),
  ],
);
