import type { SuggestionDecision } from "@shared/constants/comments";
import type { Application } from "@shared/schema/index";
import type { ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { addCommentNews } from "../news/comment-news";
import { type CommentRow, selectMembersAmong } from "./comments.queries";

/** @throws AppError validation_failed for a mention of somebody else than a member */
export async function checkMentions(
  { db }: ServiceContext,
  { entityId }: Application,
  userIds: string[],
): Promise<string[]> {
  const wanted = [...new Set(userIds)];
  if ((await selectMembersAmong(db, entityId, wanted)).length < wanted.length)
    throw new AppError("validation_failed", "Only members of the entity can be mentioned", {
      mentions: ["Only members of the entity can be mentioned"],
    });
  return wanted;
}

/** Tells the author of a suggestion what became of it, as far as they are a member and not the caller. */
export async function tellAuthor(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  { id: applicationId, entityId }: Application,
  { id: commentId, authorId }: Pick<CommentRow, "id" | "authorId">,
  decision: SuggestionDecision,
): Promise<void> {
  if (authorId === null || authorId === ctx.actor.id) return;
  const members = await selectMembersAmong(ctx.db, entityId, [authorId]);
  await addCommentNews(
    ctx,
    members.map((userId) => ({ userId, data: { commentId, applicationId, isMention: false, decision } })),
  );
}

/** Tells these people of a comment, as far as they are members and not the caller. */
export async function tellMembers(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  { id: applicationId, entityId }: Application,
  commentId: string,
  mentioned: readonly string[],
  others: readonly string[],
): Promise<void> {
  const people = new Set([...mentioned, ...others]);
  people.delete(ctx.actor.id);
  const members = await selectMembersAmong(ctx.db, entityId, [...people]);
  await addCommentNews(
    ctx,
    members.map((userId) => ({
      userId,
      data: { commentId, applicationId, isMention: mentioned.includes(userId) },
    })),
  );
}
