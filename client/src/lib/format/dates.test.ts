import { describe, expect, it } from "vitest";
import { formatDate, formatDateTime, formatInReaderZone, todayForInput } from "./dates";

describe("dates", () => {
  it("a moment is shown by the reader's clock when that shows something else", () => {
    const format = (zone: string) => formatInReaderZone("2027-03-31T21:00:00Z", zone, "Africa/Nairobi");
    expect(format("America/New_York")).toBe("1 Apr 2027, 00:00");
    expect(format("Africa/Kampala")).toBeUndefined();
    expect(format("Nowhere")).toBe("1 Apr 2027, 00:00");
  });

  it("a calendar date is the same date in every time zone", () => {
    expect(formatDate("2031-03-01")).toBe("1 Mar 2031");
    expect(formatDate("2031-12-31")).toBe("31 Dec 2031");
  });

  it("a moment is shown as the reader's day and time", () => {
    const evening = new Date(2031, 0, 5, 23, 9).toISOString();
    expect([formatDate(evening), formatDateTime(evening)]).toEqual(["5 Jan 2031", "5 Jan 2031, 23:09"]);
  });

  it.each([null, undefined, "", "not a date", "2031-99-99"])("the value %s gives no date", (value) => {
    expect([formatDate(value), formatDateTime(value)]).toEqual([undefined, undefined]);
  });

  it("a date input gets the reader's own day", () => {
    expect(todayForInput(new Date(2031, 0, 5, 23, 59))).toBe("2031-01-05");
  });
});
