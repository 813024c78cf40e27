import { type FacetChoice, type FacetsView, hasFacets, pickFacets } from "@shared/validators/facets";
import type { FacetsQuery } from "@shared/validators/opportunities";
import { type Actor, getCatalogueDb, type ServiceContext } from "../../../context/deps";
import { isNotDismissedBy } from "../../catalogue/visibility";
import { selectCatalogueVersion, selectVersions } from "../../matching/matching.service";
import { findAllHits, type AllHits, type SearchNeeds } from "../search.service";
import { type CatalogueColumns, loadCatalogueColumns } from "./catalogue-columns";
import { admitCountry, type AllowedRows, chooseRows, countAllRows, countRows } from "./choose-rows";
import { selectDismissedIds } from "./facets.queries";
import { toFacetsView } from "./view-facets";

export type FacetNeeds = SearchNeeds | "catalogueColumns";
/** The context of whoever looks at a list. A visitor is nobody, and has put nothing away. */
export type ReaderContext = Omit<ServiceContext<FacetNeeds>, "actor"> & { actor: Actor | null };
/** What the list is narrowed by. */
export type ListFilters = { search: string; country: string | undefined; facets: FacetChoice };
/** What a list may show before its facets are applied. */
type Listable = {
  catalogue: CatalogueColumns;
  /** What the search text has found; null without one. */
  hits: AllHits | null;
  allowed: AllowedRows;
};

/** Whether a list has filters that act on the whole catalogue. */
export const isNarrowed = ({ country, facets }: Pick<ListFilters, "country" | "facets">): boolean =>
  country !== undefined || hasFacets(facets);

/**
 * Counts what each value of each facet would list, with the other filters as they are. The counts see what the list
 * shows: verified opportunities that the user has not hidden.
 */
export async function listFacets(
  ctx: ReaderContext,
  { search, country, ...query }: FacetsQuery,
): Promise<FacetsView> {
  const facets = pickFacets(query);
  const { catalogue, allowed } = await findListable(ctx, { search, country });
  const now = ctx.deps.clock.now();
  const counted =
    allowed === null ? countAllRows(catalogue, facets, now) : countRows(catalogue, facets, allowed, now);
  return toFacetsView(counted, facets);
}

/** Finds the rows of a filtered list. */
export async function findListedRows(
  ctx: ReaderContext,
  { facets, ...asked }: ListFilters,
): Promise<Omit<Listable, "allowed"> & { rows: Uint32Array }> {
  const { allowed, ...listable } = await findListable(ctx, asked);
  return { ...listable, rows: chooseRows(listable.catalogue, facets, allowed, ctx.deps.clock.now()) };
}

/** Finds what the user has not hidden, the text has found, and accepts applicants from the country. */
async function findListable(
  ctx: ReaderContext,
  { search, country }: Omit<ListFilters, "facets">,
): Promise<Listable> {
  const db = getCatalogueDb(ctx);
  const now = ctx.deps.clock.now();
  const { actor } = ctx;
  const { catalogue: version, hasDismissed } =
    actor === null
      ? { catalogue: await selectCatalogueVersion(db), hasDismissed: false }
      : await selectVersions(db, actor.id);
  const catalogue = await ctx.deps.catalogueColumns.read(version, now.getTime(), () =>
    loadCatalogueColumns(db),
  );
  const where = actor !== null && hasDismissed ? isNotDismissedBy(actor.id) : undefined;
  const hits = search === "" ? null : await findAllHits({ db, deps: ctx.deps }, search, where);
  if (hits === null && !hasDismissed && country === undefined) return { catalogue, hits, allowed: null };
  const allowed =
    hits === null
      ? new Uint8Array(catalogue.size).fill(1)
      : markRows(catalogue, [...hits.words, ...hits.others], 1, new Uint8Array(catalogue.size));
  if (actor !== null && hasDismissed) markRows(catalogue, await selectDismissedIds(db, actor.id), 0, allowed);
  if (country !== undefined) {
    const admitted = admitCountry(catalogue, country);
    for (let row = 0; row < allowed.length; row++) allowed[row]! &= admitted[row]!;
  }
  return { catalogue, hits, allowed };
}

/** Sets the mark of these opportunities. Those that the catalogue does not have are left out. */
export function markRows(
  { ids }: CatalogueColumns,
  opportunityIds: readonly string[],
  mark: 0 | 1,
  marks: Uint8Array,
): Uint8Array {
  for (const id of opportunityIds) {
    const row = ids.findPlace(id);
    if (row !== undefined) marks[row] = mark;
  }
  return marks;
}
