import { COMMENTS_PER_APPLICATION } from "@shared/constants/comments";
import type { Right } from "@shared/constants/members";
import { cutPassage, findPassage, type Passage } from "@shared/find-passage";
import type { Application } from "@shared/schema/index";
import type {
  CommentsView,
  CommentView,
  CreateCommentInput,
  UpdateCommentInput,
} from "@shared/validators/comments";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { logActivity } from "../activity/log-activity";
import { getApplication, lockApplication } from "../applications/applications.service";
import { requireRight } from "../members/access";
import { refreshOthers } from "../members/refresh-members";
import * as queries from "./comments.queries";
import { checkMentions, tellMembers } from "./mentions";

type Context = ServiceContext<"clock" | "jobs" | "push">;
export type Which = queries.Which;

/** The words that a comment is about. Null for one on the application as a whole, and for a reply. */
export function readPassage({ field, quote, ...row }: queries.CommentRow): CommentView["passage"] {
  if (field === null || quote === null) return null;
  const { textBefore, textAfter, start } = row;
  return { field, quote, textBefore: textBefore ?? "", textAfter: textAfter ?? "", start: start ?? 0 };
}

const toView = (row: queries.CommentRow, callerId: string): CommentView => ({
  ...{ id: row.id, parentId: row.parentId, passage: readPassage(row), text: row.text },
  ...{ replacement: row.replacement, decision: row.decision, mentions: row.mentions },
  ...{ author: row.author, isOwn: row.authorId === callerId },
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  resolvedBy: row.resolvedBy,
});

/**
 * Lists the comments of an application, oldest first, replies among them.
 * @throws AppError not_found unless the caller may read the application
 */
export async function listComments(ctx: ServiceContext, applicationId: string): Promise<CommentsView> {
  await getApplication(ctx, applicationId);
  const rows = await queries.selectComments(ctx.db, ctx.actor.id, applicationId);
  return { comments: rows.map((row) => toView(row, ctx.actor.id)) };
}

/** @throws AppError not_found */
async function findComment(ctx: ServiceContext, which: Which): Promise<queries.CommentRow> {
  const row = await queries.selectComment(ctx.db, ctx.actor.id, which);
  if (!row) throw notFound("Comment");
  return row;
}

/**
 * Does something with a comment while its application is locked, tells the other members' pages, and returns the comment.
 * @throws AppError not_found; forbidden if the caller's role lacks the right
 */
export async function changeComment(
  ctx: Context,
  which: Which,
  right: Right,
  change: (tx: Context, row: queries.CommentRow, application: Application) => Promise<void>,
): Promise<CommentView> {
  return withTransaction(ctx, async (tx) => {
    const application = await lockApplication(tx, which.applicationId, right);
    await change(tx, await findComment(tx, which), application);
    await refreshOthers(tx, application.entityId, [["/api/applications", which.applicationId]]);
    return toView(await findComment(tx, which), tx.actor.id);
  });
}

/**
 * Adds a comment, a suggestion or a reply. Whoever is mentioned or has written in the thread gets news.
 * @throws AppError not_found; forbidden without the right to comment; validation_failed for a mention of somebody else than a member;
 * conflict when the words do not stand in the text, and for too many comments
 */
export function createComment(
  ctx: Context,
  applicationId: string,
  input: CreateCommentInput,
): Promise<CommentView> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const application = await lockApplication(tx, applicationId, "comment");
    if ((await queries.countComments(db, applicationId)) >= COMMENTS_PER_APPLICATION)
      throw new AppError(
        "conflict",
        message("An application can have at most {n} comments. Delete some you no longer need.", {
          n: COMMENTS_PER_APPLICATION,
        }),
      );
    const { text, replacement = null, parentId = null } = input;
    const mentions = await checkMentions(tx, application, input.mentions);
    const parent = parentId && (await findThread(tx, { applicationId, commentId: parentId }));
    const commentId = await queries.insertComment(db, {
      ...{ applicationId, parentId, text, replacement, mentions },
      ...findWords(application, input),
      ...{ authorId: actor.id, createdAt: deps.clock.now() },
    });
    const which = { applicationId, commentId };
    // An answer to what was settled opens it again, so that it is seen.
    if (parent && parent.resolvedAt !== null)
      await queries.updateComment(
        db,
        { applicationId, commentId: parent.id },
        { resolvedAt: null, resolvedBy: null },
      );
    const others = parent ? await queries.selectThreadAuthors(db, parent.id, actor.id) : [];
    await tellMembers(tx, application, commentId, mentions, others);
    await logActivity(tx, application.entityId, "comment_made", { subject: application.title });
    await refreshOthers(tx, application.entityId, [["/api/applications", applicationId]]);
    return toView(await findComment(tx, which), actor.id);
  });
}

/** @throws AppError not_found for a reply: only a whole thread is replied to, resolved or decided */
async function findThread(ctx: ServiceContext, which: Which): Promise<queries.CommentRow> {
  const row = await findComment(ctx, which);
  if (row.parentId !== null) throw notFound("Comment");
  return row;
}

function findWords(application: Application, { field, quote, start }: CreateCommentInput) {
  if (field === undefined || quote === undefined || start === undefined) return {};
  const text = application[field] ?? "";
  const isThere = text.startsWith(quote, start);
  const given: Passage = { quote, textBefore: "", textAfter: "", start };
  const at = isThere ? start : findPassage(text, given);
  if (at === null)
    throw new AppError(
      "conflict",
      "The text no longer has these words. Select them again in the present text.",
      { quote: ["The text no longer has these words. Select them again in the present text."] },
    );
  return { field, ...cutPassage(text, at, quote.length) };
}

/**
 * Changes the caller's own comment. Whoever it mentions for the first time gets news.
 * @throws AppError not_found; forbidden for somebody else's comment; validation_failed as `createComment`
 */
export const updateComment = (ctx: Context, which: Which, input: UpdateCommentInput): Promise<CommentView> =>
  changeComment(ctx, which, "comment", async (tx, row, application) => {
    if (row.authorId !== tx.actor.id)
      throw new AppError("forbidden", "Only who wrote a comment can change it");
    const mentions = await checkMentions(tx, application, input.mentions);
    await queries.updateComment(tx.db, which, {
      ...{ text: input.text, mentions, editedAt: tx.deps.clock.now() },
    });
    await tellMembers(tx, application, which.commentId, mentions, []);
  });

/**
 * Deletes a comment with its replies.
 * @throws AppError not_found; forbidden for anybody else than its author and an owner; conflict when others have replied and no owner
 * deletes it
 */
export function deleteComment(ctx: Context, which: Which): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor } = tx;
    const { entityId } = await lockApplication(tx, which.applicationId, "comment");
    const row = await findComment(tx, which);
    const role = await requireRight(tx, "comment", entityId);
    if (role !== "owner") {
      if (row.authorId !== actor.id)
        throw new AppError("forbidden", "Only who wrote a comment, or an owner, can delete it");
      if (await queries.hasRepliesOfOthers(db, which.commentId, actor.id))
        throw new AppError(
          "conflict",
          "Others have replied. Resolve the thread instead, or ask an owner to delete it.",
        );
    }
    await queries.deleteComment(db, which);
    await refreshOthers(tx, entityId, [["/api/applications", which.applicationId]]);
  });
}

/**
 * Resolves a thread, or opens it again. What is so already stays as it is.
 * @throws AppError not_found; forbidden without the right to comment
 */
export const setResolved = (ctx: Context, which: Which, isResolved: boolean): Promise<CommentView> =>
  changeComment(ctx, which, "comment", async (tx, _row, { entityId, title }) => {
    const { resolvedAt } = await findThread(tx, which);
    if ((resolvedAt !== null) === isResolved) return;
    await queries.updateComment(
      tx.db,
      which,
      isResolved
        ? { resolvedAt: tx.deps.clock.now(), resolvedBy: tx.actor.id }
        : { resolvedAt: null, resolvedBy: null },
    );
    if (isResolved) await logActivity(tx, entityId, "comment_resolved", { subject: title });
  });
