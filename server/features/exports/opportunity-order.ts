import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ListSort } from "@shared/constants/saved-searches";

type Sortable = {
  deadline: string | null;
  minAmount: string | null;
  maxAmount: string | null;
  currency: string;
};

/** A double is exact enough: amounts have at most thirteen digits and two decimals. */
const getLargestAmount = ({ minAmount, maxAmount }: Sortable) =>
  Math.max(Number(minAmount ?? 0), Number(maxAmount ?? 0));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Dollars first, then by code: amounts in different currencies cannot be compared without a rate. */
const rankCurrency = ({ currency }: Sortable) => (currency === DEFAULT_CURRENCY ? "" : currency);

// Missing deadlines and amounts come last. Dates sort as text; `~` sorts after every digit.
const compareByDeadline = (a: Sortable, b: Sortable) => compare(a.deadline ?? "~", b.deadline ?? "~");

function compareByAmount(a: Sortable, b: Sortable): number {
  const [x, y] = [getLargestAmount(a), getLargestAmount(b)];
  if (x === 0 || y === 0) return Number(x === 0) - Number(y === 0);
  return compare(rankCurrency(a), rankCurrency(b)) || y - x;
}

/** Sorts as the screen of opportunities does: equal rows keep their order. */
export function inOrder<T extends Sortable>(found: T[], sort: ListSort): T[] {
  if (sort === "relevance") return found;
  return found.toSorted(sort === "deadline" ? compareByDeadline : compareByAmount);
}
