import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ListSort } from "@shared/constants/saved-searches";
import type { CatalogueColumns } from "./catalogue-columns";

type ByRow = (a: number, b: number) => number;

/** The orders of one catalogue, which are found out when they are first asked for. */
const orders = new WeakMap<CatalogueColumns, Map<ListSort, Uint32Array>>();

/**
 * Sorts rows as the screen of opportunities does. By relevance, what is open keeps its order, and what has closed follows,
 * the last closed first. Otherwise equal rows keep their order.
 */
export function orderRows(
  catalogue: CatalogueColumns,
  rows: Uint32Array,
  order: ListSort,
  now: Date,
): Uint32Array {
  if (order === "relevance") return putClosedLast(catalogue, rows, now.getTime());
  const places = findPlaces(catalogue, order);
  return rows.toSorted((a, b) => places[a]! - places[b]!);
}

function putClosedLast({ closesAt }: CatalogueColumns, rows: Uint32Array, now: number): Uint32Array {
  const open = rows.filter((row) => closesAt[row]! > now);
  if (open.length === rows.length) return rows;
  const closed = rows
    .filter((row) => closesAt[row]! <= now)
    .sort((a, b) => closesAt[b]! - closesAt[a]! || a - b);
  const ordered = new Uint32Array(rows.length);
  ordered.set(open);
  ordered.set(closed, open.length);
  return ordered;
}

/** The place of each row in the order of the whole catalogue. Sorting by it is much quicker than by the facts. */
function findPlaces(catalogue: CatalogueColumns, order: Exclude<ListSort, "relevance">): Uint32Array {
  const known = orders.get(catalogue) ?? new Map<ListSort, Uint32Array>();
  orders.set(catalogue, known);
  const places = known.get(order) ?? sortAll(catalogue, order);
  known.set(order, places);
  return places;
}

function sortAll(catalogue: CatalogueColumns, order: Exclude<ListSort, "relevance">): Uint32Array {
  const compare = order === "deadline" ? compareByDeadline(catalogue) : compareByAmount(catalogue);
  const sorted = Uint32Array.from({ length: catalogue.size }, (_, row) => row).sort(
    (a, b) => compare(a, b) || a - b,
  );
  const places = new Uint32Array(catalogue.size);
  sorted.forEach((row, place) => (places[row] = place));
  return places;
}

const compareByDeadline =
  ({ deadlineDay }: CatalogueColumns): ByRow =>
  (a, b) =>
    deadlineDay[a] === deadlineDay[b] ? 0 : deadlineDay[a]! - deadlineDay[b]!;

/** Dollars first, then by code: amounts in different currencies cannot be compared without a rate. */
function compareByAmount({ amount, currencies: { codes, values } }: CatalogueColumns): ByRow {
  const sortedValues = values.toSorted(
    (a, b) => Number(b === DEFAULT_CURRENCY) - Number(a === DEFAULT_CURRENCY) || (a < b ? -1 : 1),
  );
  const ranks = values.map((value) => sortedValues.indexOf(value));
  return (a, b) => {
    const [x, y] = [amount[a]!, amount[b]!];
    if (x === 0 || y === 0) return Number(x === 0) - Number(y === 0);
    return ranks[codes[a]!]! - ranks[codes[b]!]! || y - x;
  };
}
