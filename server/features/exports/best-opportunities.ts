import { EXPORT_ROWS_MAX } from "@shared/constants/exports";
import type { OpportunityJsonQuery, PublicExportQuery } from "@shared/validators/exports";
import { pickFacets } from "@shared/validators/facets";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { listForVisitor } from "../opportunities/facets/filtered-list";
import { findListedPage, type ListNeeds } from "../opportunities/opportunities.service";
import type { PublicContext } from "../public-catalogue/public-catalogue.service";
import { type ExportedOpportunity, selectExportedOpportunities } from "./exports.queries";
import { inOrder } from "./opportunity-order";
import { includesWords } from "./text-filter";

/** The number of pages of the list that are searched for a country, best first, so that one file does not read the whole catalogue. */
const PAGES_MAX = 5;
const ROWS_AT_ONCE = 500;
const EVERYWHERE = "*";

export type Found = ExportedOpportunity & { matchScore: number | null };
/** The rows of a file in their order; `isCut` tells that the list has, or may have, more. */
export type Best = { found: Found[]; isCut: boolean };

/**
 * Finds the best opportunities of the list with these filters, sorted as requested.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function findBest(ctx: ServiceContext<ListNeeds>, query: OpportunityJsonQuery): Promise<Best> {
  const { found, isCut } = await readPages(ctx, query);
  return { found: inOrder(found.slice(0, EXPORT_ROWS_MAX), query.sort), isCut };
}

async function readPages(ctx: ServiceContext<ListNeeds>, query: OpportunityJsonQuery): Promise<Best> {
  const { search, show, entityId } = query;
  const facets = pickFacets(query);
  const found: Found[] = [];
  for (let page = 0; page < PAGES_MAX; page++) {
    const slice = { offset: page * EXPORT_ROWS_MAX, limit: EXPORT_ROWS_MAX };
    const { ids, total, scores } = await findListedPage(ctx, { search, show, entityId, facets }, slice);
    for (const opportunity of await readExported(getCatalogueDb(ctx), ctx.actor.id, ids))
      if (matchesFilters(opportunity, query))
        found.push({ ...opportunity, matchScore: scores.get(opportunity.id) ?? null });
    if (slice.offset + ids.length >= total || ids.length === 0)
      return { found, isCut: found.length > EXPORT_ROWS_MAX };
    if (found.length >= EXPORT_ROWS_MAX) break;
  }
  return { found, isCut: true };
}

/** Finds the first opportunities of the visitors' list with these filters. */
export async function findBestForVisitor(
  { db, deps }: PublicContext,
  { search, order, ...query }: PublicExportQuery,
): Promise<Best> {
  const filters = { search, country: undefined, facets: pickFacets(query), order };
  const slice = { offset: 0, limit: EXPORT_ROWS_MAX };
  const { ids, total } = await listForVisitor({ actor: null, db, deps }, filters, slice);
  const found = await readExported(db, null, ids);
  return { found: found.map((each) => ({ ...each, matchScore: null })), isCut: total > ids.length };
}

async function readExported(db: Db, userId: string | null, ids: string[]): Promise<ExportedOpportunity[]> {
  const read: ExportedOpportunity[] = [];
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE)
    read.push(...(await selectExportedOpportunities(db, userId, ids.slice(from, from + ROWS_AT_ONCE))));
  return read;
}

/** Filters that the list does not apply itself: the country, and words in saved or hidden opportunities. */
function matchesFilters(
  { name, funderName, description, eligibleCountries }: ExportedOpportunity,
  { search, show, country }: OpportunityJsonQuery,
): boolean {
  if (show !== "all" && !includesWords(search, name, funderName, description)) return false;
  return (
    country === undefined ||
    eligibleCountries.length === 0 ||
    eligibleCountries.some((code) => code === EVERYWHERE || code.toUpperCase() === country)
  );
}
