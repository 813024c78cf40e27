import type { BUDGET_KINDS } from "@shared/constants/budget";
import { buildSf424a } from "@shared/budget/sf424a";
import type { Split } from "@shared/budget/sums";
import { t } from "../../platform/text/words";
import { headOf, kindLabel, type SheetTools, text } from "./sheet-tools";
import type { Cell, Sheet } from "./write-xlsx";

type Row = (Cell | null)[];

/** The sections of the form SF-424A, with sums of the lines. */
export function buildFormSheet(tools: SheetTools): Sheet {
  const { budget, sums, decimals, range, money, round } = tools;
  const form = buildSf424a(budget.lines, budget.years);
  const rows: Row[] = headOf(tools, t("Federal Form SF-424A, in {currency}", { currency: budget.currency }));
  const nextRow = () => rows.length + 1;
  const columns = ["funder", "own", "total"] as const;
  const addHead = (title: string, labels: string[]) =>
    rows.push(
      [],
      [title, ...labels].map((label) => text(label, "head")),
    );
  const shares = [t("Federal"), t("Non-federal"), t("Total")];

  addHead(t("Section A: summary"), shares);
  rows.push([
    text(t("New funds")),
    ...columns.map((column) => money(form.summary[column], round(`SUM(${range(column)})`))),
  ]);

  addHead(t("Section B: categories"), shares);
  const first = nextRow();
  const addSplit = (label: string, split: Split, formula: (letter: string, column: string) => string) => {
    const row = nextRow();
    rows.push([
      text(label),
      money(split.funder, formula("B", range("funder"))),
      money(split.own, formula("C", range("own"))),
      money(split.total, round(`B${row}+C${row}`)),
    ]);
    return row;
  };
  const addKind = (kind: (typeof BUDGET_KINDS)[number]) =>
    addSplit(kindLabel(kind), sums.kinds[kind], (_, column) =>
      round(`SUMIFS(${column},${range("kind")},$A${nextRow()})`),
    );
  const last = form.classes.map(({ kind }) => addKind(kind)).at(-1)!;
  const direct = addSplit(t("Total direct charges"), form.direct, (letter) =>
    round(`SUM(${letter}${first}:${letter}${last})`),
  );
  const indirect = addKind("indirect");
  addSplit(t("Totals"), form.total, (letter) => round(`${letter}${direct}+${letter}${indirect}`));

  addHead(t("Section C: non-federal resources"), [t("Applicant")]);
  rows.push([text(t("All lines")), money(form.nonFederal, round(`SUM(${range("own")})`))]);

  const ofYear = (column: "funder" | "own", year: string) =>
    round(`SUMIFS(${range(column)},${range("year")},${year})`);
  addHead(t("Section D: cash needs of the first year"), [
    t("First year"),
    ...[1, 2, 3, 4].map((n) => t("Quarter {n}", { n })),
  ]);
  const scale = 10 ** decimals;
  const addQuarters = (label: string, year: number, quarters: number[], formula: string) => {
    const whole = `ROUND(B${nextRow()}*${scale},0)`;
    rows.push([
      text(label),
      money(year, formula),
      // Each has a quarter of the cents; those that remain go to the first.
      ...quarters.map((value, index) =>
        money(value, `(INT(${whole}/4)+IF(MOD(${whole},4)>${index},1,0))/${scale}`),
      ),
    ]);
  };
  const { federal, nonFederal, total } = form.firstYear;
  addQuarters(t("Federal"), total.funder, federal, ofYear("funder", "1"));
  addQuarters(t("Non-federal"), total.own, nonFederal, ofYear("own", "1"));

  addHead(t("Section E: federal funds for later years"), [
    ...form.later.years.map((_, index) => t("Year {n}", { n: index + 2 })),
    t("Later"),
  ]);
  rows.push([
    text(t("All lines")),
    ...form.later.years.map((value, index) => money(value, ofYear("funder", String(index + 2)))),
    money(form.later.beyond, round(`SUMIFS(${range("funder")},${range("year")},">5")`)),
  ]);
  addHead(t("Section F: other information"), [t("Direct"), t("Indirect")]);
  rows.push([
    text(t("All lines")),
    money(form.direct.total, `D${direct}`),
    money(form.indirect.total, `D${indirect}`),
  ]);
  return { name: "SF-424A", widths: [44, 18, 18, 18, 18, 18], rows };
}
