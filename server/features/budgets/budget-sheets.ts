import { BUDGET_KINDS } from "@shared/constants/budget";
import { countDecimals, toDecimal } from "@shared/budget/currency";
import { type Split, splitLine, sumBudget } from "@shared/budget/sums";
import { t } from "../../platform/text/words";
import { buildFormSheet } from "./form-sheet";
import { buildLumpSumSheet } from "./lump-sum-sheet";
import { COLUMNS, headOf, kindLabel, type SheetBudget, type SheetTools, text } from "./sheet-tools";
import { type Cell, columnName, quoteSheet, type Sheet } from "./write-xlsx";

const FIRST_ROW = 5;

/** The workbook of a budget: its lines, and each view with sums that follow when a line is changed. */
export function buildBudgetSheets(budget: SheetBudget): { sheets: Sheet[]; decimals: number } {
  const decimals = countDecimals(budget.currency);
  const name = t("Budget lines");
  const lastRow = FIRST_ROW + Math.max(budget.lines.length, 1) - 1;
  const tools: SheetTools = {
    budget,
    decimals,
    sums: sumBudget(budget.lines, budget.years),
    range: (column) => {
      const letters = columnName(COLUMNS[column]);
      return `${quoteSheet(name)}!$${letters}$${FIRST_ROW}:$${letters}$${lastRow}`;
    },
    money: (value, formula, style = "money") => ({ number: toDecimal(value, decimals), formula, style }),
    round: (formula) => `ROUND(${formula},${decimals})`,
  };
  return {
    decimals,
    sheets: [
      buildLinesSheet(name, tools, lastRow),
      buildSummarySheet(tools),
      buildFormSheet(tools),
      buildLumpSumSheet(tools),
    ],
  };
}

function buildLinesSheet(name: string, tools: SheetTools, lastRow: number): Sheet {
  const { budget, decimals, sums, money, round } = tools;
  const scale = 10 ** decimals;
  const part = decimals === 0 ? "" : `/${scale}`;
  const rows = budget.lines.map((line, index): (Cell | null)[] => {
    const row = FIRST_ROW + index;
    const { total, own, funder } = splitLine(line);
    return [
      { number: String(line.year) },
      text(kindLabel(line.kind)),
      line.workPackage === null ? null : text(line.workPackage),
      text(line.description, "wrapped"),
      { number: toDecimal(line.quantity, 3), style: "quantity" },
      line.unit === null ? null : text(line.unit),
      { number: toDecimal(line.unitPrice, decimals), style: "money" },
      // Whole numbers are multiplied, so that half a cent is rounded up as on the screen.
      money(total, `ROUND(ROUND(E${row}*1000,0)*ROUND(G${row}*${scale},0)/1000,0)${part}`),
      { number: toDecimal(own, decimals), style: "money" },
      money(funder, round(`H${row}-I${row}`)),
      line.narrative === null ? null : text(line.narrative, "wrapped"),
    ];
  });
  const total = (letter: string, value: number) =>
    money(value, round(`SUM(${letter}${FIRST_ROW}:${letter}${lastRow})`), "moneySum");
  return {
    name,
    widths: [6, 24, 14, 36, 10, 12, 14, 16, 16, 16, 60],
    frozenRows: FIRST_ROW - 1,
    rows: [
      ...headOf(tools, t("All amounts in {currency}", { currency: budget.currency })),
      [
        ...[
          t("Year"),
          t("Kind"),
          t("Work package"),
          t("What for"),
          t("Quantity"),
          t("Unit"),
          t("Unit price"),
        ],
        ...[t("Total"), t("Own share"), t("Funder’s share"), t("Explanation")],
      ].map((label) => text(label, "head")),
      ...(rows.length > 0 ? rows : [[]]),
      [
        text(t("Total"), "sum"),
        ...Array.from({ length: 6 }, () => null),
        total("H", sums.total.total),
        total("I", sums.total.own),
        total("J", sums.total.funder),
      ],
    ],
  };
}

/** Kinds down, years across, and who pays. */
function buildSummarySheet(tools: SheetTools): Sheet {
  const { budget, sums, range, money, round } = tools;
  const years = Array.from({ length: budget.years }, (_, index) => index + 1);
  const headRow = 4;
  const first = headRow + 1;
  const last = first + BUDGET_KINDS.length - 1;
  const totalColumn = columnName(years.length + 1);
  const lastYear = columnName(years.length);
  const sumOf = (column: "total" | "own" | "funder", row: number, year?: string) =>
    round(
      `SUMIFS(${range(column)},${range("kind")},$A${row}${year === undefined ? "" : `,${range("year")},${year}$${headRow}`})`,
    );
  const rows = BUDGET_KINDS.map((kind, index): Cell[] => {
    const row = first + index;
    const amounts = sums.rows.find((found) => found.kind === kind)?.years ?? years.map(() => 0);
    return [
      text(kindLabel(kind)),
      ...amounts.map((amount, place) => money(amount, sumOf("total", row, columnName(place + 1)))),
      money(sums.kinds[kind].total, round(`SUM(B${row}:${lastYear}${row})`), "moneySum"),
      money(sums.kinds[kind].own, sumOf("own", row)),
      money(sums.kinds[kind].funder, sumOf("funder", row)),
    ];
  });
  const { total, own, funder }: Split = sums.total;
  const bottom = [...sums.years.map((year) => year.total), total, own, funder].map((value, index) => {
    const letters = columnName(index + 1);
    return money(value, round(`SUM(${letters}${first}:${letters}${last})`), "moneySum");
  });
  return {
    name: t("Years and kinds"),
    widths: [28, ...years.map(() => 16), 16, 16, 16],
    frozenRows: headRow,
    rows: [
      ...headOf(tools, t("All amounts in {currency}", { currency: budget.currency })),
      [
        text(t("Kind and year"), "head"),
        ...years.map((year): Cell => ({ number: String(year), style: "head" })),
        ...[t("Total"), t("Own share"), t("Funder’s share")].map((label) => text(label, "head")),
      ],
      ...rows,
      [text(t("Total"), "sum"), ...bottom],
      [],
      [
        text(t("Overhead as a share of direct costs")),
        {
          number: String(sums.direct.total === 0 ? 0 : sums.kinds.indirect.total / sums.direct.total),
          formula: `IF(${totalColumn}${last + 1}-${totalColumn}${last}=0,0,${totalColumn}${last}/(${totalColumn}${last + 1}-${totalColumn}${last}))`,
          style: "quantity",
        },
      ],
    ],
  };
}
