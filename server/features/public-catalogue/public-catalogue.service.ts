import { mapFacets } from "@shared/constants/facets";
import { findIndustries } from "@shared/constants/industries";
import { pickFacets } from "@shared/validators/facets";
import type {
  PublicCardView,
  PublicFunderView,
  PublicListQuery,
  PublicListView,
  PublicOpportunityView,
} from "@shared/validators/public-catalogue";
import type { Deps } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { notFound } from "../../platform/errors/app-error";
import { OWN_SOURCE } from "../catalogue/curation/curation.service";
import { findFundersByName } from "../funders/funder-links.service";
import { getFunderEntry } from "../funders/funders.service";
import { listFacets } from "../opportunities/facets/facets.service";
import { listForVisitor } from "../opportunities/facets/filtered-list";
import { toFactsView } from "../opportunities/opportunity-views";
import { findVisibleOpportunity, readPlainCards } from "../opportunities/opportunities.service";
import type { SearchNeeds } from "../opportunities/search.service";
import * as queries from "./public-catalogue.queries";

/** `db` may be a replica. */
export type PublicContext = { db: Db; deps: Pick<Deps, SearchNeeds | "catalogueColumns"> };

const SIMILAR_MAX = 4;
const OF_FUNDER_MAX = 20;

const asReader = ({ db, deps }: PublicContext) => ({ actor: null, db, deps });

/** A page of the published opportunities for everybody, with what further filters would list. */
export async function listPublic(
  ctx: PublicContext,
  { page, limit, search, order, ...query }: PublicListQuery,
): Promise<PublicListView> {
  const slice = { offset: (page - 1) * limit, limit };
  const filters = { search, country: undefined, facets: pickFacets(query) };
  const { ids, total } = await listForVisitor(asReader(ctx), { ...filters, order }, slice);
  const { facets } = await listFacets(asReader(ctx), { ...filters, ...query });
  return {
    opportunities: await readPlainCards(ctx.db, ids),
    pagination: { page, total, hasMore: slice.offset + ids.length < total && ids.length > 0 },
    facets,
  };
}

/**
 * One verified opportunity for everybody, closed or not. Contact persons are left out: they are for members.
 * @param key the id or the readable name. Of a merged opportunity it gives the one that is shown in its place.
 * @throws AppError not_found unless the opportunity is verified
 */
export async function getPublic(ctx: PublicContext, key: string): Promise<PublicOpportunityView> {
  const { db } = ctx;
  const row = await findVisibleOpportunity(ctx, key);
  if (!row) throw notFound("Opportunity");
  const funders = await findFundersByName(db, row.funderName === null ? [] : [row.funderName]);
  return {
    ...toFactsView(row),
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    funder: funders.get(row.funderName ?? "") ?? null,
    similar: await listSimilar(ctx, row),
  };
}

/**
 * The open opportunities about the same things as one: those with the nearest texts, nearest first, and where there are
 * few, as for one that closed before its text was compared, those with the same themes.
 */
async function listSimilar(
  ctx: PublicContext,
  { id, industryFocus }: { id: string; industryFocus: string[] },
): Promise<PublicCardView[]> {
  const { db, deps } = ctx;
  const nearest = await queries.selectSimilarIds(db, id, deps.clock.now(), SIMILAR_MAX);
  const themes = industryFocus.flatMap(findIndustries);
  if (nearest.length === SIMILAR_MAX || themes.length === 0) return readPlainCards(db, nearest);
  const filters = { search: "", country: undefined, facets: { ...mapFacets(() => []), themes } };
  const slice = { offset: 0, limit: 2 * SIMILAR_MAX };
  const { ids } = await listForVisitor(asReader(ctx), { ...filters, order: "relevance" }, slice);
  const both = new Set([...nearest, ...ids.filter((other) => other !== id)]);
  return readPlainCards(db, [...both].slice(0, SIMILAR_MAX));
}

/**
 * A funder of the directory with its open opportunities.
 * @throws AppError not_found for an unknown funder
 */
export async function getPublicFunder({ db, deps }: PublicContext, id: string): Promise<PublicFunderView> {
  const funder = await getFunderEntry({ db }, id);
  const now = deps.clock.now();
  const ids = await queries.selectIdsOfFunder(db, id, now, OF_FUNDER_MAX);
  return {
    ...funder,
    opportunities: await readPlainCards(db, ids),
    openCount: ids.length < OF_FUNDER_MAX ? ids.length : await queries.countOfFunder(db, id, now),
  };
}

/**
 * Whether search engines may list the page of an opportunity. Where its source names no licence, its facts are shown to
 * people who look for them, and not spread further.
 */
export const mayBeIndexed = ({
  source,
  licence,
}: Pick<PublicOpportunityView, "source" | "licence">): boolean => licence !== null || source === OWN_SOURCE;
