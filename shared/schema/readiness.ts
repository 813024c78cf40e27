import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { AI_AUTHORS } from "../constants/enums";
import type { CriterionJudgementView } from "../validators/readiness";
import type { Language } from "../words/language";
import { applications } from "./applications";
import { checkOneOf, id, instant, storedMessage, timestamps } from "./columns";
import { users } from "./users";

/** A finding of "Ready to send" that a member put aside, with the reason. */
export const readinessDismissals = pgTable(
  "readiness_dismissals",
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** SHA-256 of what was found and the words around it: when the text changes, the finding comes back. */
    key: text().notNull(),
    reason: text().notNull(),
    dismissedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    dismissedAt: instant().notNull(),
  },
  (t) => [
    unique("readiness_dismissals_key_unique").on(t.applicationId, t.key),
    index("readiness_dismissals_user_idx").on(t.dismissedBy),
  ],
);

/** What the funder says it judges an application by. */
export const awardCriteria = pgTable(
  "award_criteria",
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    title: text().notNull(),
    description: text(),
    /** Points or percent; what counts is its share of all. */
    weight: integer().notNull(),
    ...timestamps,
  },
  (t) => [index("award_criteria_list_idx").on(t.applicationId, t.position)],
);

/** The newest mock review of an application. */
export const applicationReviews = pgTable(
  "application_reviews",
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** SHA-256 of the texts and the criteria that were judged, and of who judged them in which language. */
    contentHash: text().notNull(),
    /** SHA-256 of the texts and the criteria alone: when it differs now, the review is of an older state. */
    textsHash: text().notNull(),
    aiProvider: text().$type<(typeof AI_AUTHORS)[number]>().notNull(),
    judgements: jsonb().$type<CriterionJudgementView[]>().notNull(),
    reviewedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    reviewedAt: instant().notNull(),
  },
  (t) => [
    index("application_reviews_user_idx").on(t.reviewedBy),
    checkOneOf("application_reviews_provider_known", t.aiProvider, AI_AUTHORS),
  ],
);

/** The newest request for a mock review. It waits while `finishedRun` is behind `requestedRun`. */
export const applicationReviewRuns = pgTable(
  "application_review_runs",
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: "cascade" }),
    requestedRun: integer().notNull().default(1),
    finishedRun: integer().notNull().default(0),
    /** Why the newest run has no result. */
    failureReason: storedMessage(),
    /** The language of who asked, in which it is judged. */
    language: text().$type<Language>().notNull(),
    requestedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    ...timestamps,
  },
  (t) => [index("application_review_runs_user_idx").on(t.requestedBy)],
);
