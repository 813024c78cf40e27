import { pickFacets } from "@shared/validators/facets";
import type {
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
import { findSimilarIds } from "../opportunities/similar/similar.service";
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
    similar: await readPlainCards(db, await findSimilarIds(asReader(ctx), row, SIMILAR_MAX)),
  };
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
