import { execFile, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUDGET_KINDS } from "@shared/constants/budget";
import { multiplyPrice } from "@shared/budget/arithmetic";
import type { BudgetLineView } from "@shared/validators/budgets";
import { buildBudgetSheets } from "./budget-sheets";
import type { SheetBudget } from "./sheet-tools";
import { type Sheet, writeXlsx } from "./write-xlsx";

const MADE = new Date("2030-03-01T12:00:00Z");

/** Numbers that look random and are the same in every run. */
function createNumbers(seed: number) {
  let state = seed;
  return (max: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % max;
  };
}

/** A budget whose lines have many halves of the smallest unit, where rounding shows. */
function buildBudget(currency: string, seed: number, count = 60): SheetBudget {
  const next = createNumbers(seed);
  const years = 1 + next(7);
  const lines = Array.from({ length: count }, (_, index): BudgetLineView => {
    const [quantity, unitPrice] = [next(9) * 500 + next(2) * next(1_000), next(3_000_000)];
    return {
      ...{ id: String(index), version: 1, unit: "h", narrative: "Why <this> & that", year: 1 + next(years) },
      ...{ kind: BUDGET_KINDS[next(BUDGET_KINDS.length)]!, description: `=Line ${index}` },
      ...{ workPackage: [null, "WP1", "WP*", "wp1", "1"][next(5)]!, quantity, unitPrice },
      ownShare: next(multiplyPrice(quantity, unitPrice) + 1),
    };
  });
  return {
    ...{ title: "Solar Call", currency, years, lines },
    ...{ overheadCap: 1_000, overheadBase: "direct" },
  };
}

const writeBudget = (budget: SheetBudget) => {
  const { sheets, decimals } = buildBudgetSheets(budget);
  return writeXlsx(sheets, decimals, MADE);
};

describe("the workbook of a budget", () => {
  it("has a formula with its result in every sum", async () => {
    const parts = unzipSync(new Uint8Array(await writeBudget(buildBudget("EUR", 7))));
    const sheets = Object.keys(parts).filter((name) => name.includes("worksheets"));
    expect(sheets).toHaveLength(4);
    for (const name of sheets) {
      const formulas = new TextDecoder().decode(parts[name]).match(/<f>[^<]+<\/f><v>[^<]*<\/v>/g) ?? [];
      expect(formulas.length).toBeGreaterThan(8);
      for (const formula of formulas) expect(formula).toMatch(/<v>-?\d+(\.\d+)?(e-?\d+)?<\/v>$/);
    }
  });
});

const hasOffice = spawnSync("soffice", ["--version"]).status === 0;
if (!hasOffice)
  process.stdout.write("Left out: the budget in LibreOffice (install libreoffice-calc-nogui to run it).\n");

/** Has LibreOffice calculate every sheet of the workbooks in a folder anew. Once for all: its start takes longest. */
async function openInOffice(folder: string, names: readonly string[]): Promise<void> {
  // Token 12 of the filter's options writes every sheet to a file of its own.
  await promisify(execFile)(
    "soffice",
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`,
      ...[
        "--headless",
        "--convert-to",
        "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1",
      ],
      ...["--outdir", folder, ...names.map((name) => join(folder, `${name}.xlsx`))],
    ],
    { timeout: 180_000 },
  );
}

/** Each sheet as LibreOffice shows it, row by row. */
function readShown(folder: string, name: string): Promise<string[][][]> {
  const sheets = ["Budget lines", "Years and kinds", "SF-424A", "EU lump sum"];
  return Promise.all(
    sheets.map(async (sheet) =>
      parse(await readFile(join(folder, `${name}-${sheet}.csv`), "utf8"), {
        relax_column_count: true,
        skip_empty_lines: false,
      }),
    ),
  );
}

/** The same sheets with wrong results, so that only a program that calculates shows the right ones. */
const spoilResults = (sheets: Sheet[]): Sheet[] =>
  sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      row.map((cell) => (cell && "number" in cell && cell.formula ? { ...cell, number: "-1" } : cell)),
    ),
  }));

const BUDGETS = [
  ["EUR", 11, 60],
  ["JPY", 12, 60],
  ["KWD", 13, 60],
  ["USD", 14, 200],
  ["USD", 15, 0],
] as const;

describe.skipIf(!hasOffice)("the workbook of a budget in LibreOffice", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "budget-office-"));
    // Left to itself it shows the results that it finds in the file.
    await mkdir(join(folder, "profile/user"), { recursive: true });
    await writeFile(
      join(folder, "profile/user/registrymodifications.xcu"),
      `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`,
    );
    for (const [currency, seed, count] of BUDGETS) {
      const { sheets, decimals } = buildBudgetSheets(buildBudget(currency, seed, count));
      const bytes = await writeXlsx(spoilResults(sheets), decimals, MADE);
      await writeFile(join(folder, `${currency}${seed}.xlsx`), bytes);
    }
    await openInOffice(
      folder,
      BUDGETS.map(([currency, seed]) => `${currency}${seed}`),
    );
  }, 180_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(BUDGETS)("has the sums of the product to the last cent: %s (%i)", async (currency, seed, count) => {
    const { sheets, decimals } = buildBudgetSheets(buildBudget(currency, seed, count));
    const shown = await readShown(folder, `${currency}${seed}`);
    let compared = 0;
    const wrong: string[] = [];
    sheets.forEach(({ name, rows }, index) =>
      rows.forEach((row, r) =>
        row.forEach((cell, c) => {
          if (!cell || !("number" in cell) || !cell.formula) return;
          compared += 1;
          const seen = Number(shown[index]![r]?.[c]);
          // What is compared are cents; a spreadsheet holds fractions only nearly.
          const near = Math.abs(seen - Number(cell.number)) < 0.4 / 10 ** decimals;
          if (!near)
            wrong.push(`${name} ${r + 1}:${c + 1} ${seen} instead of ${cell.number}: ${cell.formula}`);
        }),
      ),
    );
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(count * 2);
  });
});
