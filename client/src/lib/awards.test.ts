import { describe, expect, it } from "vitest";
import { formatAwards, isFunded } from "./awards";

const award = (
  awardedAmount: string | null,
  awardedCurrency: string | null = null,
  askingCurrency = "USD",
) => ({
  status: "funded" as const,
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
  ])("of %s", (_name, applications, shown) => {
    expect(formatAwards(applications)).toBe(shown);
  });

  it("counts funded and accepted applications as funded", () => {
    expect(
      (["funded", "accepted", "completed", "draft"] as const).map((status) => isFunded({ status })),
    ).toEqual([true, true, false, false]);
  });
});
