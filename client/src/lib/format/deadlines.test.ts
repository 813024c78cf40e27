import { describe, expect, it } from "vitest";
import { daysRemaining, formatClosing, formatDaysRemaining, formatDeadline, isClosed } from "./deadlines";

const noon = new Date("2031-03-10T12:00:00Z");
const on = (deadline: string | null, deadlineTimezone: string | null = null) => ({
  deadline,
  deadlineTimezone,
});

describe("deadlines", () => {
  it.each([
    ["2031-03-11", "Due in 1 days", 1, "1 day remaining", false],
    ["2031-03-20", "Due in 10 days", 10, "10 days remaining", false],
    ["2031-03-10", "Due in 1 days", 0, "Closes today", false],
    ["2031-03-09", "Due in 2 days", -1, "Closed", true],
    ["2031-02-28", "Due in 11 days", -10, "Closed", true],
    ["2032-03-10", "Due in 366 days", 366, "366 days remaining", false],
  ])("the deadline %s reads on 10 March at noon as '%s'", (deadline, shown, days, remaining, closed) => {
    const closing = on(deadline);
    expect(formatDeadline(closing, noon)).toBe(shown);
    expect(daysRemaining(deadline, null, noon)).toBe(days);
    expect(formatDaysRemaining({ ...closing, deadline }, noon)).toBe(remaining);
    expect(isClosed(closing, noon)).toBe(closed);
  });

  it.each([
    ["2031-03-12", "2031-03-12T09:00:00Z", "Due in 2 days", "2 days remaining", false],
    ["2031-03-10", "2031-03-10T12:01:00Z", "Due in 1 days", "Closes today", false],
    ["2031-03-10", "2031-03-10T12:00:00Z", "Closed", "Closed", true],
    ["2031-03-09", "2031-03-09T17:00:00Z", "Closed", "Closed", true],
  ])("the deadline %s that closes at %s reads at noon of 10 March as '%s'", (deadline, closesAt, ...told) => {
    const closing = { ...on(deadline), deadline, deadlineTime: "17:00", closesAt };
    const [shown, remaining, closed] = told;
    expect(formatDeadline(closing, noon)).toBe(shown);
    expect(formatDaysRemaining(closing, noon)).toBe(remaining);
    expect(isClosed(closing, noon)).toBe(closed);
  });

  it("a day that has passed without an hour is counted from, as the specification has it", () => {
    const closing = { ...on("2031-03-09"), deadlineTime: null, closesAt: "2031-03-10T00:00:00Z" };
    expect(formatDeadline(closing, noon)).toBe("Due in 2 days");
  });

  it("a call is open until its hour, or until its day ends, in its own time zone", () => {
    expect(formatClosing("17:00", "America/New_York")).toBe(
      "Open until 17:00 of that day, America/New York time",
    );
    expect(formatClosing(null, null)).toBe("Open until that day ends, UTC time");
  });

  it("N is the rounded-up distance to the start of the deadline's day", () => {
    for (const deadline of ["2031-03-01", "2031-03-09", "2031-03-10", "2031-03-11", "2031-12-31"]) {
      const distance = Math.abs(Date.parse(`${deadline}T00:00:00Z`) - noon.getTime());
      expect(formatDeadline(on(deadline, "UTC"), noon)).toBe(
        `Due in ${Math.ceil(distance / 86_400_000)} days`,
      );
    }
  });

  it("an opportunity without a deadline has no due date and never closes", () => {
    expect(formatDeadline(on(null), noon)).toBe("No due date");
    expect(isClosed(on(null), noon)).toBe(false);
  });

  it("an opportunity stays open until the day ends in the funder's time zone", () => {
    const lateUtc = new Date("2031-03-11T02:00:00Z");
    expect(isClosed(on("2031-03-10", "UTC"), lateUtc)).toBe(true);
    expect(isClosed(on("2031-03-10", "America/New_York"), lateUtc)).toBe(false);
    expect(isClosed(on("2031-03-10", "no/such-zone"), lateUtc)).toBe(true);
    const earlyUtc = new Date("2031-03-10T20:00:00Z");
    expect(isClosed(on("2031-03-10", "Pacific/Auckland"), earlyUtc)).toBe(true);
  });
});
