import { mapFacets } from "@shared/constants/facets";
import { findIndustries } from "@shared/constants/industries";
import { SIMILAR_MAX } from "@shared/constants/limits";
import type { SimilarListView } from "@shared/validators/opportunities";
import { getCatalogueDb, type ServiceContext } from "../../../context/deps";
import { notFound } from "../../../platform/errors/app-error";
import type { MatchScope } from "../../matching/matching.service";
import { listForVisitor } from "../facets/filtered-list";
import type { ReaderContext } from "../facets/facets.service";
import { selectFeedback } from "../feedback.queries";
import { scoreListedIds } from "../found-page";
import { selectCards } from "../opportunities.queries";
import { findVisibleOpportunity, type ListNeeds } from "../opportunities.service";
import { toCardView } from "../opportunity-views";
import { selectNearestToOne } from "./similar.queries";

/**
 * Finds the open opportunities about the same things as one, for a visitor or a member: those with the nearest texts,
 * nearest first, and where there are few, as for one that closed before its text was compared, those with the same
 * themes. What the member has hidden is left out.
 */
export async function findSimilarIds(
  ctx: ReaderContext,
  { id, industryFocus }: { id: string; industryFocus: string[] },
  max: number,
): Promise<string[]> {
  const readerId = ctx.actor?.id ?? null;
  const now = ctx.deps.clock.now();
  const nearest = await selectNearestToOne(getCatalogueDb(ctx), id, { readerId, now, limit: max });
  const themes = industryFocus.flatMap(findIndustries);
  if (nearest.length === max || themes.length === 0) return nearest;
  const filters = { search: "", country: undefined, facets: { ...mapFacets(() => []), themes } };
  const slice = { offset: 0, limit: 2 * max };
  const { ids } = await listForVisitor(ctx, { ...filters, order: "relevance" }, slice);
  return [...new Set([...nearest, ...ids.filter((other) => other !== id)])].slice(0, max);
}

/**
 * Lists what is like an opportunity, with its score for the caller.
 * @throws AppError not_found unless the opportunity is verified, and for an entity that is not the user's
 */
export async function listSimilar(
  ctx: ServiceContext<ListNeeds>,
  id: string,
  scope: MatchScope,
): Promise<SimilarListView> {
  const opportunity = await findVisibleOpportunity(ctx, id);
  if (!opportunity) throw notFound("Opportunity");
  const ids = await findSimilarIds(ctx, opportunity, SIMILAR_MAX);
  const scores = await scoreListedIds(ctx, ids, scope);
  const cards = await selectCards(getCatalogueDb(ctx), ids);
  const feedback = await selectFeedback(ctx.db, ctx.actor.id, ids);
  return {
    opportunities: cards.map((card) =>
      toCardView(card, scores.get(card.id) ?? null, feedback.get(card.id) ?? null),
    ),
  };
}
