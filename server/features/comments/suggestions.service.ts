import type { SuggestionDecision } from "@shared/constants/comments";
import { findPassage } from "@shared/find-passage";
import type { Application } from "@shared/schema/index";
import { updateApplicationSchema } from "@shared/validators/applications";
import type { CommentView } from "@shared/validators/comments";
import type { ServiceContext } from "../../context/deps";
import { AppError, notFound } from "../../platform/errors/app-error";
import { logActivity } from "../activity/log-activity";
import { updateApplication } from "../applications/applications.service";
import { type CommentRow, updateComment } from "./comments.queries";
import { changeComment, readPassage, type Which } from "./comments.service";
import { tellAuthor } from "./mentions";

type Context = ServiceContext<"clock" | "jobs" | "push">;

/**
 * Puts a suggestion into the text, as a save by the caller, and resolves its thread. Its author gets news.
 * @throws AppError not_found; forbidden without the right to edit; conflict when the words are gone, when the text would be too long, and
 * when it was decided already. Then nothing is changed.
 */
export const acceptSuggestion = (ctx: Context, which: Which): Promise<CommentView> =>
  decide(ctx, which, "accepted", async (tx, row, application) => {
    const passage = readPassage(row);
    if (!passage) throw notFound("Suggestion");
    const { field, quote } = passage;
    const text = application[field] ?? "";
    const at = findPassage(text, passage);
    if (at === null)
      throw new AppError(
        "conflict",
        "The text no longer has the words of this suggestion, so nothing was changed. The suggestion stays as it is.",
      );
    const wanted = text.slice(0, at) + (row.replacement ?? "") + text.slice(at + quote.length);
    const { success, data } = updateApplicationSchema.safeParse({
      [field]: wanted,
      version: application.version,
    });
    if (!success)
      throw new AppError("conflict", "With this suggestion the text would be too long. Nothing was changed.");
    await updateApplication(tx, which.applicationId, data);
  });

/** Resolves the thread of a suggestion that is not wanted. Its author gets news. @throws as `acceptSuggestion` does, but for the text */
export const declineSuggestion = (ctx: Context, which: Which): Promise<CommentView> =>
  decide(ctx, which, "declined", () => Promise.resolve());

const decide = (
  ctx: Context,
  which: Which,
  decision: SuggestionDecision,
  apply: (tx: Context, row: CommentRow, application: Application) => Promise<void>,
): Promise<CommentView> =>
  changeComment(ctx, which, "edit", async (tx, row, application) => {
    if (row.replacement === null) throw notFound("Suggestion");
    if (row.decision !== null)
      throw new AppError("conflict", "This suggestion was accepted or declined already");
    await apply(tx, row, application);
    await updateComment(tx.db, which, {
      ...{ decision, resolvedAt: tx.deps.clock.now(), resolvedBy: tx.actor.id },
    });
    await tellAuthor(tx, application, row, decision);
    await logActivity(tx, application.entityId, `suggestion_${decision}`, { subject: application.title });
  });
