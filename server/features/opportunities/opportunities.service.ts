import type {
  MatchedListView,
  OpportunityListQuery,
  OpportunityListView,
  OpportunityView,
} from "@shared/validators/opportunities";
import type { ServiceContext } from "../../deps";
import { notFound } from "../../lib/app-error";
import {
  explainMatch,
  listMatches,
  type MatchScores,
  rankForList,
  scoreOpportunities,
} from "../matching/matching.service";
import * as queries from "./opportunities.queries";
import { toCardView, toMatchedView, toOpportunityView } from "./opportunity-views";
import { readPage, type Segment } from "./relevance";
import { searchOpportunities } from "./search.service";

export type { VisibleOpportunity } from "./opportunities.queries";

type Page = { offset: number; limit: number };
type FoundPage = { ids: string[]; total: number; scores: MatchScores };

/** The open, verified opportunities, a page at a time: by text rank with a search text, by relevance for this user without. */
export async function listOpportunities(
  ctx: ServiceContext,
  { page, limit, search }: OpportunityListQuery,
): Promise<OpportunityListView> {
  const slice = { offset: (page - 1) * limit, limit };
  const { ids, total, scores } =
    search === "" ? await pageByRelevance(ctx, slice) : await pageOfSearch(ctx, search, slice);
  const cards = await queries.selectCards(ctx.db, ids);
  return {
    opportunities: cards.map((card) => toCardView(card, scores.get(card.id) ?? null)),
    pagination: { page, total, hasMore: slice.offset + ids.length < total && ids.length > 0 },
  };
}

async function pageOfSearch(ctx: ServiceContext, search: string, slice: Page): Promise<FoundPage> {
  const { ids, total } = await searchOpportunities(ctx.db, ctx.deps.clock.now(), search, slice);
  return { ids, total, scores: await scoreOpportunities(ctx, asRows(ids)) };
}

/**
 * Featured first, then the best matches of this user, then what closes soonest. Only the best matches are sorted by hand; all that follows
 * comes in the order of the index.
 */
async function pageByRelevance(ctx: ServiceContext, slice: Page): Promise<FoundPage> {
  const { db } = ctx;
  const now = ctx.deps.clock.now();
  const { total, featured: featuredTotal } = await queries.countOpen(db, now);
  if (slice.offset >= total) return { ids: [], total, scores: new Map() };
  const { best, scores, isComplete } = await rankForList(ctx);
  const bestFeatured = best.filter(({ featured }) => featured).map(({ id }) => id);
  const bestOthers = best.filter(({ featured }) => !featured).map(({ id }) => id);

  const listed = (ids: string[]): Segment => ({
    length: ids.length,
    read: (offset, limit) => ids.slice(offset, offset + limit),
  });
  const byDeadline = (only: { featured: boolean; except: string[] }, length: number): Segment => ({
    length,
    read: (offset, limit) => queries.selectIdsByDeadline(db, now, { ...only, offset, limit }),
  });
  const ids = await readPage(
    [
      listed(bestFeatured),
      byDeadline({ featured: true, except: bestFeatured }, featuredTotal - bestFeatured.length),
      listed(bestOthers),
      byDeadline({ featured: false, except: bestOthers }, total - featuredTotal - bestOthers.length),
    ],
    slice,
  );
  const unscored = isComplete ? [] : ids.filter((id) => !scores.has(id));
  const others = await scoreOpportunities(ctx, asRows(unscored));
  return { ids, total, scores: new Map([...scores, ...others]) };
}

const asRows = (ids: string[]) => ids.map((id) => ({ id }));

/** The opportunities that one of the user's entities is eligible for, best first, each with its score and the reasons for it. */
export async function listMatchedOpportunities(ctx: ServiceContext): Promise<MatchedListView> {
  const matches = await listMatches(ctx);
  const cards = await queries.selectCards(
    ctx.db,
    matches.map(({ opportunityId }) => opportunityId),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    opportunities: matches.flatMap((match) => {
      const card = byId.get(match.opportunityId);
      return card ? [toMatchedView(card, match)] : [];
    }),
  };
}

/** An opportunity that is on show, closed or not; null for any other. */
export async function findVisibleOpportunity(
  ctx: ServiceContext,
  id: string,
): Promise<queries.VisibleOpportunity | null> {
  return (await queries.selectVisible(ctx.db, id, ctx.deps.clock.now())) ?? null;
}

/** @throws AppError not_found for one that is not there, pending or rejected */
export async function getOpportunity(ctx: ServiceContext, id: string): Promise<OpportunityView> {
  const opportunity = await findVisibleOpportunity(ctx, id);
  if (!opportunity) throw notFound("Opportunity");
  return toOpportunityView(opportunity, await explainMatch(ctx, opportunity));
}
