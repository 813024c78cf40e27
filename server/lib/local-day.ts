import type { ServiceContext } from "../deps";

/** The calendar date `YYYY-MM-DD` of an instant where a person is; that of UTC while the place is not known. */
export function localDay(instant: Date, timezone: string | null): string {
  try {
    return new Intl.DateTimeFormat("en-CA", { timeZone: timezone ?? "UTC", dateStyle: "short" }).format(
      instant,
    );
  } catch {
    // A zone that this system does not know (any more).
    return instant.toISOString().slice(0, 10);
  }
}

/** Today's date where the caller is. */
export const todayOf = ({ actor, deps }: ServiceContext): string =>
  localDay(deps.clock.now(), actor.timezone);
