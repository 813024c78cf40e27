import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ListView } from "@shared/constants/matching";
import type { ListSort } from "@shared/constants/saved-searches";
import { textIncludes } from "@/hooks/use-search-param";
import { acceptsCountry } from "@/lib/format/opportunity-facts";
import type { OpportunityCardData } from "@/lib/api/queries/opportunities";
import { isShownIn } from "@/lib/shown-opportunities";
import type { Filters } from "./filters";

/** Thirteen digits and two decimals, the most an amount may have, are still told apart by a double. */
const largest = ({ minAmount, maxAmount }: OpportunityCardData) =>
  Math.max(Number(minAmount ?? 0), Number(maxAmount ?? 0));

/** Another server than ours may leave it out. */
const currencyOf = ({ currency }: OpportunityCardData) => currency || DEFAULT_CURRENCY;

/** Dollars first, then by code: amounts in different currencies cannot be compared without a rate. */
function byCurrency(a: OpportunityCardData, b: OpportunityCardData): number {
  const rank = (each: OpportunityCardData) => (currencyOf(each) === DEFAULT_CURRENCY ? "" : currencyOf(each));
  return rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0;
}

const ORDERS: Record<
  Exclude<ListSort, "relevance">,
  (a: OpportunityCardData, b: OpportunityCardData) => number
> = {
  deadline: (a, b) => {
    if (a.deadline === b.deadline) return 0;
    if (!a.deadline) return 1;
    if (!b.deadline) return -1;
    return a.deadline < b.deadline ? -1 : 1;
  },
  amount: (a, b) => {
    const [x, y] = [largest(a), largest(b)];
    // What states no amount comes last, whatever its currency.
    if (x === 0 || y === 0) return Number(x === 0) - Number(y === 0);
    return byCurrency(a, b) || y - x;
  },
};

/** Divisible by the two columns of a wide screen. */
export const GROUP_SIZE = 6;

/** Some of the shown ones, one after another; `key` tells the group from the others. */
type Group = { key: string; opportunities: OpportunityCardData[] };

/**
 * What is put away leaves its group one shorter, or comes back to it: all others stay in theirs, and need not be drawn anew. `isGrowing`: what
 * is read further on comes last. Else it comes between the others, and a card in a group would have to move to another.
 */
function groupsOf(
  ordered: readonly OpportunityCardData[],
  { show, isGrowing }: { show: ListView; isGrowing: boolean },
): Group[] {
  const size = isGrowing ? GROUP_SIZE : 1;
  const groups: Group[] = [];
  for (let start = 0; start < ordered.length; start += size) {
    const members = ordered.slice(start, start + size);
    const opportunities = members.filter((each) => isShownIn(show, each));
    const key = isGrowing ? String(start) : members[0]!.id;
    if (opportunities.length > 0) groups.push({ key, opportunities });
  }
  return groups;
}

/** The first so many cards, in their groups. */
export function firstOf(groups: readonly Group[], count: number): Group[] {
  const first: Group[] = [];
  let left = count;
  for (const { key, opportunities } of groups) {
    if (left <= 0) break;
    first.push({ key, opportunities: opportunities.slice(0, left) });
    left -= opportunities.length;
  }
  return first;
}

type Page = { opportunities: readonly OpportunityCardData[] };
export type Arranged = {
  loaded: number;
  shown: OpportunityCardData[];
  /** The shown ones, `GROUP_SIZE` at a time or, if not `isGrouped`, one by one. */
  groups: Group[];
  isGrouped: boolean;
  /** How many currencies the shown amounts are in. */
  currencies: number;
  /** How many of the last pages held nothing that passes the filter. */
  barrenPages: number;
};

/**
 * What has been loaded and belongs into the view, each once, filtered by country and sorted; what was saved or put away also by the searched words, which the server leaves out there. Equals keep the server's order.
 */
export function arrange(
  pages: readonly Page[],
  { country, sort, show = "all", search = "" }: Pick<Filters, "country" | "sort"> & Partial<Filters>,
): Arranged {
  const hasWords = ({ name, funderName, description }: OpportunityCardData) =>
    show === "all" || textIncludes(search, name, funderName, description);
  const isAskedFor = (opportunity: OpportunityCardData) =>
    hasWords(opportunity) && (country === "" || acceptsCountry(opportunity.eligibleCountries, country));
  const passes = (opportunity: OpportunityCardData) =>
    isShownIn(show, opportunity) && isAskedFor(opportunity);
  // The catalogue may move between two pages, and then hands out a row twice.
  const unique = new Map<string, OpportunityCardData>();
  for (const page of pages) {
    for (const opportunity of page.opportunities) {
      if (!unique.has(opportunity.id)) unique.set(opportunity.id, opportunity);
    }
  }
  const asked = [...unique.values()].filter(isAskedFor);
  const ordered = sort === "relevance" ? asked : asked.toSorted(ORDERS[sort]);
  const shown = ordered.filter((each) => isShownIn(show, each));
  const isGrowing = sort === "relevance";
  const lastFruitful = pages.findLastIndex(({ opportunities }) => opportunities.some(passes));
  return {
    loaded: [...unique.values()].filter((each) => isShownIn(show, each)).length,
    shown,
    groups: groupsOf(ordered, { show, isGrowing }),
    isGrouped: isGrowing,
    currencies: new Set(shown.filter((each) => largest(each) > 0).map(currencyOf)).size,
    barrenPages: pages.length - 1 - lastFruitful,
  };
}
