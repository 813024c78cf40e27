import { SAVED_DEADLINES_MAX } from "@shared/constants/calendar";
import type { FeedbackInput, FeedbackView } from "@shared/validators/feedback";
import type { SavedDeadlinesView } from "@shared/validators/opportunities";
import type { ServiceContext } from "../../context/deps";
import { notFound } from "../../platform/errors/app-error";
import { findVisibleOpportunity } from "./opportunities.service";
import * as queries from "./feedback.queries";

/**
 * Saves an opportunity for later, or hides it; each replaces the other. An opportunity that was hidden is shown only in the list
 * of these.
 * @throws AppError not_found unless the opportunity is verified
 */
export async function giveFeedback(
  ctx: ServiceContext<"clock">,
  opportunityId: string,
  input: FeedbackInput,
): Promise<FeedbackView> {
  const opportunity = await findVisibleOpportunity(ctx, opportunityId);
  if (!opportunity) throw notFound("Opportunity");
  return queries.upsertFeedback(ctx.db, ctx.actor.id, opportunity.id, input, ctx.deps.clock.now());
}

/**
 * Removes the user's feedback, if there is any.
 * @throws AppError not_found unless the opportunity is verified
 */
export async function removeFeedback(ctx: ServiceContext<"clock">, opportunityId: string): Promise<void> {
  const opportunity = await findVisibleOpportunity(ctx, opportunityId);
  if (!opportunity) throw notFound("Opportunity");
  await queries.deleteFeedback(ctx.db, ctx.actor.id, opportunity.id);
}

/** What the user has said of these opportunities, by opportunity id. */
export const findFeedback = (
  { db, actor }: Pick<ServiceContext, "actor" | "db">,
  opportunityIds: string[],
): Promise<queries.FeedbackById> => queries.selectFeedback(db, actor.id, opportunityIds);

/** Lists the deadlines of everything that the user saved, matches or not. */
export async function listSavedDeadlines({
  actor,
  db,
  deps,
}: ServiceContext<"clock">): Promise<SavedDeadlinesView> {
  const window = { now: deps.clock.now(), limit: SAVED_DEADLINES_MAX };
  const rows = await queries.selectSavedDeadlines(db, actor.id, window);
  return {
    opportunities: rows.map(({ kind, reason, closesAt, ...row }) => ({
      ...row,
      closesAt: closesAt?.toISOString() ?? null,
      feedback: { kind, reason },
    })),
  };
}
