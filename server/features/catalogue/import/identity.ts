import { isRename } from "./name-similarity";
import { canonicalAddress, type CleanValues, noted, squeezedName } from "./reading-values";

/** Days after which a later deadline of a closed call is that of its next round, and not one that was put off. */
export const NEXT_ROUND_DAYS = 60;

/** A reading on its way into the catalogue. */
export type Incoming = {
  /** Empty when it is no web address. */
  url: string;
  externalId: string | null;
  values: CleanValues;
};

/** A row of the catalogue that shares an address or its name and funder with a reading. */
export type Hit = {
  id: string;
  status: "pending" | "verified" | "rejected";
  source: string | null;
  externalId: string | null;
  name: string;
  /** What its source called it at the last reading (see `noted`); an administrator may have renamed it since. */
  notedName: string | null;
  deadline: string | null;
  /** The last day for applications is over. */
  isClosed: boolean;
  createdAt: Date;
  /** Both were read from the same page. */
  isSamePage: boolean;
  /** They share that page or the page to apply on. */
  isSameAddress: boolean;
  /** Name and funder are the same. */
  isSameIdentity: boolean;
};

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Whether a row is an earlier round of what was read. One that still waits for its curator never was on show: it moves on to the
 * next round itself.
 */
const isEarlierRound = (hit: Hit, { deadline }: CleanValues): boolean =>
  hit.status !== "pending" &&
  hit.isClosed &&
  hit.deadline !== null &&
  deadline != null &&
  daysBetween(hit.deadline, deadline) > NEXT_ROUND_DAYS;

const areDatesCompatible = (a: string | null | undefined, b: string | null | undefined) =>
  a == null || b == null || a === b;

const STATUS_ORDER = { pending: 0, verified: 0, rejected: 1 };

/** The likeliest first: the same deadline, then those that were not rejected, then the newest. */
const byLikelihood =
  ({ deadline }: CleanValues) =>
  (a: Hit, b: Hit): number =>
    Number(b.deadline === (deadline ?? null)) - Number(a.deadline === (deadline ?? null)) ||
    STATUS_ORDER[a.status] - STATUS_ORDER[b.status] ||
    b.createdAt.getTime() - a.createdAt.getTime();

/**
 * Which rows a reading may be another reading of, the likeliest first, and which row it only looks like.
 * @param isOnlyReadingOfPage whether nothing else was read from the same page this time
 */
export function judge(
  reading: Incoming,
  hits: readonly Hit[],
  source: string,
  isOnlyReadingOfPage: boolean,
): { same: Hit[]; like: Hit | null } {
  const { values } = reading;
  const order = byLikelihood(values);
  const possible = hits
    // The source itself says that these are two.
    .filter((hit) => hit.source !== source || !areOtherIds(hit.externalId, reading.externalId))
    .filter((hit) => !isEarlierRound(hit, values))
    .sort(order);

  const name = noted("name", values.name);
  const same = possible.filter(
    (hit) => hit.isSameAddress && (hit.notedName === name || noted("name", hit.name) === name),
  );
  if (same.length > 0) return { same, like: null };

  const [onPage, another] = possible.filter(({ isSamePage }) => isSamePage);
  if (onPage && !another && isOnlyReadingOfPage && isRename(onPage.notedName ?? onPage.name, values.name))
    return { same: [onPage], like: null };

  const alike = possible.filter(({ isSameIdentity }) => isSameIdentity);
  const fromHere = alike.filter(
    (hit) =>
      hit.source === source &&
      areDatesCompatible(hit.deadline, values.deadline) &&
      // A name alone is too little to go by: many call theirs "Small Grants".
      (values.funderName != null || (hit.deadline !== null && values.deadline != null)),
  );
  return fromHere.length > 0 ? { same: fromHere, like: null } : { same: [], like: alike[0] ?? null };
}

const areOtherIds = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;

export const pageOf = ({ url }: { url: string }): string => canonicalAddress(url);

/** Leaves out readings that say the same as an earlier one of them. */
export function withoutRepeats<R extends Incoming>(readings: readonly R[]): R[] {
  // What is told apart by ids needs no other comparison.
  if (readings.every(({ externalId }) => externalId !== null))
    return [...new Map([...readings].reverse().map((one) => [one.externalId, one])).values()].reverse();
  const seen = new Map<string, R[]>();
  return readings.filter((reading) => {
    const name = squeezedName(reading.values.name);
    const funder = reading.values.funderName == null ? null : squeezedName(reading.values.funderName);
    const keys: string[] = [];
    if (reading.url !== "") keys.push(`page ${pageOf(reading)} ${name}`);
    if (reading.externalId !== null) keys.push(`id ${reading.externalId}`);
    if (funder !== null || reading.values.deadline != null) keys.push(`name ${name} of ${funder ?? ""}`);
    const isRepeat = keys.some((key) => seen.get(key)?.some((other) => isSameReading(reading, other)));
    if (!isRepeat) for (const key of keys) seen.set(key, [...(seen.get(key) ?? []), reading]);
    return !isRepeat;
  });
}

/** Of two readings that share an id, a page and a name, or a name and a funder. */
function isSameReading(a: Incoming, b: Incoming): boolean {
  if (a.externalId !== null && a.externalId === b.externalId) return true;
  return !areOtherIds(a.externalId, b.externalId) && areDatesCompatible(a.values.deadline, b.values.deadline);
}
