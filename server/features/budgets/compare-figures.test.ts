import { describe, expect, it } from "vitest";
import { type ComparedBudget, compareFigures } from "./compare-figures";
import { MODELLED_LINES, TEXTS_WITH_MISMATCH, TEXTS_WITHOUT_MISMATCH } from "./modelled-figure-texts";

const budget: ComparedBudget = { currency: "USD", years: 2, lines: MODELLED_LINES };
const compare = (text: string, of = budget) =>
  compareFigures(of, [{ where: { field: "narrative" }, text }]).map(({ subject, stated }) => ({
    subject,
    stated: stated / 100,
  }));

describe("the figures of a text", () => {
  it("are tried on at least fifty texts of each kind", () => {
    expect(TEXTS_WITHOUT_MISMATCH.length).toBeGreaterThanOrEqual(50);
    expect(TEXTS_WITH_MISMATCH.length).toBeGreaterThanOrEqual(50);
  });

  it.each(TEXTS_WITHOUT_MISMATCH)("agree with the budget: %s", (text) => {
    expect(compare(text)).toEqual([]);
  });

  it.each(TEXTS_WITH_MISMATCH)("contradict the budget: %s", (text, subject, stated) => {
    expect(compare(text)).toEqual([{ subject, stated }]);
  });

  it("are reported with the field, the exact words and the figure of the table", () => {
    const where = { questionId: "q", question: "What does it cost?" };
    const text = "We thought long. The total budget is $90,000. Nothing else.";
    expect(compareFigures(budget, [{ where, text }])).toEqual([
      {
        where,
        subject: "total",
        words: "total budget is $90,000",
        stated: 9_000_000,
        planned: 8_700_000,
      },
    ]);
  });

  it("are read with the decimals of the currency", () => {
    const yen = { currency: "JPY", years: 1, lines: [{ ...MODELLED_LINES[0]!, unitPrice: 500_000 }] };
    expect(compare("The total budget is ¥500,000.", yen)).toEqual([]);
    expect(compare("The total budget is ¥450,000.", yen)).toHaveLength(1);
    const dinars = { ...yen, currency: "KWD" };
    expect(compare("The total budget is KWD 500.000.", dinars)).toEqual([]);
    expect(compare("The total budget is KWD 500.250.", dinars)).toHaveLength(1);
  });

  it("of a long text take no longer than its length", () => {
    const text = `${"budget ".repeat(4_000)}${"1,000 ".repeat(4_000)}`;
    // Of the processor, since other tests run beside this one.
    const before = process.cpuUsage();
    compare(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});
