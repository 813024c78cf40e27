import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { PRODUCT_NAME } from "@shared/constants/brand";
import { currentLanguage } from "@shared/words/language";
import type { CalendarEvent } from "./calendar-events";

const DAY_MS = 86_400_000;
/** Versions are seconds since then, which fit into 31 bits until 2088. */
const FIRST_VERSION_MS = Date.UTC(2020, 0, 1);
const END = "END:VCALENDAR";
/** The largest length of a line without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * Writes events as an iCalendar file (RFC 5545). The dates need no time zone: they are the same day everywhere.
 * @param feed metadata for programs that subscribe. Leave it out for a single file, which Outlook would otherwise add
 * as a separate calendar
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  feed?: { name: string; refreshSeconds: number },
): string {
  const calendar = ical({
    prodId: { company: PRODUCT_NAME, product: "Deadlines", language: currentLanguage().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ...(feed && { name: feed.name, ttl: feed.refreshSeconds }),
  });
  const head = calendar.toString().slice(0, -END.length);
  // The library folds a calendar character by character, which blocks the event loop for 1.1 s with a thousand events.
  const body = events.map((event) => addEvent(calendar, event).toString()).join("");
  return fold(`${head}${body}${END}\r\n`);
}

function addEvent(
  calendar: ICalCalendar,
  { uid, date, summary, description, url, updatedAt, alarms }: CalendarEvent,
): ICalEvent {
  const start = new Date(`${date}T00:00:00Z`);
  const title = plainLine(summary);
  const event = calendar.createEvent({
    id: uid,
    allDay: true,
    start,
    // The end is exclusive.
    end: new Date(start.getTime() + DAY_MS),
    summary: title,
    description: description.map(plainLine).join("\n"),
    url,
    stamp: updatedAt,
    lastModified: updatedAt,
    sequence: Math.max(0, Math.floor((updatedAt.getTime() - FIRST_VERSION_MS) / 1_000)),
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  });
  for (const seconds of alarms) {
    const alarm = event.createAlarm({ type: ICalAlarmType.display, trigger: -seconds, description: title });
    // By default the library counts later alarms from the end.
    if (seconds > 0) alarm.relatesTo(ICalAlarmRelatesTo.start);
  }
  return event;
}

/** Replaces line breaks and control characters, which the format forbids, by spaces. */
const plainLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();

/** Folds long lines, never within a character. */
function fold(text: string): string {
  return text
    .split("\r\n")
    .map((line) => (Buffer.byteLength(line) <= LINE_OCTETS ? line : foldLine(line)))
    .join("\r\n");
}

function foldLine(line: string): string {
  const octets = Buffer.from(line);
  const parts: string[] = [];
  for (let start = 0; start < octets.length;) {
    // Continuation lines begin with a space.
    let end = start + (start === 0 ? LINE_OCTETS : LINE_OCTETS - 1);
    if (end >= octets.length) end = octets.length;
    else while (((octets[end] ?? 0) & 0xc0) === 0x80) end -= 1;
    parts.push(octets.toString("utf8", start, end));
    start = end;
  }
  return parts.join("\r\n ");
}
