import { buffer, text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeFormula, toCsv } from "./csv";

const read = (csv: string): string[][] => parse(csv, { bom: true, relax_column_count: false });

describe("CSV", () => {
  it("begins with a byte order mark and ends lines as Excel expects", async () => {
    const bytes = await buffer(toCsv([["Name"], ["Café Yorùbá"]]));
    expect(bytes.toString("utf8")).toBe("\uFEFFName\r\nCafé Yorùbá\r\n");
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+233 24 123", "'+233 24 123"],
    ["+5", "'+5"],
    ["-cmd", "'-cmd"],
    ["- a point", "'- a point"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["\r=1", "'\r=1"],
    ["\n=1", "'\n=1"],
    ["\0=1", "'\0=1"],
    ["＝1+1", "'＝1+1"],
    ["-5.50", "-5.50"],
    ["-5", "-5"],
    ["50000.00", "50000.00"],
    ["2026-11-22", "2026-11-22"],
    ["a=1", "a=1"],
    ["", ""],
  ])("writes %j as %j", (given, written) => expect(escapeFormula(given)).toBe(written));

  it("returns every text unchanged, except for the apostrophe before a possible formula", async () => {
    const odd = fc.string({ unit: fc.constantFrom(..."=+-@'\",;\r\n\t 5.aé阿م😀") });
    const cell = fc.oneof(odd, fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }));
    const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const csv = await text(toCsv(given));
        expect(read(csv)).toEqual(given.map((row) => row.map((each) => escapeFormula(each))));
        for (const written of read(csv).flat())
          expect(/^[=+\-@\t\r\n\0]/.test(written) && !/^-?\d+(\.\d+)?$/.test(written)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it("fails when its rows fail", async () => {
    async function* broken() {
      yield ["Name"];
      throw new Error("the database went away");
    }
    await expect(text(toCsv(broken()))).rejects.toThrow("the database went away");
  });
});
