import { describe, expect, it } from "vitest";
import { formatSums, isFunded, sumAwards } from "./awards";

const award = (
  awardedAmount: string | null,
  awardedCurrency: string | null = null,
  askingCurrency = "USD",
) => ({
  awardedAmount,
  awardedCurrency,
  askingCurrency,
});

describe("the sum of awards", () => {
  it.each([
    ["nothing", [], "$0"],
    ["no amount yet", [award(null)], "$0"],
    ["one currency", [award("100000.00"), award("20500.50")], "$121K"],
    ["an award in the currency that was asked for", [award("5000", null, "GHS")], "₵5K"],
    ["two currencies, the more frequent first", [award("20000", "EUR"), award("1"), award("2")], "$3 + €20K"],
  ])("the sum of %s is shown in short", (_name, awards, shown) => {
    expect(formatSums(sumAwards(awards))).toBe(shown);
  });

  it("the sum is exact", () => {
    expect(sumAwards([award("0.10"), award("0.20")])).toEqual([{ amount: "0.3", currency: "USD" }]);
  });

  it("funded and accepted applications count as funded", () => {
    const statuses = ["funded", "accepted", "completed", "draft"] as const;
    expect(statuses.map((status) => isFunded({ status }))).toEqual([true, true, false, false]);
  });
});
