import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ListSort } from "@shared/constants/saved-searches";

type Sortable = {
  deadline: string | null;
  minAmount: string | null;
  maxAmount: string | null;
  currency: string;
};

/** Thirteen digits and two decimals, the most an amount may have, are still told apart by a double. */
const largest = ({ minAmount, maxAmount }: Sortable) =>
  Math.max(Number(minAmount ?? 0), Number(maxAmount ?? 0));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Dollars first, then by code: amounts in different currencies cannot be compared without a rate. */
const rankOf = ({ currency }: Sortable) => (currency === DEFAULT_CURRENCY ? "" : currency);

// What states no deadline, or no amount, comes last. Dates are plain text that sorts; `~` comes behind every digit.
const byDeadline = (a: Sortable, b: Sortable) => compare(a.deadline ?? "~", b.deadline ?? "~");

function byAmount(a: Sortable, b: Sortable): number {
  const [x, y] = [largest(a), largest(b)];
  if (x === 0 || y === 0) return Number(x === 0) - Number(y === 0);
  return compare(rankOf(a), rankOf(b)) || y - x;
}

/** As the list of opportunities is sorted on its screen: what is equal keeps its order. */
export function inOrder<T extends Sortable>(found: T[], sort: ListSort): T[] {
  if (sort === "relevance") return found;
  return found.toSorted(sort === "deadline" ? byDeadline : byAmount);
}
