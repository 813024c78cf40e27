import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { TEXT_FIELDS, type TextField } from "../constants/applications";
import { SUGGESTION_DECISIONS, type SuggestionDecision } from "../constants/comments";
import { applications } from "./applications";
import { checkOneOf, id, instant } from "./columns";
import { users } from "./users";

/** What members say of an application or of words in its texts, and what others reply. */
export const comments = pgTable(
  "comments",
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** The comment that it replies to. Replies have no replies. */
    parentId: uuid().references((): AnyPgColumn => comments.id, { onDelete: "cascade" }),
    /** Null for a comment on the application as a whole, and for replies. */
    field: text().$type<TextField>(),
    /** The exact words. They stay when the text no longer has them. */
    quote: text(),
    textBefore: text(),
    textAfter: text(),
    /** Where the words began when the comment was made. */
    start: integer(),
    text: text().notNull(),
    /** What a suggestion proposes in place of the words. Null for a comment that proposes nothing. */
    replacement: text(),
    decision: text().$type<SuggestionDecision>(),
    /** The members that it mentions. */
    mentions: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Null once the account is deleted. */
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    editedAt: instant(),
    resolvedAt: instant(),
    resolvedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    index("comments_list_idx").on(t.applicationId, t.createdAt, t.id),
    index("comments_parent_idx").on(t.parentId),
    index("comments_author_idx").on(t.authorId),
    index("comments_resolver_idx").on(t.resolvedBy),
    checkOneOf("comments_field_known", t.field, TEXT_FIELDS),
    checkOneOf("comments_decision_known", t.decision, SUGGESTION_DECISIONS),
    check("comments_quote_has_field", sql`${t.quote} is null or ${t.field} is not null`),
    check("comments_replacement_has_quote", sql`${t.replacement} is null or ${t.quote} is not null`),
  ],
);
export type Comment = typeof comments.$inferSelect;
