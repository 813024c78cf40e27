import { countryLabel } from "@shared/constants/countries";
import { type Closing, daysRemaining, isClosed } from "./deadlines";

/** A deadline within this number of days is urgent. */
const URGENT_DAYS = 7;
/** Nobody counts so many days in their head. */
const FAR_DAYS = 60;
const GLOBAL = "*";

/** Returns true in the last days before the deadline, including its day until it closes. */
export function isUrgent(closing: Closing, now?: Date): boolean {
  const { deadline, deadlineTimezone } = closing;
  if (!deadline || isClosed(closing, now)) return false;
  return daysRemaining(deadline, deadlineTimezone, now) <= URGENT_DAYS;
}

/** Returns true for a deadline so far ahead that its date says more than the days until then. */
export const isFarAhead = ({ deadline, deadlineTimezone }: Closing, now?: Date): boolean =>
  Boolean(deadline) && daysRemaining(deadline as string, deadlineTimezone, now) > FAR_DAYS;

/** Returns true for a forecast, which accepts applications only from a later day on. */
export function opensLater(
  { openDate, deadlineTimezone }: { openDate: string | null; deadlineTimezone: string | null },
  now?: Date,
): boolean {
  return Boolean(openDate) && daysRemaining(openDate as string, deadlineTimezone, now) > 0;
}

/**
 * The countries from which one may apply: all, named ones (the first `max` and the others apart), or not
 * stated by the source.
 */
export type Regions =
  { kind: "global" } | { kind: "countries"; shown: string[]; more: string[] } | { kind: "not-stated" };

export function listRegions(countries: readonly string[], max: number): Regions {
  if (countries.length === 0) return { kind: "not-stated" };
  if (countries.includes(GLOBAL)) return { kind: "global" };
  const names = countries.map(countryLabel);
  return { kind: "countries", shown: names.slice(0, max), more: names.slice(max) };
}

/**
 * Returns true if an applicant from the country may apply. An opportunity without countries excludes nobody.
 */
export function acceptsCountry(countries: readonly string[], code: string): boolean {
  return (
    countries.length === 0 ||
    countries.some((country) => country === GLOBAL || country.toUpperCase() === code)
  );
}
