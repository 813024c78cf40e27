import { CALL_STATUSES, CLOSING_VALUES, CLOSING_WINDOWS, NO_DEADLINE } from "@shared/constants/facets";
import type { CatalogueColumns } from "./catalogue-columns";
import { type CodeColumn, UNSTATED } from "./code-columns";

const DAY_MS = 86_400_000;
const [CLOSED, SOON, OPEN] = (["closed", "soon", "open"] as const).map((status) =>
  CALL_STATUSES.indexOf(status),
) as [number, number, number];
const NONE = CLOSING_VALUES.indexOf(NO_DEADLINE);
/** A closed row is in no window of the deadline. */
const PAST = CLOSING_VALUES.length;
const WINDOW_ENDS = CLOSING_WINDOWS.map(({ days }) => (days + 1) * DAY_MS);

export type TimeColumns = Record<"statuses" | "closes", CodeColumn>;
type Kept = { columns: TimeColumns; from: number; until: number };

/** The columns of each catalogue with the time for which they are true. */
const kept = new WeakMap<CatalogueColumns, Kept>();

/**
 * Reads the two facets that change as time goes by, which is done anew only when a row has changed.
 * @param now milliseconds
 */
export function readTimes(catalogue: CatalogueColumns, now: number): TimeColumns {
  const known = kept.get(catalogue);
  if (known && known.from <= now && now < known.until) return known.columns;
  const found = computeTimes(catalogue, now);
  kept.set(catalogue, found);
  return found.columns;
}

function computeTimes({ size, closesAt, dayEndsAt, opensAt }: CatalogueColumns, now: number): Kept {
  const statuses = new Uint16Array(size);
  const closes = new Uint16Array(size);
  let until = Infinity;
  const changesAt = (time: number) => {
    if (time > now && time < until) until = time;
  };
  for (let row = 0; row < size; row++) {
    const isClosed = closesAt[row]! <= now;
    statuses[row] = isClosed ? CLOSED : opensAt[row]! > now ? SOON : OPEN;
    closes[row] = isClosed ? PAST : closesAt[row] === Infinity ? NONE : findWindow(dayEndsAt[row]! - now);
    changesAt(closesAt[row]!);
    changesAt(opensAt[row]!);
    for (const end of WINDOW_ENDS) changesAt(dayEndsAt[row]! - end);
  }
  return {
    columns: {
      statuses: { values: CALL_STATUSES, labels: null, starts: null, codes: statuses },
      closes: { values: [...CLOSING_VALUES, UNSTATED], labels: null, starts: null, codes: closes },
    },
    from: now,
    until,
  };
}

/**
 * Finds the window of a deadline whose day ends in so many milliseconds. Days end in the time zone of the opportunity and
 * today counts as day 0, so "in 7 days" is the same day as on a card.
 */
const findWindow = (untilDayEnds: number) => WINDOW_ENDS.findIndex((end) => untilDayEnds <= end);
