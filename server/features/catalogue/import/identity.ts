import { isRename } from "./name-similarity";
import { canonicalizeUrl, type CleanValues, fingerprintValue, normalizeName } from "./reading-values";

/** A closed call with a deadline later by more days than this is its next round, not a postponed deadline. */
export const NEXT_ROUND_DAYS = 60;

/** A cleaned reading that is not stored yet. */
export type IncomingReading = {
  /** Empty when it is no web address. */
  url: string;
  externalId: string | null;
  values: CleanValues;
};

/** A row of the catalogue that shares an address or its name and funder with a reading. */
export type RowHit = {
  id: string;
  status: "pending" | "verified" | "rejected" | "merged";
  source: string | null;
  externalId: string | null;
  name: string;
  /** Its name at the last reading (see `fingerprintValue`); an administrator may have renamed it since. */
  lastReadName: string | null;
  deadline: string | null;
  /** Its deadline has passed. */
  isClosed: boolean;
  createdAt: Date;
  /** Both have the same source page. */
  isSamePage: boolean;
  /** They share the source page or the page to apply on. */
  isSameAddress: boolean;
  /** Name and funder are the same. */
  isSameIdentity: boolean;
};

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Whether a row is an earlier round of the reading. A pending row was never published, so it is updated to the next round instead.
 */
const isEarlierRound = (hit: RowHit, { deadline }: CleanValues): boolean =>
  hit.status !== "pending" &&
  hit.isClosed &&
  hit.deadline !== null &&
  deadline != null &&
  daysBetween(hit.deadline, deadline) > NEXT_ROUND_DAYS;

const areDatesCompatible = (a: string | null | undefined, b: string | null | undefined) =>
  a == null || b == null || a === b;

const STATUS_ORDER = { pending: 0, verified: 0, merged: 0, rejected: 1 };

/** Sorts by the same deadline, then by not rejected, then by the newest. */
const compareByLikelihood =
  ({ deadline }: CleanValues) =>
  (a: RowHit, b: RowHit): number =>
    Number(b.deadline === (deadline ?? null)) - Number(a.deadline === (deadline ?? null)) ||
    STATUS_ORDER[a.status] - STATUS_ORDER[b.status] ||
    b.createdAt.getTime() - a.createdAt.getTime();

/**
 * Finds the rows that a reading may belong to, the likeliest first, and else the row that it resembles.
 * @param isOnlyReadingOfPage whether this import read nothing else from the same page
 */
export function identifyReading(
  reading: IncomingReading,
  hits: readonly RowHit[],
  source: string,
  isOnlyReadingOfPage: boolean,
): { same: RowHit[]; similar: RowHit | null } {
  const { values } = reading;
  const order = compareByLikelihood(values);
  const possible = hits
    // Different ids of one source are different opportunities.
    .filter((hit) => hit.source !== source || !areDifferentIds(hit.externalId, reading.externalId))
    .filter((hit) => !isEarlierRound(hit, values))
    .sort(order);

  const name = fingerprintValue("name", values.name);
  const same = possible.filter(
    (hit) => hit.isSameAddress && (hit.lastReadName === name || fingerprintValue("name", hit.name) === name),
  );
  if (same.length > 0) return { same, similar: null };

  const [onSamePage, another] = possible.filter(({ isSamePage }) => isSamePage);
  if (
    onSamePage &&
    !another &&
    isOnlyReadingOfPage &&
    isRename(onSamePage.lastReadName ?? onSamePage.name, values.name)
  )
    return { same: [onSamePage], similar: null };

  const sameIdentity = possible.filter(({ isSameIdentity }) => isSameIdentity);
  const fromSameSource = sameIdentity.filter(
    (hit) =>
      hit.source === source &&
      areDatesCompatible(hit.deadline, values.deadline) &&
      // A name alone proves nothing: many are called "Small Grants".
      (values.funderName != null || (hit.deadline !== null && values.deadline != null)),
  );
  return fromSameSource.length > 0
    ? { same: fromSameSource, similar: null }
    : { same: [], similar: sameIdentity.find(({ status }) => status !== "merged") ?? null };
}

const areDifferentIds = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;

export const getPageKey = ({ url }: { url: string }): string => canonicalizeUrl(url);

/** Leaves out readings that repeat an earlier one. With ids alone, the last reading of an id counts. */
export function removeRepeats<R extends IncomingReading>(readings: readonly R[]): R[] {
  // Where all have ids, no other comparison is needed.
  if (readings.every(({ externalId }) => externalId !== null))
    return [...new Map([...readings].reverse().map((one) => [one.externalId, one])).values()].reverse();
  const seen = new Map<string, R[]>();
  return readings.filter((reading) => {
    const name = normalizeName(reading.values.name);
    const funder = reading.values.funderName == null ? null : normalizeName(reading.values.funderName);
    const keys: string[] = [];
    if (reading.url !== "") keys.push(`page ${getPageKey(reading)} ${name}`);
    if (reading.externalId !== null) keys.push(`id ${reading.externalId}`);
    if (funder !== null || reading.values.deadline != null) keys.push(`name ${name} of ${funder ?? ""}`);
    const isRepeat = keys.some((key) => seen.get(key)?.some((other) => isSameReading(reading, other)));
    if (!isRepeat) for (const key of keys) seen.set(key, [...(seen.get(key) ?? []), reading]);
    return !isRepeat;
  });
}

/** Compares two readings that share an id, a page and name, or a name and funder. */
function isSameReading(a: IncomingReading, b: IncomingReading): boolean {
  if (a.externalId !== null && a.externalId === b.externalId) return true;
  return (
    !areDifferentIds(a.externalId, b.externalId) && areDatesCompatible(a.values.deadline, b.values.deadline)
  );
}
