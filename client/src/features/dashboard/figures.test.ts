import { describe, expect, it } from "vitest";
import { buildApplicationItem } from "@/test/opportunities";
import { countCreatedToday, countDrafts, sumFunded } from "./figures";

const NOW = new Date(2030, 4, 10, 12);
const award = (parts: Parameters<typeof buildApplicationItem>[0]) =>
  buildApplicationItem({ status: "funded", updatedAt: NOW.toISOString(), ...parts });

describe("the figures of the dashboard", () => {
  it("the dashboard counts what was created on the reader's day, not in the last 24 hours", () => {
    const created = (moment: Date) => ({ createdAt: moment.toISOString() });
    const things = [
      created(new Date(2030, 4, 10, 0, 1)),
      created(new Date(2030, 4, 9, 23, 59)),
      created(new Date(2030, 4, 10, 11, 59)),
    ];
    expect(countCreatedToday(things, NOW)).toBe(2);
  });

  it("the dashboard counts drafts", () => {
    expect(countDrafts([buildApplicationItem(), buildApplicationItem({ status: "in_progress" })])).toBe(1);
  });
});

describe("the funded sum", () => {
  it("the funded sum is zero dollars without an award", () => {
    const nothing = [{ amount: "0", currency: "USD" }];
    expect(sumFunded([buildApplicationItem()], NOW)).toEqual({ total: nothing, month: nothing });
  });

  it("the funded sum adds awards of funded and accepted applications only, exactly", () => {
    const applications = [
      award({ awardedAmount: "0.10" }),
      award({ awardedAmount: "0.20", status: "accepted" }),
      award({ awardedAmount: "500.00", status: "completed" }),
      award({ awardedAmount: null }),
    ];
    expect(sumFunded(applications, NOW).total).toEqual([{ amount: "0.3", currency: "USD" }]);
  });

  it("the funded sum never mixes two currencies, and puts the one with most awards first", () => {
    const applications = [
      award({ awardedAmount: "900000", awardedCurrency: "NGN" }),
      award({ awardedAmount: "20000", awardedCurrency: "EUR" }),
      award({ awardedAmount: "5000", askingCurrency: "EUR" }),
    ];
    expect(sumFunded(applications, NOW).total).toEqual([
      { amount: "25000", currency: "EUR" },
      { amount: "900000", currency: "NGN" },
    ]);
  });

  it("the funded sum uses the month of the decision, else of the last change", () => {
    const applications = [
      award({ awardedAmount: "100", decisionDate: "2030-05-01" }),
      award({ awardedAmount: "10", decisionDate: "2030-04-30" }),
      award({ awardedAmount: "1", decisionDate: null }),
      award({ awardedAmount: "1000", decisionDate: "2029-05-10" }),
    ];
    expect(sumFunded(applications, NOW).month).toEqual([{ amount: "101", currency: "USD" }]);
  });
});
