import type { ListSort } from "@shared/constants/saved-searches";
import { getCatalogueDb, type ServiceContext } from "../../../context/deps";
import {
  findProbes,
  type MatchingNeeds,
  type MatchScope,
  rankForList,
} from "../../matching/matching.service";
import { type FoundPage, type Page, scoreListedIds, scoreRanked } from "../found-page";
import { readPage, type Segment } from "../read-page";
import { type AllHits, joinFound, rankHits } from "../search.service";
import type { CatalogueColumns } from "./catalogue-columns";
import {
  type FacetNeeds,
  findListedRows,
  type ListFilters,
  markRows,
  type ReaderContext,
} from "./facets.service";
import { orderRows } from "./order-rows";

/** At most this many hits of a search are ranked by their texts; others follow in the order of the list. */
const RANKED_MAX = 2_000;

type Needs = MatchingNeeds | FacetNeeds;
type Filters = ListFilters & { order: ListSort };

/**
 * Finds one page of the list with filters or an order that act on the whole catalogue. By relevance it is sorted as the
 * list without filters is; what has closed comes last.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function listFiltered(
  ctx: ServiceContext<Needs>,
  filters: Filters,
  slice: Page,
  scope: MatchScope,
): Promise<FoundPage> {
  const found = await findOrderedRows(ctx, filters);
  const total = found.rows.length;
  if (filters.order === "relevance" && found.hits === null && slice.offset < total)
    return { ...(await listByRelevance(ctx, found.catalogue, found.rows, slice, scope)), total };
  const ids = await readOrdered(ctx, found, filters, slice);
  return { ids, total, scores: await scoreListedIds(ctx, ids, scope) };
}

/** The same for a visitor. By relevance, what is featured comes first, then what closes soonest. */
export async function listForVisitor(
  ctx: ReaderContext,
  filters: Filters,
  slice: Page,
): Promise<Omit<FoundPage, "scores">> {
  const found = await findOrderedRows(ctx, filters);
  return { ids: await readOrdered(ctx, found, filters, slice), total: found.rows.length };
}

type OrderedRows = { catalogue: CatalogueColumns; hits: AllHits | null; rows: Uint32Array };

async function findOrderedRows(ctx: ReaderContext, { order, ...filters }: Filters): Promise<OrderedRows> {
  const { catalogue, hits, rows } = await findListedRows(ctx, filters);
  return { catalogue, hits, rows: orderRows(catalogue, rows, order, ctx.deps.clock.now()) };
}

const readOrdered = (
  ctx: ReaderContext,
  { catalogue, hits, rows }: OrderedRows,
  { order }: Filters,
  slice: Page,
): Promise<string[]> =>
  readPage(
    order === "relevance" && hits !== null
      ? listByText(ctx, catalogue, rows, hits)
      : [segmentOf(catalogue, rows)],
    slice,
  );

const segmentOf = ({ ids }: CatalogueColumns, rows: Uint32Array): Segment => ({
  length: rows.length,
  read: (offset, limit) => Array.from(rows.subarray(offset, offset + limit), (row) => ids.readId(row)),
});

/** Puts what is featured first, then the best matches, then the others by deadline. */
async function listByRelevance(
  ctx: ServiceContext<MatchingNeeds>,
  catalogue: CatalogueColumns,
  rows: Uint32Array,
  slice: Page,
  scope: MatchScope,
): Promise<Omit<FoundPage, "total">> {
  const now = ctx.deps.clock.now().getTime();
  const probes = await findProbes(ctx, scope);
  const ranked = await rankForList(ctx, probes);
  const isListed = new Uint8Array(catalogue.size);
  for (const row of rows) isListed[row] = 1;
  const best = ranked.best
    .map(({ id }) => catalogue.ids.findPlace(id))
    .filter((row) => row !== undefined && isListed[row] === 1) as number[];
  const isBest = new Set(best);
  const isFeatured = (row: number) => catalogue.featured[row] === 1 && catalogue.closesAt[row]! > now;
  const rest = rows.filter((row) => !isBest.has(row));
  const ids = await readPage(
    [
      best.filter(isFeatured),
      rest.filter(isFeatured),
      best.filter((row) => !isFeatured(row)),
      rest.filter((row) => !isFeatured(row)),
    ].map((part) => segmentOf(catalogue, Uint32Array.from(part))),
    slice,
  );
  return { ids, scores: await scoreRanked(ctx, ids, ranked, probes) };
}

/** Puts the best of what has the words first, then what else was found, and sorts what has them as far as it is ranked. */
function listByText(
  ctx: ReaderContext,
  catalogue: CatalogueColumns,
  rows: Uint32Array,
  hits: AllHits,
): Segment[] {
  const hasWords = markRows(catalogue, hits.words, 1, new Uint8Array(catalogue.size));
  const withWords = rows.filter((row) => hasWords[row] === 1);
  const first = Array.from(withWords.subarray(0, RANKED_MAX), (row) => catalogue.ids.readId(row));
  const isListed = new Set(rows);
  const others = hits.others.filter((id) => {
    const row = catalogue.ids.findPlace(id);
    return row !== undefined && isListed.has(row);
  });
  const ranked: Segment = {
    length: first.length,
    read: (offset, limit) =>
      rankHits({ db: getCatalogueDb(ctx), deps: ctx.deps }, hits, first, { offset, limit }),
  };
  return joinFound([ranked, segmentOf(catalogue, withWords.subarray(RANKED_MAX))], others);
}
