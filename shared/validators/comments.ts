import { z } from "zod";
import { TEXT_FIELDS, type TextField } from "../constants/applications";
import { COMMENT_MAX, MENTIONS_MAX, QUOTE_MAX, type SuggestionDecision } from "../constants/comments";
import { NARRATIVE_MAX } from "../constants/limits";
import type { Passage } from "../find-passage";
import { type Message, message } from "../words/messages";
import { longText, requiredLongText, trimmedText, wordField } from "./fields";
import { issue, say } from "./say";

const mentions = z
  .array(z.uuid(say("Unknown member")), say("Must be a list of ids"))
  .max(MENTIONS_MAX, say(message("At most {n} at a time", { n: MENTIONS_MAX })))
  .default([]);

/**
 * A comment on the application as a whole, on words of one of its texts (`field`, `quote`, `start`), or a reply
 * (`parentId`). With `replacement` it suggests to put that in the place of the words; then it needs no text of its own.
 */
export const createCommentSchema = z
  .object({
    text: trimmedText(COMMENT_MAX).default(""),
    parentId: z.uuid(say("Unknown comment")).optional(),
    field: wordField(TEXT_FIELDS, "Unknown text").optional(),
    quote: longText(QUOTE_MAX).min(1, say("Select the words that the comment is about")).optional(),
    start: z
      .number(say("Must be a number"))
      .int(say("Must be a whole number"))
      .min(0, say("Must not be negative"))
      .max(NARRATIVE_MAX, say("Must be a place in the text"))
      .optional(),
    replacement: longText(COMMENT_MAX).optional(),
    mentions,
  })
  .superRefine(({ text, parentId, field, quote, start, replacement }, ctx) => {
    const refuse = (path: string, why: Message) => ctx.addIssue({ ...issue(why), path: [path] });
    if (text === "" && replacement === undefined) refuse("text", "Write a comment");
    if (parentId !== undefined && (field ?? quote ?? replacement) !== undefined)
      refuse("parentId", "A reply is about what its thread is about");
    if ((field === undefined) !== (quote === undefined) || (quote === undefined) !== (start === undefined))
      refuse("quote", "Select the words that the comment is about");
    if (replacement !== undefined && replacement === quote)
      refuse("replacement", "The suggestion is the same as the words");
    if (replacement !== undefined && quote === undefined)
      refuse("replacement", "Select the words that the comment is about");
  });
export type CreateCommentInput = z.output<typeof createCommentSchema>;

/** The form of a comment, or of a suggestion, which has a `replacement`. */
export const commentFormSchema = z
  .object({ text: trimmedText(COMMENT_MAX), replacement: longText(COMMENT_MAX).optional() })
  .superRefine(({ text, replacement }, ctx) => {
    if (text === "" && replacement === undefined)
      ctx.addIssue({ ...issue("Write a comment"), path: ["text"] });
  });

export const updateCommentSchema = z.object({
  text: requiredLongText(COMMENT_MAX, "Write a comment"),
  mentions,
});
export type UpdateCommentInput = z.output<typeof updateCommentSchema>;

export const commentParams = z.object({
  id: z.uuid(say("Unknown id")),
  commentId: z.uuid(say("Unknown id")),
});

/** A member as comments name them. */
export type MentionView = { userId: string; name: string };

export type CommentView = {
  id: string;
  parentId: string | null;
  /** The words that it is about, as they were. Null for a reply and for a comment on the application as a whole. */
  passage: (Passage & { field: TextField }) | null;
  text: string;
  /** What it suggests in the place of the words. Null when it suggests nothing. */
  replacement: string | null;
  decision: SuggestionDecision | null;
  mentions: MentionView[];
  /** Null once the account is deleted. */
  author: string | null;
  isOwn: boolean;
  createdAt: string;
  editedAt: string | null;
  resolvedAt: string | null;
  resolvedBy: string | null;
};
/** Oldest first. Replies name their `parentId`. */
export type CommentsView = { comments: CommentView[] };
