import { describe, expect, it } from "vitest";
import { addMonths, getDayForKey, getFirstDay, listWeeks } from "./calendar-days";

describe("a month of the calendar", () => {
  it("a month has weeks from Monday to Sunday", () => {
    const weeks = listWeeks("2030-05");
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      null,
      "2030-05-01",
      "2030-05-02",
      "2030-05-03",
      "2030-05-04",
      "2030-05-05",
    ]);
    expect(weeks[4]).toEqual([
      "2030-05-27",
      "2030-05-28",
      "2030-05-29",
      "2030-05-30",
      "2030-05-31",
      null,
      null,
    ]);
  });

  it.each([
    ["2027-02", 4, 28],
    ["2028-02", 5, 29],
    ["2030-06", 5, 30],
    ["2030-12", 6, 31],
  ])("%s takes %i weeks for its %i days", (month, weeks, days) => {
    expect(listWeeks(month)).toHaveLength(weeks);
    expect(listWeeks(month).flat().filter(Boolean)).toHaveLength(days);
  });

  it("the month after December is January, and the one before January is December", () => {
    expect(addMonths("2029-12", 1)).toBe("2030-01");
    expect(addMonths("2030-01", -1)).toBe("2029-12");
    expect(addMonths("2030-01", -13)).toBe("2028-12");
  });
});

it.each([
  ["ArrowLeft", "2030-05-01", "2030-04-30"],
  ["ArrowRight", "2030-12-31", "2031-01-01"],
  ["ArrowUp", "2030-05-10", "2030-05-03"],
  ["ArrowDown", "2030-05-10", "2030-05-17"],
  ["Home", "2030-05-10", "2030-05-06"],
  ["Home", "2030-05-06", "2030-05-06"],
  ["End", "2030-05-10", "2030-05-12"],
  ["PageUp", "2030-03-31", "2030-02-28"],
  ["PageDown", "2030-01-10", "2030-02-10"],
  ["Enter", "2030-01-10", undefined],
])("the key %s moves from %s to %s", (key, from, to) => {
  expect(getDayForKey(key, from)).toBe(to);
});

describe("the beginning of a week", () => {
  it("a week begins on the day of the country, on Monday where there is none", () => {
    expect([getFirstDay("GH"), getFirstDay("FR"), getFirstDay(null), getFirstDay("?")]).toEqual([1, 1, 1, 1]);
    expect([getFirstDay("US"), getFirstDay("EG")]).toEqual([7, 6]);
  });

  it("a month has weeks from Sunday to Saturday where they begin so", () => {
    const [first] = listWeeks("2030-05", 7);
    expect(first).toEqual([null, null, null, "2030-05-01", "2030-05-02", "2030-05-03", "2030-05-04"]);
    expect(listWeeks("2030-05", 6)[0]!.slice(4)).toEqual(["2030-05-01", "2030-05-02", "2030-05-03"]);
    expect(getDayForKey("Home", "2030-05-08", 7)).toBe("2030-05-05");
    expect(getDayForKey("End", "2030-05-08", 7)).toBe("2030-05-11");
  });
});
