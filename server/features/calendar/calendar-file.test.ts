import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "./calendar-events";
import { calendarFile } from "./calendar-file";
import { rawLines, readCalendar, unfolded } from "./test-helpers";

const FEED = { name: "Amberway deadlines", refreshSeconds: 21_600 };
const event = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "deadline-1",
  date: "2027-03-31",
  summary: "Deadline: Clean Energy Grant",
  description: ["Funder: Water Trust", "Details: https://example.org/opportunities/1"],
  url: "https://example.org/opportunities/1",
  updatedAt: new Date("2026-11-20T10:00:00.789Z"),
  alarms: [-6 * 86_400 - 54_000, -54_000],
  ...given,
});

const ODD_TEXTS = [
  "Grants, loans; prizes \\ more: \"all\" 'of' them",
  "first\r\nsecond\nthird\rBEGIN:VEVENT\r\nATTACH:https://example.net/",
  "🌍".repeat(60),
  "👩🏾‍🌾".repeat(30),
  "منحة الطاقة النظيفة للمجتمعات الريفية في شمال أفريقيا والشرق الأوسط وما بعدها",
  "\u202Bשלום\u202C ".repeat(20),
  "Ẹ̀kọ́ Ọ̀ṣun ".repeat(20),
  "x".repeat(5_000),
  "a\u0001b\u0000c\u007fd\u0085e\tf\u2028g",
  "\\n \\N \\, \\; %0d%0a",
  "$& $1 $$",
];
/** What must be left of a text: everything but what is no character of a line. */
const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();

function expectWellFormed(text: string) {
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\p{Cc}]/u);
  for (const line of rawLines(text)) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/^\s?$/);
  }
}

describe("a calendar file", () => {
  /** What Google, Apple and Outlook are known to ask of a file, line by line. */
  it.each([
    ["says what made it", "PRODID:-//Amberway//Deadlines//EN"],
    ["and by which rules", "VERSION:2.0"],
    ["is published, not an invitation", "METHOD:PUBLISH"],
    ["has a name for Google and Apple", "X-WR-CALNAME:Amberway deadlines"],
    ["and for the others", "NAME:Amberway deadlines"],
    ["says how often to look", "REFRESH-INTERVAL;VALUE=DURATION:PT6H"],
    ["and to Outlook", "X-PUBLISHED-TTL:PT6H"],
    ["names each event for good", "UID:deadline-1"],
    ["says which state it is, for Outlook", "DTSTAMP:20261120T100000Z"],
    ["and for Apple", "LAST-MODIFIED:20261120T100000Z"],
    ["and which version", "SEQUENCE:217332000"],
    ["takes the day itself, without a time zone", "DTSTART;VALUE=DATE:20270331"],
    ["and ends where the next one begins", "DTEND;VALUE=DATE:20270401"],
    ["is a whole day to Outlook", "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE"],
    ["keeps nobody busy", "TRANSP:TRANSPARENT"],
    ["not in Outlook either", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"],
    ["is settled", "STATUS:CONFIRMED"],
    ["leads back", "URL;VALUE=URI:https://example.org/opportunities/1"],
    ["reminds on the screen", "ACTION:DISPLAY"],
    ["a week before, at nine", "TRIGGER:-P6DT15H"],
    ["and the day before, at nine", "TRIGGER:-PT15H"],
    ["with the words of the event", "DESCRIPTION:Deadline: Clean Energy Grant"],
  ])("%s: %s", (_what, line) => {
    expect(unfolded(calendarFile([event()], FEED))).toContain(line);
  });

  it("holds nothing that is empty, no time zone, and nothing that has to be answered", () => {
    const lines = unfolded(calendarFile([event()], FEED));
    expect(lines.filter((line) => !/^[A-Z-]+(;[A-Z-]+=[^:;]+)*:.+$/.test(line))).toEqual([]);
    expect(lines.join("\n")).not.toMatch(/VTIMEZONE|TZID|ATTENDEE|ORGANIZER|RRULE/);
  });

  it("is whole without any event", () => {
    const text = calendarFile([], FEED);
    expectWellFormed(text);
    expect(readCalendar(text).events).toEqual([]);
  });

  it("has no name when it is opened once: Outlook would add a calendar", () => {
    expect(calendarFile([event()])).not.toMatch(/NAME|REFRESH|TTL/);
  });

  it("reminds on the morning of the day itself", () => {
    expect(unfolded(calendarFile([event({ alarms: [32_400] })]))).toContain("TRIGGER;RELATED=START:PT9H");
  });

  it.each(ODD_TEXTS.map((text) => [text.slice(0, 20), text] as const))("gives back %j…", (_start, odd) => {
    const text = calendarFile([event({ summary: odd, description: [odd, "Details"] })], FEED);
    expectWellFormed(text);
    const { events } = readCalendar(text);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ summary: plain(odd), description: `${plain(odd)}\nDetails` });
  });

  it("gives back whatever anybody calls anything", () => {
    const name = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'ab,;:\\"\r\n\t 🌱é\u202Eע'), maxLength: 200 }),
    );
    fc.assert(
      fc.property(name, name, (summary, line) => {
        const text = calendarFile([
          event({ summary: `Deadline: ${summary}`, description: [`Funder: ${line}`, "Details"] }),
        ]);
        expectWellFormed(text);
        expect(readCalendar(text).events[0]).toMatchObject({
          summary: plain(`Deadline: ${summary}`),
          description: `${plain(`Funder: ${line}`)}\nDetails`,
        });
      }),
      { numRuns: 300 },
    );
  });
});
