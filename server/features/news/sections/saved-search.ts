import type { SQL } from "drizzle-orm";
import { NEWS_FINDS_MAX, type NewsKind } from "@shared/constants/news";
import type { SavedSearch } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import type { SearchAmong } from "../../opportunities/search.service";
import { grouped, type Moments, type NewsPerson, type Piece } from "../recipients";
import * as queries from "./saved-search.queries";

/** Whose finds a person is mailed and whose not: then those of their searches are not kept from them by matches that are not. */
export const areSearchesFirst = ({ switches }: NewsPerson): boolean =>
  switches.notifySavedSearches && !switches.notifyNewOpportunities;

/** The finds of a person's due searches among what came on show since each was told, each opportunity once, and which searches those were. */
export type SearchFinder = (
  person: NewsPerson,
  /** Opportunities that are told them anyway. */
  told: ReadonlySet<string>,
) => Promise<{ pieces: Piece<"saved_search">[]; searchIds: string[] }>;

/** Reads which searches of a batch of people are due, and gives the function that finds what is new in those of each. */
export async function createSearchFinder(
  db: Db,
  searchAmong: SearchAmong,
  people: readonly NewsPerson[],
  { now, horizon }: Moments,
): Promise<SearchFinder> {
  const due = grouped(await queries.selectDueSearches(db, people), ({ userId }) => userId);

  /** What a search finds, as the list would: without words, what came on show last. One more than is told says that there is more. */
  async function findIn({ search }: SavedSearch, isNew: SQL): Promise<string[]> {
    // On most mornings nothing is new, which is cheaper to ask than to search for.
    const latest = await queries.selectLatestIds(db, now, isNew, NEWS_FINDS_MAX + 1);
    return latest.length === 0 || search.trim() === ""
      ? latest
      : searchAmong(search, isNew, NEWS_FINDS_MAX + 1);
  }

  return async (person, told) => {
    const searches = due.get(person.id) ?? [];
    const tellers: NewsKind[] = areSearchesFirst(person) ? ["saved_search"] : ["saved_search", "match"];
    const found = new Map<string, SavedSearch>();
    const lastOfMore = new Set<string>();
    for (const search of searches) {
      const isNew = queries.isNewFor(search, { horizon, told: [...told, ...found.keys()], tellers });
      const ids = await findIn(search, isNew);
      const shown = ids.slice(0, NEWS_FINDS_MAX);
      for (const id of shown) found.set(id, search);
      if (ids.length > shown.length) lastOfMore.add(shown.at(-1)!);
    }
    const opportunities = await queries.selectNewsOpportunities(db, [...found.keys()]);
    const pieces = [...found].flatMap(([id, search]): Piece<"saved_search">[] => {
      const opportunity = opportunities.get(id);
      if (!opportunity) return [];
      const data = {
        opportunity,
        searchId: search.id,
        searchName: search.name,
        ...(lastOfMore.has(id) && { hasMore: true }),
      };
      return [
        { userId: person.id, kind: "saved_search", key: `saved_search:${id}`, opportunityId: id, data },
      ];
    });
    return { pieces, searchIds: searches.map(({ id }) => id) };
  };
}
