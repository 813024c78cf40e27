import type { ComparedView, CompareQuery, ComparisonView, EffortView } from "@shared/validators/comparisons";
import type { ServiceContext } from "../../context/deps";
import { notFound } from "../../platform/errors/app-error";
import { getOpportunityFunder } from "../awards/opportunity-funder.service";
import { measureEfforts } from "../call-sheets/effort.service";
import { explainMatches, type MatchingNeeds } from "../matching/matching.service";
import { findFeedback } from "../opportunities/feedback.service";
import { findVisibleOpportunity } from "../opportunities/opportunities.service";
import { toOpportunityView } from "../opportunities/opportunity-views";

/**
 * Reads a few opportunities with all that they are compared by. What is unknown or not published is left out; a merged
 * one is answered by the one in its place, once.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function compareOpportunities(
  ctx: ServiceContext<MatchingNeeds>,
  { ids, entityId }: CompareQuery,
): Promise<ComparisonView> {
  const found = new Map<string, NonNullable<Awaited<ReturnType<typeof findVisibleOpportunity>>>>();
  const leftOut: string[] = [];
  for (const id of ids) {
    const opportunity = await findVisibleOpportunity(ctx, id);
    if (opportunity) found.set(opportunity.id, opportunity);
    else leftOut.push(id);
  }
  const foundIds = [...found.keys()];
  const matches = await explainMatches(ctx, foundIds, { entityId });
  const feedback = await findFeedback(ctx, foundIds);
  const efforts = await measureEfforts(ctx, foundIds);
  const opportunities: ComparedView[] = [];
  for (const [id, opportunity] of found) {
    const view = toOpportunityView(opportunity, matches.get(id)!, feedback.get(id) ?? null);
    const { summary } = await getOpportunityFunder(ctx, id);
    opportunities.push({ ...view, call: efforts.get(id) ?? null, pastAwards: summary });
  }
  return { opportunities, leftOut };
}

/**
 * Counts what an application for an opportunity asks for, as its call says.
 * @throws AppError not_found unless the opportunity is verified
 */
export async function getEffort(ctx: ServiceContext<"clock">, id: string): Promise<EffortView> {
  const opportunity = await findVisibleOpportunity(ctx, id);
  if (!opportunity) throw notFound("Opportunity");
  return { call: (await measureEfforts(ctx, [opportunity.id])).get(opportunity.id) ?? null };
}
