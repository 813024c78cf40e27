import {
  buildLumpSum,
  CATEGORY_OF_KIND,
  FLAT_RATE,
  LUMP_SUM_CATEGORIES,
  type LumpSumCategory,
} from "@shared/budget/lump-sum";
import { BUDGET_KINDS } from "@shared/constants/budget";
import { sum } from "@shared/budget/arithmetic";
import { t } from "../../platform/text/words";
import { headOf, kindLabel, type SheetTools, text } from "./sheet-tools";
import { type Cell, columnName, type Sheet } from "./write-xlsx";

const lumpSumLabels = (): Record<LumpSumCategory, string> => ({
  A: t("A. Personnel"),
  B: t("B. Subcontracting"),
  C1: t("C.1 Travel and subsistence"),
  C2: t("C.2 Equipment"),
  C3: t("C.3 Other goods and services"),
  D: t("D. Other costs"),
  E: t("E. Indirect costs"),
});

const FIRST_ROW = 5;
/** Columns: the package, the categories, the total, and then the reckoning of how common overhead is spread. */
const [TOTAL, BASE, WHOLE, REST, EXTRA] = ["I", "K", "L", "M", "N"];

/** Work packages down, categories across. Indirect costs without a work package are spread as on the screen. */
export function buildLumpSumSheet(tools: SheetTools): Sheet {
  const { budget, range, money, round, decimals } = tools;
  const { packages, categories, total, flatRate } = buildLumpSum(budget.lines);
  const scale = 10 ** decimals;
  const lastRow = FIRST_ROW + Math.max(packages.length, 1) - 1;
  const totalRow = lastRow + 1;
  const rows = (column: string) => `${column}$${FIRST_ROW}:${column}$${lastRow}`;
  const labels = lumpSumLabels();
  const kindsOf = (category: LumpSumCategory) =>
    BUDGET_KINDS.filter((kind) => CATEGORY_OF_KIND[kind] === category);
  /** Compared letter by letter: SUMIFS would read "*" in a name as any letters. */
  const ofPackage = (name: string, category: LumpSumCategory) =>
    kindsOf(category)
      .map(
        (kind) =>
          `SUMPRODUCT(EXACT(${range("workPackage")},${name})*EXACT(${range("kind")},"${kindLabel(kind).replaceAll('"', '""')}")*${range("total")})`,
      )
      .join("+");
  const common = `ROUND((${ofPackage('""', "E")})*${scale},0)`;

  const body = packages.map(({ workPackage, amounts, total: ofAll }, index): (Cell | null)[] => {
    const row = FIRST_ROW + index;
    const criterion = workPackage === null ? '""' : `$A${row}`;
    const base = sum([amounts.A, amounts.C1, amounts.C2, amounts.C3]);
    const share = `IF(SUM(${rows(BASE)})=0,${index === 0 ? common : 0},${WHOLE}${row}+${EXTRA}${row})/${scale}`;
    const number = (value: number, formula: string): Cell => ({ number: String(value), formula });
    const spread = reckonSpread(tools, index);
    return [
      text(workPackage ?? t("Without a work package")),
      ...LUMP_SUM_CATEGORIES.map((category) =>
        money(
          amounts[category],
          category === "E"
            ? round(`${workPackage === null ? "0" : ofPackage(criterion, "E")}+${share}`)
            : round(ofPackage(criterion, category)),
        ),
      ),
      money(ofAll, round(`SUM(B${row}:H${row})`), "moneySum"),
      null,
      number(base, `ROUND((B${row}+D${row}+E${row}+F${row})*${scale},0)`),
      number(spread.whole, `IF(SUM(${rows(BASE)})=0,0,INT(${common}*${BASE}${row}/SUM(${rows(BASE)})))`),
      number(spread.rest, `${common}*${BASE}${row}-${WHOLE}${row}*SUM(${rows(BASE)})`),
      number(
        spread.extra,
        `IF(RANK(${REST}${row},${rows(REST)})+COUNTIF(${REST}$${FIRST_ROW}:${REST}${row},${REST}${row})-1<=${common}-SUM(${rows(WHOLE)}),1,0)`,
      ),
    ];
  });
  const bottom = [...LUMP_SUM_CATEGORIES.map((category) => categories[category]), total.total].map(
    (value, index) => {
      const letters = columnName(index + 1);
      return money(value, round(`SUM(${letters}${FIRST_ROW}:${letters}${lastRow})`), "moneySum");
    },
  );
  return {
    name: t("EU lump sum"),
    widths: [26, 16, 16, 16, 16, 16, 16, 16, 18, 3, 14, 14, 14, 14],
    frozenRows: FIRST_ROW - 1,
    rows: [
      ...headOf(tools, t("All amounts in {currency}", { currency: budget.currency })),
      [
        ...[t("Work package"), ...LUMP_SUM_CATEGORIES.map((category) => labels[category]), t("Total")],
        ...["", t("Base, in cents"), t("Whole cents"), t("Remainder"), t("One cent more")],
      ].map((label) => (label ? text(label, "head") : null)),
      ...(body.length > 0 ? body : [[]]),
      [text(t("Total"), "sum"), ...bottom],
      [],
      [
        text(t("Flat rate of 25 % on personnel and purchases")),
        money(flatRate, round(`(B${totalRow}+D${totalRow}+E${totalRow}+F${totalRow})*${FLAT_RATE / 10_000}`)),
      ],
      [
        text(t("Indirect costs above it (below it with a minus)")),
        money(categories.E - flatRate, round(`H${totalRow}-B${totalRow + 2}`)),
      ],
    ].map((row, index) => (index === totalRow - 1 ? row.slice(0, columnOf(TOTAL) + 1) : row)),
  };
}

const columnOf = (letter: string) => letter.charCodeAt(0) - 65;

/** What the helping columns show before anybody calculates. */
function reckonSpread({ budget }: SheetTools, index: number) {
  const { packages } = buildLumpSum(budget.lines);
  const bases = packages.map(({ amounts }) => amounts.A + amounts.C1 + amounts.C2 + amounts.C3);
  const all = bases.reduce((n, base) => n + BigInt(base), 0n);
  const own = buildLumpSum(
    budget.lines.filter(({ kind, workPackage }) => kind !== "indirect" || workPackage !== null),
  );
  const before = own.packages.find(({ workPackage }) => workPackage === packages[index]!.workPackage);
  const share = packages[index]!.amounts.E - (before?.amounts.E ?? 0);
  const common = BigInt(buildLumpSum(budget.lines).categories.E - own.categories.E);
  if (all === 0n) return { whole: 0, rest: 0, extra: 0 };
  const product = common * BigInt(bases[index]!);
  const whole = Number(product / all);
  return { whole, rest: Number(product % all), extra: share - whole };
}
