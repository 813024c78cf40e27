import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUDGET_KINDS, LINE_TOTAL_MAX, QUANTITY_MAX, UNIT_PRICE_MAX } from "../constants/budget";
import { multiplyPrice, spread, sum } from "./arithmetic";
import { buildLumpSum, LUMP_SUM_CATEGORIES } from "./lump-sum";
import { buildSf424a } from "./sf424a";
import { checkOverhead, type LineFigures, splitLine, type Split, sumBudget } from "./sums";

const arbitraryLine = (years: number): fc.Arbitrary<LineFigures> =>
  fc
    .record({
      year: fc.integer({ min: 1, max: years }),
      kind: fc.constantFrom(...BUDGET_KINDS),
      workPackage: fc.constantFrom(null, "WP1", "WP2", "WP10"),
      quantity: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: QUANTITY_MAX })),
      unitPrice: fc.oneof(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: UNIT_PRICE_MAX })),
      ownPart: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .filter(({ quantity, unitPrice }) => multiplyPrice(quantity, unitPrice) <= LINE_TOTAL_MAX)
    .map(({ ownPart, ...line }) => ({
      ...line,
      ownShare: Math.floor(multiplyPrice(line.quantity, line.unitPrice) * ownPart),
    }));
const arbitraryBudget = fc.integer({ min: 1, max: 10 }).chain((years) =>
  fc.record({
    years: fc.constant(years),
    lines: fc.array(arbitraryLine(years), { maxLength: 25 }),
  }),
);

const add = (splits: readonly Split[]) => ({
  total: sum(splits.map(({ total }) => total)),
  funder: sum(splits.map(({ funder }) => funder)),
  own: sum(splits.map(({ own }) => own)),
});

describe("the views of a budget", () => {
  it("add up to the sum of the lines in each of 10,000 random budgets, to the last cent", () => {
    let budgets = 0;
    fc.assert(
      fc.property(arbitraryBudget, ({ years, lines }) => {
        budgets += 1;
        const all = add(lines.map(splitLine));
        const plain = sumBudget(lines, years);
        const form = buildSf424a(lines, years);
        const lump = buildLumpSum(lines);
        // One comparison for each budget: ten thousand times a dozen take minutes.
        expect({
          parts: all.funder + all.own,
          // Bigints tell whether a sum left what a number holds exactly.
          exactly: lines.reduce((n, line) => n + BigInt(splitLine(line).total), 0n),
          plain: [plain.total, add(plain.years), add(Object.values(plain.kinds))],
          plainRows: plain.rows.map((row) => sum(row.years)),
          plainCells: sum(plain.rows.flatMap((row) => row.years)),
          form: [form.summary, add([...form.classes.map(({ split }) => split), form.indirect]), form.total],
          formDirect: add(form.classes.map(({ split }) => split)),
          federal: sum([...form.firstYear.federal, ...form.later.years, form.later.beyond]),
          nonFederal: [form.nonFederal, sum(form.firstYear.nonFederal)],
          lump: [lump.total.total, sum(lump.packages.map(({ total }) => total))],
          lumpCategories: sum(Object.values(lump.categories)),
          lumpColumns: LUMP_SUM_CATEGORIES.map((name) => sum(lump.packages.map((row) => row.amounts[name]))),
        }).toEqual({
          parts: all.total,
          exactly: BigInt(all.total),
          plain: [all, all, all],
          plainRows: plain.rows.map((row) => row.total.total),
          plainCells: all.total,
          form: [all, all, all],
          formDirect: form.direct,
          federal: all.funder,
          nonFederal: [all.own, plain.years[0]!.own],
          lump: [all.total, all.total],
          lumpCategories: all.total,
          lumpColumns: LUMP_SUM_CATEGORIES.map((name) => lump.categories[name]),
        });
      }),
      { numRuns: 10_000, seed: 20_261_128 },
    );
    expect(budgets).toBe(10_000);
  });

  it("splits an amount that cannot be divided so that no part is off by more than one", () => {
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spread(5, [1, 1, 1, 1])).toEqual([2, 1, 1, 1]);
    expect(spread(10, [0, 3, 0])).toEqual([0, 10, 0]);
    expect(spread(7, [0, 0])).toEqual([7, 0]);
    expect(spread(7, [])).toEqual([]);
  });

  it("rounds half a cent up, once for each line", () => {
    expect(multiplyPrice(500, 1)).toBe(1);
    expect(multiplyPrice(499, 1)).toBe(0);
    expect(multiplyPrice(1_333, 7_500)).toBe(9_998);
    expect(multiplyPrice(9_000, LINE_TOTAL_MAX / 9)).toBe(LINE_TOTAL_MAX);
  });
});

const line = (kind: LineFigures["kind"], amount: number, rest: Partial<LineFigures> = {}): LineFigures => ({
  ...{ year: 1, kind, workPackage: null, quantity: 1_000, unitPrice: amount, ownShare: 0, ...rest },
});

describe("overhead", () => {
  const lines = [line("personnel", 60_000), line("equipment", 40_000), line("indirect", 12_000)];
  it.each([
    ["direct", 10_000, 2_000],
    ["modified", 6_000, 6_000],
    ["personnel", 6_000, 6_000],
    ["total", 11_200, 800],
  ] as const)("is compared with its cap on %s costs", (overheadBase, allowed, over) => {
    expect(checkOverhead(sumBudget(lines, 1), { overheadCap: 1_000, overheadBase })).toEqual({
      planned: 12_000,
      allowed,
      over,
    });
  });

  it("is not compared where the funder sets no cap", () => {
    expect(checkOverhead(sumBudget(lines, 1), { overheadCap: null, overheadBase: "direct" })).toBeNull();
  });
});

describe("the EU lump-sum view", () => {
  it("spreads common indirect costs over the work packages by personnel and purchases", () => {
    const { packages, flatRate } = buildLumpSum([
      line("personnel", 20_000, { workPackage: "WP2" }),
      line("travel", 10_000, { workPackage: "WP10" }),
      line("contractual", 90_000, { workPackage: "WP10" }),
      line("indirect", 10_000),
    ]);
    expect(packages.map(({ workPackage, amounts }) => [workPackage, amounts.E])).toEqual([
      ["WP2", 6_667],
      ["WP10", 3_333],
    ]);
    expect(flatRate).toBe(7_500);
  });
});

describe("the first year of the SF-424A", () => {
  it("is planned by quarters that add up", () => {
    const form = buildSf424a([line("travel", 1_003, { ownShare: 2 }), line("other", 500, { year: 7 })], 7);
    expect(form.firstYear.federal).toEqual([251, 250, 250, 250]);
    expect(form.firstYear.nonFederal).toEqual([1, 1, 0, 0]);
    expect(form.later).toEqual({ years: [0, 0, 0, 0], beyond: 500 });
  });
});
