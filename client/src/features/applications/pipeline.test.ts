import { describe, expect, it } from "vitest";
import { buildApplicationItem } from "@/test/opportunities";
import {
  listCurrencies,
  sumByMonth,
  findLargest,
  getBarPercent,
  groupByStage,
  sumByCurrency,
} from "./pipeline";

const NOW = new Date(2030, 1, 10, 12);
const moment = (year: number, month: number, day = 5) => new Date(year, month - 1, day, 12).toISOString();

describe("the pipeline by status", () => {
  it("the pipeline has every common status, and the rare ones only where they have applications", () => {
    const counts = (...applications: Parameters<typeof groupByStage>[0]) =>
      groupByStage(applications, "USD").map(({ statuses, count }) => [statuses.join(), count]);
    expect(counts()).toEqual([
      ["draft", 0],
      ["submitted", 0],
      ["under_review", 0],
      ["accepted,funded", 0],
      ["rejected", 0],
    ]);
    const all = counts(
      ...(["draft", "in_progress", "accepted", "funded", "completed"] as const).map((status) =>
        buildApplicationItem({ status }),
      ),
    );
    expect(all).toEqual([
      ["draft", 1],
      ["in_progress", 1],
      ["submitted", 0],
      ["under_review", 0],
      ["accepted,funded", 2],
      ["completed", 1],
      ["rejected", 0],
    ]);
  });

  it("the pipeline sums one currency exactly, and leaves the others out", () => {
    const applications = [
      buildApplicationItem({ status: "submitted", askingAmount: "0.10" }),
      buildApplicationItem({ status: "submitted", askingAmount: "5000000000.20" }),
      buildApplicationItem({ status: "submitted", askingAmount: "7", askingCurrency: "EUR" }),
      buildApplicationItem({ status: "submitted", askingAmount: null }),
    ];
    expect(groupByStage(applications, "USD")[1]).toMatchObject({
      count: 4,
      asked: "5000000000.3",
      awarded: "0",
    });
    expect(groupByStage(applications, "EUR")[1]).toMatchObject({ count: 4, asked: "7" });
  });

  it("the pipeline counts only awarded money as awarded, in its own currency", () => {
    const applications = [
      buildApplicationItem({ status: "funded", awardedAmount: "100", awardedCurrency: "EUR" }),
      buildApplicationItem({ status: "accepted", awardedAmount: "20" }),
      buildApplicationItem({ status: "rejected", awardedAmount: "3" }),
    ];
    const won = (currency: string) => groupByStage(applications, currency).map(({ awarded }) => awarded);
    expect(won("USD")).toEqual(["0", "0", "0", "20", "0"]);
    expect(won("EUR")).toEqual(["0", "0", "0", "100", "0"]);
  });

  it("the pipeline counts a zero amount as no money, and of no currency", () => {
    const applications = [
      buildApplicationItem({ status: "submitted", askingAmount: "5", askingCurrency: "USD" }),
      ...["0", "0.00"].map((askingAmount) =>
        buildApplicationItem({ status: "submitted", askingAmount, askingCurrency: "EUR" }),
      ),
    ];
    expect(listCurrencies(applications)).toEqual(["USD"]);
    expect(sumByCurrency(applications)).toMatchObject({ asked: [{ amount: "5", currency: "USD" }] });
  });

  it("the pipeline has one sum for each currency that is requested or awarded", () => {
    const applications = [
      buildApplicationItem({ askingAmount: "5" }),
      buildApplicationItem({ askingAmount: "6", status: "funded", awardedAmount: "4" }),
      buildApplicationItem({ askingAmount: "7", askingCurrency: "EUR" }),
    ];
    expect(sumByCurrency(applications)).toEqual({
      asked: [
        { amount: "11", currency: "USD" },
        { amount: "7", currency: "EUR" },
      ],
      awarded: [{ amount: "4", currency: "USD" }],
    });
    expect(sumByCurrency([])).toEqual({ asked: [], awarded: [] });
  });

  it("the pipeline names the currency of most applications first, and none without money", () => {
    const asking = (askingCurrency: string) => buildApplicationItem({ askingCurrency });
    expect(listCurrencies([asking("NGN"), asking("EUR"), asking("GBP"), asking("EUR")])).toEqual([
      "EUR",
      "GBP",
      "NGN",
    ]);
    expect(listCurrencies([buildApplicationItem({ askingAmount: null })])).toEqual([]);
    // A missing currency means the product's default one.
    expect(listCurrencies([{ ...buildApplicationItem(), askingCurrency: undefined as never }])).toEqual([
      "USD",
    ]);
  });
});

describe("the pipeline by month", () => {
  const nonZero = (applications: Parameters<typeof sumByMonth>[0]) =>
    sumByMonth(applications, "USD", NOW).filter(({ asked, awarded }) => asked !== "0" || awarded !== "0");

  it("the pipeline has the last twelve months, the current one last", () => {
    const months = sumByMonth([], "USD", NOW).map(({ month }) => month);
    expect(months).toHaveLength(12);
    expect([months[0], months[10], months[11]]).toEqual(["2029-03", "2030-01", "2030-02"]);
    // The last day of a long month must not skip the short month before.
    const atMonthsEnd = sumByMonth([], "USD", new Date(2030, 2, 31)).map(({ month }) => month);
    expect(atMonthsEnd.slice(-2)).toEqual(["2030-02", "2030-03"]);
  });

  it("the pipeline counts requests in the month they were sent, else begun, and drafts not at all", () => {
    const applications = [
      buildApplicationItem({ status: "submitted", submittedDate: "2030-02-01", askingAmount: "10" }),
      buildApplicationItem({ status: "rejected", submittedDate: "2030-02-28", askingAmount: "1" }),
      buildApplicationItem({ status: "submitted", createdAt: moment(2029, 12), askingAmount: "100" }),
      buildApplicationItem({ status: "submitted", submittedDate: "2029-02-28", askingAmount: "1000" }),
      buildApplicationItem({ status: "draft", createdAt: moment(2030, 1) }),
    ];
    expect(nonZero(applications)).toEqual([
      { month: "2029-12", asked: "100", awarded: "0" },
      { month: "2030-02", asked: "11", awarded: "0" },
    ]);
  });

  it("the pipeline counts awards in the month of the decision, else of the last change", () => {
    const won = { status: "funded", askingAmount: null } as const;
    const applications = [
      buildApplicationItem({ ...won, awardedAmount: "5", decisionDate: "2029-03-01" }),
      buildApplicationItem({ ...won, awardedAmount: "7", updatedAt: moment(2030, 2) }),
    ];
    expect(nonZero(applications)).toEqual([
      { month: "2029-03", asked: "0", awarded: "5" },
      { month: "2030-02", asked: "0", awarded: "7" },
    ]);
  });

  it("the pipeline leaves out applications without a readable day", () => {
    expect(nonZero([buildApplicationItem({ status: "submitted", createdAt: "soon" })])).toEqual([]);
  });
});

it("a bar shows the smallest amount visibly beside the greatest, and nothing for zero", () => {
  expect(findLargest(["5", "5000000000", "700"])).toBe("5000000000");
  expect(findLargest([])).toBe("0");
  expect(getBarPercent("5000000000", "5000000000")).toBe(100);
  expect(getBarPercent("5", "5000000000")).toBe(2);
  expect(getBarPercent("2500000000", "5000000000")).toBe(50);
  expect([getBarPercent("0", "5"), getBarPercent("0", "0")]).toEqual([0, 0]);
});
