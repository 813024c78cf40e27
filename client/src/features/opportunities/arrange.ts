import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ListSort } from "@shared/constants/saved-searches";
import type { OpportunityCardView } from "@shared/validators/opportunities";
import { textIncludes } from "@/hooks/use-search-param";
import { acceptsCountry } from "@/lib/format/opportunity-facts";
import { isShownIn } from "@/lib/shown-opportunities";
import type { Filters } from "./filters";

/** Thirteen digits and two decimals, the most an amount may have, are still told apart by a double. */
const largest = ({ minAmount, maxAmount }: OpportunityCardView) =>
  Math.max(Number(minAmount ?? 0), Number(maxAmount ?? 0));

/** Dollars first, then by code: amounts in different currencies cannot be compared without a rate. */
function byCurrency(a: OpportunityCardView, b: OpportunityCardView): number {
  const rank = ({ currency }: OpportunityCardView) => (currency === DEFAULT_CURRENCY ? "" : currency);
  return rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0;
}

const ORDERS: Record<
  Exclude<ListSort, "relevance">,
  (a: OpportunityCardView, b: OpportunityCardView) => number
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

type Page = { opportunities: readonly OpportunityCardView[] };
export type Arranged = {
  loaded: number;
  shown: OpportunityCardView[];
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
  const hasWords = ({ name, funderName, description }: OpportunityCardView) =>
    show === "all" || textIncludes(search, name, funderName, description);
  const isAskedFor = (opportunity: OpportunityCardView) =>
    hasWords(opportunity) && (country === "" || acceptsCountry(opportunity.eligibleCountries, country));
  const passes = (opportunity: OpportunityCardView) =>
    isShownIn(show, opportunity) && isAskedFor(opportunity);
  // The catalogue may move between two pages, and then hands out a row twice.
  const unique = new Map<string, OpportunityCardView>();
  for (const page of pages) {
    for (const opportunity of page.opportunities) {
      if (!unique.has(opportunity.id)) unique.set(opportunity.id, opportunity);
    }
  }
  const passing = [...unique.values()].filter(passes);
  const shown = sort === "relevance" ? passing : passing.toSorted(ORDERS[sort]);
  const lastFruitful = pages.findLastIndex(({ opportunities }) => opportunities.some(passes));
  return {
    loaded: [...unique.values()].filter((each) => isShownIn(show, each)).length,
    shown,
    currencies: new Set(shown.filter((each) => largest(each) > 0).map(({ currency }) => currency)).size,
    barrenPages: pages.length - 1 - lastFruitful,
  };
}
