import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, sparsevec, text, uuid } from "drizzle-orm/pg-core";
import { TERM_DIMENSIONS } from "../constants/limits";
import { LIMIT_UNITS, type LimitUnit } from "../constants/questions";
import type { AnswerDraft, DraftShares } from "../questions/answer-draft";
import { applications } from "./applications";
import { checkOneOf, id, instant, timestamps } from "./columns";
import { entities } from "./entities";
import { users } from "./users";

/** A question of the funder and what the entity answers. Accepted answers are found again for later applications. */
export const applicationQuestions = pgTable(
  "application_questions",
  {
    id: id(),
    /** The entity of the application, by which accepted answers are found. */
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    question: text().notNull(),
    /** What the question asks for, by which it is compared with others. */
    terms: sparsevec({ dimensions: TERM_DIMENSIONS }),
    /** The longest answer, in the unit; both null where the funder sets none. */
    limit: integer("limit_number"),
    unit: text("limit_unit").$type<LimitUnit>(),
    answer: text(),
    /** Written from the profile, the documents and earlier answers, the newest first. None becomes the answer by itself. */
    drafts: jsonb().$type<AnswerDraft[]>().notNull().default([]),
    /** How much of the answer comes from drafts. Null before the first draft. */
    draftShares: jsonb().$type<DraftShares>(),
    acceptedAt: instant(),
    acceptedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Counts the saves. A save is refused when it names an older version and a field that has changed since. */
    version: integer().notNull().default(1),
    ...timestamps,
  },
  (t) => [
    index("application_questions_list_idx").on(t.applicationId, t.position),
    index("application_questions_accepted_idx")
      .on(t.entityId)
      .where(sql`${t.acceptedAt} is not null`),
    index("application_questions_entity_idx").on(t.entityId),
    index("application_questions_accepted_by_idx").on(t.acceptedBy),
    checkOneOf("application_questions_unit_known", t.unit, LIMIT_UNITS),
    check("application_questions_limit_whole", sql`(${t.limit} is null) = (${t.unit} is null)`),
  ],
);
export type ApplicationQuestion = typeof applicationQuestions.$inferSelect;
