import { calendarDay } from "@shared/calendar-day";
import type { ImportContext, KnownReading } from "./import-readings";
import type { LockedRow } from "./import.queries";
import { isPastDeadline } from "./insert-new";
import { isOpenAgain } from "./match-batch";
import { CLOSED } from "./reading-values";

const DAY_MS = 86_400_000;

/**
 * Gives a reading the deadline that follows from its source calling the call closed, or open again.
 * @param row what the source is known by
 * @param shown the row that people see: the same, or the kept one of a merged row
 */
export function withClosing(
  reading: KnownReading,
  row: LockedRow,
  shown: LockedRow,
  { now, isOld }: ImportContext,
): KnownReading {
  // An old answer opens nothing that was closed since.
  if (isOld && row.sourceValues.deadline === CLOSED) return withoutDeadline(reading);
  if (reading.isClosed && reading.values.deadline == null) return closeUndated(reading, shown, now);
  return isOpenAgain(reading, row.sourceValues) ? openAgain(reading, shown, now) : reading;
}

function withoutDeadline(reading: KnownReading): KnownReading {
  const { deadline: _, ...values } = reading.values;
  const { deadline: _noted, ...fingerprints } = reading.fingerprints();
  return { ...reading, values, fingerprints: () => fingerprints };
}

/**
 * States the day on which a call closed whose source does not say it: the day before, as far as is known, or the row's own
 * day when that is not later than today.
 */
function closeUndated(reading: KnownReading, { values }: LockedRow, now: Date): KnownReading {
  const { deadline, deadlineTimezone: zone } = values;
  const isKnown = deadline !== null && deadline <= calendarDay(now, zone);
  const dayBefore = calendarDay(new Date(now.getTime() - DAY_MS), zone);
  return {
    ...reading,
    values: { ...reading.values, deadline: isKnown ? deadline : dayBefore },
    origins: isKnown ? {} : reading.origins,
  };
}

/** A call that is open again, and for which no day is named, has none any more; a day that is still to come stays. */
function openAgain(reading: KnownReading, { values }: LockedRow, now: Date): KnownReading {
  return {
    ...reading,
    values: { ...reading.values, deadline: isPastDeadline(values, now) ? null : values.deadline },
    fingerprints: () => ({ ...reading.fingerprints(), deadline: null }),
  };
}
