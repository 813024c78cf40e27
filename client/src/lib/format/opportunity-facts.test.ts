import { describe, expect, it } from "vitest";
import { acceptsCountry, isUrgent, opensLater, listRegions } from "./opportunity-facts";

const NOW = new Date("2030-05-10T12:00:00Z");

describe("an urgent deadline", () => {
  it.each([
    ["2030-05-17", true],
    ["2030-05-10", true],
    ["2030-05-18", false],
    ["2030-05-09", false],
    [null, false],
  ])("the urgency of the deadline %s on 10 May is %s", (deadline, urgent) => {
    expect(isUrgent({ deadline, deadlineTimezone: null }, NOW)).toBe(urgent);
  });

  it("a deadline is no longer urgent once its hour has passed", () => {
    const closing = { deadline: "2030-05-10", deadlineTimezone: null };
    const checkAt = (hour: string) => isUrgent({ ...closing, closesAt: `2030-05-10T${hour}:00Z` }, NOW);
    expect([checkAt("12:01"), checkAt("12:00")]).toEqual([true, false]);
  });
});

describe("an opening day", () => {
  it("an opening day counts as later only while it is in the future", () => {
    const checkOpensLater = (openDate: string | null) =>
      opensLater({ openDate, deadlineTimezone: null }, NOW);
    expect([checkOpensLater("2030-05-11"), checkOpensLater("2030-05-10"), checkOpensLater(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("regions", () => {
  it("the regions are global with a star among the countries", () => {
    expect(listRegions(["GH", "*"], 5)).toEqual({ kind: "global" });
  });

  it("the regions are not stated, rather than global, without countries", () => {
    expect(listRegions([], 5)).toEqual({ kind: "not-stated" });
  });

  it("the regions name the first countries and keep the others apart", () => {
    expect(listRegions(["GH", "NG", "KE"], 2)).toEqual({
      kind: "countries",
      shown: ["Ghana", "Nigeria"],
      more: ["Kenya"],
    });
  });
});

describe("the country filter", () => {
  it("the country filter accepts opportunities that name the country, are global or name none", () => {
    expect([["GH"], ["gh"], ["*"], [], ["NG"]].map((countries) => acceptsCountry(countries, "GH"))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});
