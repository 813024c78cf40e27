import { afterEach, describe, expect, it, vi } from "vitest";
import { calendarDay, clockTime, countDaysUntil, nextDayAt } from "./calendar-day";

const LATE = new Date("2027-03-30T21:30:00Z");

afterEach(() => vi.restoreAllMocks());

describe("the day of a moment", () => {
  it.each([
    ["UTC", "2027-03-30"],
    [null, "2027-03-30"],
    ["", "2027-03-30"],
    ["Nowhere/Land", "2027-03-30"],
    ["Africa/Nairobi", "2027-03-31"],
    ["Pacific/Kiritimati", "2027-03-31"],
    ["America/Los_Angeles", "2027-03-30"],
  ])("the day in the zone %s is %s", (zone, day) => {
    expect(calendarDay(LATE, zone)).toBe(day);
  });

  it("months and days have two digits", () => {
    expect(calendarDay(new Date("2027-01-02T12:00:00Z"), "Africa/Nairobi")).toBe("2027-01-02");
  });

  it("the day does not depend on the way a locale writes a date, nor on the order or width of its parts", () => {
    const written = Intl.DateTimeFormat.prototype as unknown as { format: unknown };
    vi.spyOn(written, "format", "get").mockReturnValue(() => "3/1/2027");
    vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts").mockReturnValue([
      { type: "month", value: "3" },
      { type: "literal", value: "/" },
      { type: "day", value: "1" },
      { type: "literal", value: "/" },
      { type: "year", value: "2027" },
    ]);
    expect(calendarDay(LATE, "Africa/Lagos")).toBe("2027-03-01");
  });
});

it.each([
  ["2027-03-30", "UTC", 0],
  ["2027-03-30", "Africa/Nairobi", -1],
  ["2027-03-31", "America/Los_Angeles", 1],
  ["2028-03-30", null, 366],
])("until the day %s in the zone %s there are %i days", (day, zone, days) => {
  expect(countDaysUntil(day, zone, LATE)).toBe(days);
});

it.each([
  ["UTC", "2027-03-31T00:00:00Z"],
  ["Nowhere/Land", "2027-03-31T00:00:00Z"],
  ["Africa/Nairobi", "2027-03-31T21:00:00Z"],
  ["America/Los_Angeles", "2027-03-31T07:00:00Z"],
])("the next day begins in the zone %s at %s", (zone, moment) => {
  expect(new Date(nextDayAt(LATE, zone))).toEqual(new Date(moment));
});

it.each([
  ["shorter", "2027-03-28T00:00:00Z", "2027-03-28T22:00:00Z"],
  ["longer", "2027-10-31T00:00:00Z", "2027-10-31T23:00:00Z"],
])("the next day begins at midnight after a day that is an hour %s", (_what, moment, midnight) => {
  expect(new Date(nextDayAt(new Date(moment), "Europe/Berlin"))).toEqual(new Date(midnight));
});

it("the day of a zone is found whatever was asked before", () => {
  const ask = (hours: number) => calendarDay(new Date(LATE.getTime() + hours * 3_600_000), "Asia/Tokyo");
  expect([0, 2, 40, 1, -12, 0, 24, 17].map(ask)).toEqual([
    "2027-03-31",
    "2027-03-31",
    "2027-04-01",
    "2027-03-31",
    "2027-03-30",
    "2027-03-31",
    "2027-04-01",
    "2027-03-31",
  ]);
});

it.each([
  ["UTC", "21:30"],
  [null, "21:30"],
  ["Nowhere/Land", "21:30"],
  ["Africa/Nairobi", "00:30"],
  ["Asia/Kathmandu", "03:15"],
])("the clocks of the zone %s show %s", (zone, time) => {
  expect(clockTime(LATE, zone)).toBe(time);
});
