import { describe, expect, it } from "vitest";
import { buildOpportunity, formatDateIn, testId } from "@/test/opportunities";
import { googleCalendarUrl, hasDeadlineAhead } from "./calendar-links";

const ORIGIN = "https://amberway.example";
const buildLink = (parts: Parameters<typeof buildOpportunity>[0]) =>
  new URL(googleCalendarUrl({ ...buildOpportunity(parts), deadline: parts!.deadline! }, ORIGIN));

describe("the link to Google Calendar", () => {
  it("the calendar link has the deadline's day, also at the end of a month and of a year", () => {
    const readDates = (deadline: string) => buildLink({ deadline }).searchParams.get("dates");
    expect(readDates("2027-03-30")).toBe("20270330/20270331");
    expect(readDates("2027-02-28")).toBe("20270228/20270301");
    expect(readDates("2027-12-31")).toBe("20271231/20280101");
  });

  it("the calendar link has the name, the funder and the details, and keeps every character", () => {
    const url = buildLink({
      name: "Energy & Water #1 + “منحة” 🌍",
      funderName: "Trust & Co",
      deadline: "2027-03-31",
      deadlineTimezone: "America/New_York",
    });
    expect(url.origin + url.pathname).toBe("https://calendar.google.com/calendar/render");
    expect(url.searchParams.get("action")).toBe("TEMPLATE");
    expect(url.searchParams.get("text")).toBe("Deadline: Energy & Water #1 + “منحة” 🌍");
    expect(url.searchParams.get("details")).toBe(
      `Funder: Trust & Co\nOpen until that day ends, America/New York time\nDetails: ${ORIGIN}/opportunities/${testId(1)}`,
    );
  });

  it("the calendar link says until which hour of the day the call is open", () => {
    const link = buildLink({
      deadline: "2027-03-31",
      deadlineTimezone: "Africa/Nairobi",
      deadlineTime: "17:00",
    });
    expect(link.searchParams.get("details")).toContain("Open until 17:00 of that day, Africa/Nairobi time");
  });

  it("the calendar link has no funder if none is known, and UTC if there is no time zone", () => {
    const details = buildLink({ funderName: null, deadline: "2027-03-31" }).searchParams.get("details");
    expect(details).not.toContain("Funder");
    expect(details).toContain("UTC time");
  });
});

it.each([
  ["today", { deadline: formatDateIn(0) }, true],
  ["ahead", { deadline: formatDateIn(5) }, true],
  ["not stated", { deadline: null }, false],
  ["past", { deadline: formatDateIn(-2) }, false],
  ["over by the server's clock", { deadline: formatDateIn(0), closed: true }, false],
])("hasDeadlineAhead is correct for a deadline that is %s", (_when, parts, expected) => {
  expect(hasDeadlineAhead(buildOpportunity(parts))).toBe(expected);
});
