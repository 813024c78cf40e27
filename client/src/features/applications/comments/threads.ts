import type { TextField } from "@shared/constants/applications";
import { findPassage } from "@shared/find-passage";
import type { ApplicationView } from "@shared/validators/applications";
import type { CommentView } from "@shared/validators/comments";

/** A comment with the replies to it, oldest first. */
export type Thread = { root: CommentView; replies: CommentView[] };

/** Puts replies to their comments. Both keep their order. */
export function listThreads(comments: readonly CommentView[]): Thread[] {
  const threads = new Map<string, Thread>();
  for (const comment of comments)
    if (comment.parentId === null) threads.set(comment.id, { root: comment, replies: [] });
  for (const comment of comments)
    if (comment.parentId !== null) threads.get(comment.parentId)?.replies.push(comment);
  return [...threads.values()];
}

/** A part of a text of the application. */
export type Words = { field: TextField; quote: string; start: number };

/** Where the words of a comment stand in the present text; null when they are gone. */
export function findWords(application: ApplicationView, passage: CommentView["passage"]): Words | null {
  if (!passage) return null;
  const start = findPassage(application[passage.field] ?? "", passage);
  return start === null ? null : { field: passage.field, quote: passage.quote, start };
}

/** Splits a text at the mentions in it: every second part is "@" with the name of a member. */
export function splitAtMentions(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return [text];
  // A longer name comes first, so that a name that begins with another is found whole.
  const choices = [...names].sort((one, other) => other.length - one.length).map(escapePattern);
  return text.split(new RegExp(`(@(?:${choices.join("|")}))`, "u"));
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
