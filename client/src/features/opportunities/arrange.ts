import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ListSort } from "@shared/constants/saved-searches";
import type { OpportunityCardView } from "@shared/validators/opportunities";
import { textIncludes } from "@/hooks/use-search-param";
import { acceptsCountry } from "@/lib/format/opportunity-facts";
import { isShownIn } from "@/lib/shown-opportunities";
import type { Filters } from "./filters";

/** A double is exact enough here, because an amount has at most thirteen digits and two decimals. */
const getLargestAmount = ({ minAmount, maxAmount }: OpportunityCardView) =>
  Math.max(Number(minAmount ?? 0), Number(maxAmount ?? 0));

/**
 * Sorts dollars first, then by currency code, because amounts in different currencies cannot be compared
 * without a rate.
 */
function compareCurrencies(a: OpportunityCardView, b: OpportunityCardView): number {
  const getRank = ({ currency }: OpportunityCardView) => (currency === DEFAULT_CURRENCY ? "" : currency);
  return getRank(a) < getRank(b) ? -1 : getRank(a) > getRank(b) ? 1 : 0;
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
    const [amountA, amountB] = [getLargestAmount(a), getLargestAmount(b)];
    // Opportunities without an amount come last, in any currency.
    if (amountA === 0 || amountB === 0) return Number(amountA === 0) - Number(amountB === 0);
    return compareCurrencies(a, b) || amountB - amountA;
  },
};

type Page = { opportunities: readonly OpportunityCardView[] };
export type Arranged = {
  loaded: number;
  shown: OpportunityCardView[];
  /** The number of currencies of the shown amounts. */
  currencies: number;
  /** The number of pages at the end without an opportunity that passes the filter. */
  trailingEmptyPages: number;
};

/**
 * Returns the loaded opportunities that belong in the view, each once, filtered by country and sorted. Saved
 * and hidden opportunities are also filtered by the search text, which the server ignores for them. Equal
 * ones keep the server's order.
 */
export function sortAndFilter(
  pages: readonly Page[],
  { country, sort, show = "all", search = "" }: Pick<Filters, "country" | "sort"> & Partial<Filters>,
): Arranged {
  const hasWords = ({ name, funderName, description }: OpportunityCardView) =>
    show === "all" || textIncludes(search, name, funderName, description);
  const isSearchedFor = (opportunity: OpportunityCardView) =>
    hasWords(opportunity) && (country === "" || acceptsCountry(opportunity.eligibleCountries, country));
  const passes = (opportunity: OpportunityCardView) =>
    isShownIn(show, opportunity) && isSearchedFor(opportunity);
  // The catalogue may change between two pages, so that a row comes twice.
  const unique = new Map<string, OpportunityCardView>();
  for (const page of pages) {
    for (const opportunity of page.opportunities) {
      if (!unique.has(opportunity.id)) unique.set(opportunity.id, opportunity);
    }
  }
  const passingOpportunities = [...unique.values()].filter(passes);
  const shown = sort === "relevance" ? passingOpportunities : passingOpportunities.toSorted(ORDERS[sort]);
  const lastPassingPage = pages.findLastIndex(({ opportunities }) => opportunities.some(passes));
  return {
    loaded: [...unique.values()].filter((opportunity) => isShownIn(show, opportunity)).length,
    shown,
    currencies: new Set(
      shown.filter((opportunity) => getLargestAmount(opportunity) > 0).map(({ currency }) => currency),
    ).size,
    trailingEmptyPages: pages.length - 1 - lastPassingPage,
  };
}
