import type { FeedbackInput, FeedbackView } from "@shared/validators/feedback";
import type { ServiceContext } from "../../context/deps";
import { notFound } from "../../platform/errors/app-error";
import { findVisibleOpportunity } from "./opportunities.service";
import * as queries from "./feedback.queries";

/**
 * Saves an opportunity for later, or puts it away; the one takes the place of the other. Of what was put away nothing is shown
 * any more but in the list of it.
 * @throws AppError not_found for one that is not there, pending or rejected
 */
export async function giveFeedback(
  ctx: ServiceContext,
  opportunityId: string,
  input: FeedbackInput,
): Promise<FeedbackView> {
  if (!(await findVisibleOpportunity(ctx, opportunityId))) throw notFound("Opportunity");
  return queries.upsertFeedback(ctx.db, ctx.actor.id, opportunityId, input, ctx.deps.clock.now());
}

/**
 * Takes back what was said; nothing happens where nothing was.
 * @throws AppError not_found for one that is not there, pending or rejected
 */
export async function takeFeedbackBack(ctx: ServiceContext, opportunityId: string): Promise<void> {
  if (!(await findVisibleOpportunity(ctx, opportunityId))) throw notFound("Opportunity");
  await queries.deleteFeedback(ctx.db, ctx.actor.id, opportunityId);
}
