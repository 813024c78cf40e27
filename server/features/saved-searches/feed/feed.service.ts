import type { SavedSearch } from "@shared/schema/index";
import { completeChoice } from "@shared/validators/facets";
import type { SearchFeedView } from "@shared/validators/saved-searches";
import type { Deps, ServiceContext } from "../../../context/deps";
import { notFound } from "../../../platform/errors/app-error";
import { createAddressToken, createNonce, readAddressToken } from "../../../platform/security/address-token";
import { getPreferredLanguage, withLanguage } from "../../../platform/text/with-language";
import {
  type FacetNeeds,
  findListedRows,
  type ReaderContext,
} from "../../opportunities/facets/facets.service";
import { toAtom } from "./atom";
import * as queries from "./feed.queries";

const ENTRIES_MAX = 50;
/** Where a search finds more, the newest of it are looked for among this many newest opportunities. */
const NEWEST_MAX = 2_000;

type FeedDeps = Pick<Deps, "db" | "keys" | "config" | FacetNeeds>;

const addressOf = ({ config, keys }: Pick<Deps, "config" | "keys">, nonce: string) =>
  `${config.PUBLIC_URL}/api/feeds/${createAddressToken(keys.feed, nonce)}.atom`;

/** Says where the feed of a search is. @throws AppError not_found unless the search is the caller's own */
export async function getFeed(
  { db, actor, deps }: ServiceContext<"config" | "keys">,
  id: string,
): Promise<SearchFeedView> {
  const found = await queries.selectNonce(db, actor.id, id);
  if (!found) throw notFound("Saved search");
  return { url: found.nonce === null ? null : addressOf(deps, found.nonce) };
}

/** Gives a search a new address; the old one stops working. @throws AppError not_found unless it is the caller's own */
export async function renewFeed(
  { db, actor, deps }: ServiceContext<"config" | "keys">,
  id: string,
): Promise<SearchFeedView> {
  const nonce = createNonce();
  if (!(await queries.setNonce(db, actor.id, id, nonce))) throw notFound("Saved search");
  return { url: addressOf(deps, nonce) };
}

/** Ends the address of a search. @throws AppError not_found unless it is the caller's own */
export async function endFeed({ db, actor }: ServiceContext, id: string): Promise<void> {
  if (!(await queries.setNonce(db, actor.id, id, null))) throw notFound("Saved search");
}

/**
 * Returns what the search behind an address lists as an Atom feed, newest first, in its owner's language. It says
 * nothing of the owner, not even the name of the search. The text stays the same until the data changes.
 * @throws AppError not_found for a forged or ended address
 */
export async function readSearchFeed(deps: FeedDeps, token: string): Promise<string> {
  const nonce = readAddressToken(deps.keys.feed, token);
  const search = nonce === null ? undefined : await queries.selectSearchByNonce(deps.db, nonce);
  if (nonce === null || !search) throw notFound("Saved search");
  const ids = await findNewest(deps, search);
  const opportunities = await queries.selectFeedOpportunities(deps.db, ids);
  return withLanguage(getPreferredLanguage(search), () =>
    toAtom(opportunities, {
      id: search.id,
      updatedAt: search.updatedAt,
      address: addressOf(deps, nonce),
      publicUrl: deps.config.PUBLIC_URL,
    }),
  );
}

/** Finds the newest open opportunities that anybody would find with a search. */
async function findNewest(deps: FeedDeps, { search, country, facets }: SavedSearch): Promise<string[]> {
  const { db } = deps;
  const now = deps.clock.now();
  const reader: ReaderContext = { actor: null, db, deps };
  const { catalogue, rows } = await findListedRows(reader, {
    search,
    country: country || undefined,
    facets: completeChoice(facets),
  });
  if (rows.length <= NEWEST_MAX) {
    const ids = Array.from(rows, (row) => catalogue.ids.readId(row));
    return queries.selectNewestIds(db, now, { ids, limit: ENTRIES_MAX });
  }
  const isListed = new Set(rows);
  const newest = await queries.selectNewestIds(db, now, { limit: NEWEST_MAX });
  return newest
    .filter((id) => {
      const row = catalogue.ids.findPlace(id);
      return row !== undefined && isListed.has(row);
    })
    .slice(0, ENTRIES_MAX);
}
