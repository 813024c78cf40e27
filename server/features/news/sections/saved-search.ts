import type { SQL } from "drizzle-orm";
import { NEWS_FINDS_MAX, type NewsKind } from "@shared/constants/news";
import type { SavedSearch } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { filterIdsByFacets } from "../../opportunities/facets/filter-ids";
import type { FilteredSearch } from "../../opportunities/search.service";
import { groupBy, type RunTimes, type Recipient, type NewsItem } from "../recipients";
import * as queries from "./saved-search.queries";

const FINDS_MAX = NEWS_FINDS_MAX + 1;
/** At most this many new opportunities are compared with the filters of a search, the newest. */
const FILTERED_MAX = 2_000;

/**
 * Returns true for a person who is mailed searches but not matches. They get searches first, so that an
 * opportunity that is also a match is still mailed.
 */
export const doSearchesComeFirst = ({ switches }: Recipient): boolean =>
  switches.notifySavedSearches && !switches.notifyNewOpportunities;

/** Finds new opportunities in a person's due searches, each once, and the ids of these searches. */
export type SearchFinder = (
  person: Recipient,
  /** Opportunities that the digest has already. */
  alreadyListed: ReadonlySet<string>,
) => Promise<{ items: NewsItem<"saved_search">[]; searchIds: string[] }>;

/**
 * Loads the due searches of a batch of people, and returns the function that finds new opportunities in the
 * searches of one person.
 */
export async function createSearchFinder(
  db: Db,
  searchInList: FilteredSearch,
  people: readonly Recipient[],
  { now, horizon }: RunTimes,
): Promise<SearchFinder> {
  const dueSearches = groupBy(await queries.selectDueSearches(db, people), ({ userId }) => userId);

  /**
   * Runs a search as the list does; without words, the newest come first. It returns one id more than is
   * shown, to tell that there are more.
   */
  async function findInSearch({ search, facets }: SavedSearch, isNew: SQL): Promise<string[]> {
    const hasFacets = Object.keys(facets).length > 0;
    // On most days nothing is new, and checking that is cheaper than a search.
    const latest = await queries.selectLatestIds(db, now, isNew, hasFacets ? FILTERED_MAX : FINDS_MAX);
    const admitted = await filterIdsByFacets(db, latest, facets, now);
    if (admitted.length === 0 || search.trim() === "") return admitted.slice(0, FINDS_MAX);
    return searchInList(search, hasFacets ? queries.isOneOf(admitted) : isNew, FINDS_MAX);
  }

  return async (person, alreadyListed) => {
    const searches = dueSearches.get(person.id) ?? [];
    const countedKinds: NewsKind[] = doSearchesComeFirst(person)
      ? ["saved_search"]
      : ["saved_search", "match"];
    const found = new Map<string, SavedSearch>();
    const lastOfCutLists = new Set<string>();
    for (const search of searches) {
      const isNew = queries.isNewForSearch(search, {
        horizon,
        alreadyListed: [...alreadyListed, ...found.keys()],
        countedKinds,
      });
      const ids = await findInSearch(search, isNew);
      const shown = ids.slice(0, NEWS_FINDS_MAX);
      for (const id of shown) found.set(id, search);
      if (ids.length > shown.length) lastOfCutLists.add(shown.at(-1)!);
    }
    const opportunities = await queries.selectNewsOpportunities(db, [...found.keys()]);
    const items = [...found].flatMap(([id, search]): NewsItem<"saved_search">[] => {
      const opportunity = opportunities.get(id);
      if (!opportunity) return [];
      const data = {
        opportunity,
        searchId: search.id,
        searchName: search.name,
        ...(lastOfCutLists.has(id) && { hasMore: true }),
      };
      return [
        { userId: person.id, kind: "saved_search", key: `saved_search:${id}`, opportunityId: id, data },
      ];
    });
    return { items, searchIds: searches.map(({ id }) => id) };
  };
}
