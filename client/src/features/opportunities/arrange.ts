import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ListView } from "@shared/constants/matching";
import type { ListSort } from "@shared/constants/saved-searches";
import { textIncludes } from "@/hooks/use-search-param";
import { acceptsCountry } from "@/lib/opportunity-facts";
import type { OpportunityCardData } from "@/lib/queries/opportunities";
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
const GROUP_SIZE = 6;

/** Some of the shown ones, one after another; `place` tells the group from the others. */
type Group = { place: number; opportunities: OpportunityCardData[] };

/** What is put away leaves its group one shorter, or comes back to it: all others stay in theirs, and need not be drawn anew. */
function groupsOf(ordered: readonly OpportunityCardData[], show: ListView): Group[] {
  const groups: Group[] = [];
  for (let place = 0; place * GROUP_SIZE < ordered.length; place++) {
    const members = ordered.slice(place * GROUP_SIZE, (place + 1) * GROUP_SIZE);
    const opportunities = members.filter((each) => isShownIn(show, each));
    if (opportunities.length > 0) groups.push({ place, opportunities });
  }
  return groups;
}

/** The first so many cards, in their groups. */
export function firstOf(groups: readonly Group[], count: number): Group[] {
  const first: Group[] = [];
  let left = count;
  for (const { place, opportunities } of groups) {
    if (left <= 0) break;
    first.push({ place, opportunities: opportunities.slice(0, left) });
    left -= opportunities.length;
  }
  return first;
}

type Page = { opportunities: readonly OpportunityCardData[] };
export type Arranged = {
  loaded: number;
  shown: OpportunityCardData[];
  /** The shown ones a few at a time. */
  groups: Group[];
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
  const lastFruitful = pages.findLastIndex(({ opportunities }) => opportunities.some(passes));
  return {
    loaded: [...unique.values()].filter((each) => isShownIn(show, each)).length,
    shown,
    groups: groupsOf(ordered, show),
    currencies: new Set(shown.filter((each) => largest(each) > 0).map(currencyOf)).size,
    barrenPages: pages.length - 1 - lastFruitful,
  };
}
