import { mapFacets } from "@shared/constants/facets";
import type { ListView } from "@shared/constants/matching";
import { type FacetChoice, pickFacets } from "@shared/validators/facets";
import { uuidField } from "@shared/validators/fields";
import type {
  MatchedListView,
  OpportunityCardView,
  OpportunityListQuery,
  OpportunityListView,
  OpportunityView,
} from "@shared/validators/opportunities";
import { currentLanguage } from "@shared/words/language";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { notFound } from "../../platform/errors/app-error";
import { type PackedJson, packJson } from "../../platform/text/packed-json";
import {
  explainMatch,
  listMatches,
  findProbes,
  type MatchScope,
  type Probes,
  rankForList,
  selectVersions,
  type MatchingNeeds,
} from "../matching/matching.service";
import type { CatalogueTotals } from "../matching/engine/caches";
import { type FacetNeeds, isNarrowed } from "./facets/facets.service";
import { listFiltered } from "./facets/filtered-list";
import { countMarked, selectFeedback, selectMarkedIds } from "./feedback.queries";
import { type FoundPage, type Page, scoreByIds, scoreListedIds, scoreRanked } from "./found-page";
import * as queries from "./opportunities.queries";
import { toCardView, toMatchedView, toOpportunityView, toPlainCardView } from "./opportunity-views";
import { readPage, type Segment } from "./read-page";
import { searchOpportunities } from "./search.service";
import { findKeptId } from "../catalogue/duplicates/kept-opportunity.service";
import { isNotDismissedBy } from "../catalogue/visibility";

const isUuid = (text: string) => uuidField().safeParse(text).success;

type Sorted = Partial<Pick<OpportunityListQuery, "sort">>;
type Narrowed = Partial<Pick<OpportunityListQuery, "country" | "order">> & { facets?: FacetChoice };
export type ListNeeds = MatchingNeeds | FacetNeeds;

/**
 * Lists a page of the published opportunities that the user has not hidden. They are sorted by text rank with a
 * search text, else by relevance for this user. Saved or hidden opportunities include closed ones, and are sorted
 * by the last mark or by deadline.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function listOpportunities(
  ctx: ServiceContext<ListNeeds>,
  { page, limit, search, show, sort, entityId, order, country, ...query }: OpportunityListQuery,
): Promise<OpportunityListView> {
  const slice = { offset: (page - 1) * limit, limit };
  const facets = pickFacets(query);
  const filters = { search, show, sort, entityId, order, country, facets };
  const { ids, total, scores } = await findListedPage(ctx, filters, slice);
  const [cards, feedback] = [
    await queries.selectCards(getCatalogueDb(ctx), ids),
    await selectFeedback(ctx.db, ctx.actor.id, ids),
  ];
  return {
    opportunities: cards.map((card) =>
      toCardView(card, scores.get(card.id) ?? null, feedback.get(card.id) ?? null),
    ),
    pagination: { page, total, hasMore: slice.offset + ids.length < total && ids.length > 0 },
  };
}

/**
 * Finds one page of the list: the ids in order, and the scores of those that have one.
 * @throws AppError not_found for an entity that is not the user's
 */
export function findListedPage(
  ctx: ServiceContext<ListNeeds>,
  {
    search,
    show,
    sort,
    entityId,
    order = "relevance",
    country,
    facets = mapFacets(() => []),
  }: Pick<OpportunityListQuery, "search" | "show" | "entityId"> & Sorted & Narrowed,
  slice: Page,
): Promise<FoundPage> {
  const scope = { entityId };
  if (show !== "all") return listMarked(ctx, { show, sort }, slice, scope);
  if (order !== "relevance" || isNarrowed({ country, facets }))
    return listFiltered(ctx, { search, country, facets, order }, slice, scope);
  return search === "" ? listByRelevance(ctx, slice, scope) : listSearchHits(ctx, search, slice, scope);
}

async function listMarked(
  { actor, db, ...ctx }: ServiceContext<MatchingNeeds>,
  { show, sort }: { show: Exclude<ListView, "all"> } & Sorted,
  slice: Page,
  scope: MatchScope,
): Promise<FoundPage> {
  const byDeadlineAt = sort === "deadline" ? ctx.deps.clock.now() : null;
  const ids = await selectMarkedIds(db, actor.id, show, { ...slice, byDeadlineAt });
  const total = await countMarked(db, actor.id, show);
  return { ids, total, scores: await scoreByIds({ actor, db, ...ctx }, ids, scope) };
}

async function listSearchHits(
  ctx: ServiceContext<MatchingNeeds>,
  search: string,
  slice: Page,
  scope: MatchScope,
): Promise<FoundPage> {
  const { ids, total } = await searchOpportunities(
    { db: getCatalogueDb(ctx), deps: ctx.deps },
    search,
    slice,
    isNotDismissedBy(ctx.actor.id),
  );
  return { ids, total, scores: await scoreListedIds(ctx, ids, scope) };
}

/**
 * Lists featured opportunities first, then the best matches of the user, then the others by deadline. Only the best
 * matches are sorted here; the database index sorts the rest.
 */
async function listByRelevance(
  ctx: ServiceContext<MatchingNeeds>,
  slice: Page,
  scope: MatchScope,
): Promise<FoundPage> {
  const { actor } = ctx;
  const db = getCatalogueDb(ctx);
  const now = ctx.deps.clock.now();
  const probes = await findProbes(ctx, scope);
  const { total, featured: featuredTotal } = await countListed(ctx, probes.versions, now);
  if (slice.offset >= total) return { ids: [], total, scores: new Map() };
  const ranked = await rankForList(ctx, probes);
  const { best } = ranked;
  const bestFeatured = best.filter(({ featured }) => featured).map(({ id }) => id);
  const bestOthers = best.filter(({ featured }) => !featured).map(({ id }) => id);

  const listed = (ids: string[]): Segment => ({
    length: ids.length,
    read: (offset, limit) => ids.slice(offset, offset + limit),
  });
  const byDeadline = (only: { featured: boolean; except: string[] }, length: number): Segment => ({
    length,
    read: (offset, limit) => queries.selectIdsByDeadline(db, actor.id, now, { ...only, offset, limit }),
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
  return { ids, total, scores: await scoreRanked(ctx, ids, ranked, probes) };
}

/**
 * Counts the opportunities in a user's list, and the featured ones among them. The whole catalogue is counted once for
 * everybody, because that takes longer than all the rest of a list.
 */
async function countListed(
  ctx: ServiceContext<MatchingNeeds>,
  { catalogue, hasDismissed }: Probes["versions"],
  now: Date,
): Promise<CatalogueTotals> {
  const db = getCatalogueDb(ctx);
  const { totals } = ctx.deps.matchingCaches;
  const published = await totals.readOrFind("published", catalogue, now.getTime(), async () => {
    const { until, ...value } = await queries.countPublished(db, now);
    return { value, until };
  });
  if (!hasDismissed) return published;
  const dismissed = await queries.countDismissed(db, ctx.actor.id, now);
  return {
    total: published.total - dismissed.total,
    featured: published.featured - dismissed.featured,
  };
}

/**
 * Returns the answer with the matched opportunities. It is cached until its data or its language changes.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function answerMatchedOpportunities(
  ctx: ServiceContext<MatchingNeeds>,
  scope: MatchScope,
): Promise<PackedJson> {
  const { answers } = ctx.deps.matchingCaches;
  const key = `${ctx.actor.id} ${scope.entityId ?? ""}`;
  const { answer } = await selectVersions(getCatalogueDb(ctx), ctx.actor.id);
  const now = ctx.deps.clock.now().getTime();
  return answers.readOrFind(key, `${currentLanguage()} ${answer}`, now, async () => {
    const { until, ...matched } = await listMatchedOpportunities(ctx, scope);
    return { value: await packJson(matched), until };
  });
}

/**
 * Lists the opportunities that one of the user's entities is eligible for, best first, with their scores and reasons.
 */
export async function listMatchedOpportunities(
  ctx: ServiceContext<MatchingNeeds>,
  scope: MatchScope,
): Promise<MatchedListView & { until: number }> {
  const { matches, until } = await listMatches(ctx, scope);
  const ids = matches.map(({ opportunityId }) => opportunityId);
  const [cards, feedback] = [
    await queries.selectCards(getCatalogueDb(ctx), ids),
    await selectFeedback(ctx.db, ctx.actor.id, ids),
  ];
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    opportunities: matches.flatMap((match) => {
      const card = byId.get(match.opportunityId);
      return card ? [toMatchedView(card, match, feedback.get(card.id) ?? null)] : [];
    }),
    until,
  };
}

/** Reads cards without what is known of a person, in the order of the ids. */
export const readPlainCards = async (
  db: Db,
  ids: string[],
): Promise<Omit<OpportunityCardView, "matchScore" | "feedback">[]> =>
  (await queries.selectCards(db, ids)).map(toPlainCardView);

/**
 * Finds a verified opportunity, closed or not, and for one that was merged the one that is shown in its place, which has another id; null
 * for any other.
 * @param key the id or the readable name
 */
export async function findVisibleOpportunity(
  ctx: Omit<ServiceContext<"clock">, "actor">,
  key: string,
): Promise<queries.VisibleOpportunity | null> {
  const db = getCatalogueDb(ctx);
  const now = ctx.deps.clock.now();
  const id = isUuid(key) ? key : await queries.selectIdBySlug(db, key);
  if (id === undefined) return null;
  const [opportunity] = await queries.selectVisible(db, [id], now);
  if (opportunity) return opportunity;
  const keptId = await findKeptId(db, id);
  const [kept] = keptId === null ? [] : await queries.selectVisible(db, [keptId], now);
  return kept ?? null;
}

/** Finds the verified opportunities among these, closed or not, in the order of the ids. */
export const findVisibleAmong = (
  ctx: Omit<ServiceContext<"clock">, "actor">,
  ids: string[],
): Promise<queries.VisibleOpportunity[]> =>
  queries.selectVisible(getCatalogueDb(ctx), ids, ctx.deps.clock.now());

/**
 * Reads a verified opportunity. The id of a merged one gives the one that is shown in its place.
 * @throws AppError not_found unless the opportunity is verified, and for an entity that is not the user's
 */
export async function getOpportunity(
  ctx: ServiceContext<MatchingNeeds>,
  id: string,
  scope: MatchScope,
): Promise<OpportunityView> {
  const opportunity = await findVisibleOpportunity(ctx, id);
  if (!opportunity) throw notFound("Opportunity");
  const feedback = await selectFeedback(ctx.db, ctx.actor.id, [opportunity.id]);
  const view = toOpportunityView(
    opportunity,
    await explainMatch(ctx, opportunity, scope),
    feedback.get(opportunity.id) ?? null,
  );
  return opportunity.id === id || opportunity.slug === id ? view : { ...view, mergedId: id };
}

/**
 * Records that the user has opened an opportunity, so that news leaves it out. This is a separate call, because the
 * client may prefetch the page without opening it.
 * @throws AppError not_found unless the opportunity is verified
 */
export async function recordView(ctx: ServiceContext<"clock">, id: string): Promise<void> {
  const opportunity = await findVisibleOpportunity(ctx, id);
  if (!opportunity) throw notFound("Opportunity");
  await queries.insertView(ctx.db, ctx.actor.id, opportunity.id, ctx.deps.clock.now());
}
