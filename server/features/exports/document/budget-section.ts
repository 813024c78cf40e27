import { BUDGET_KIND_LABELS } from "@shared/constants/budget";
import { countDecimals, toDecimal, toShortDecimal } from "@shared/budget/currency";
import { splitLine, type Split, sumBudget } from "@shared/budget/sums";
import type { BudgetLineView, BudgetView } from "@shared/validators/budgets";
import { decimalMark, groupDigits } from "@shared/words/figures";
import { translateLabel } from "@shared/words/labels";
import { t } from "../../../platform/text/words";
import type { Section } from "./build-docx";

/** The lines of a budget as a table with its sums, and the explanation of each line below it. */
export function buildBudgetSections({ budget, lines }: BudgetView): Section[] {
  if (!budget || lines.length === 0) return [];
  const decimals = countDecimals(budget.currency);
  const figure = (value: number) => {
    const [whole = "0", fraction] = toDecimal(value, decimals).split(".");
    return `${groupDigits(whole)}${fraction === undefined ? "" : `${decimalMark()}${fraction}`}`;
  };
  const split = ({ total, own, funder }: Split) => [total, own, funder].map(figure);
  const sums = sumBudget(lines, budget.years);
  const year = (n: number) => t("Year {n}", { n });
  const bottom = (label: string, amounts: Split) => [label, "", "", ...split(amounts)];
  const explained = lines.filter(({ narrative }) => narrative);
  return [
    {
      title: t("Budget"),
      note: t("All amounts in {currency}", { currency: budget.currency }),
      table: {
        head: [t("What for"), t("Year"), t("Quantity"), t("Total"), t("Own share"), t("Funder’s share")],
        widths: [56, 12, 28, 22, 20, 22],
        texts: 3,
        rows: lines.map((line) => [
          `${line.description} (${translateLabel(BUDGET_KIND_LABELS[line.kind])})`,
          String(line.year),
          describeQuantity(line, figure(line.unitPrice)),
          ...split(splitLine(line)),
        ]),
        sums: [
          ...(budget.years > 1 ? sums.years.map((amounts, index) => bottom(year(index + 1), amounts)) : []),
          bottom(t("Total"), sums.total),
        ],
      },
    },
    ...explained.map(({ description, narrative }) => ({ subtitle: description, text: narrative! })),
  ];
}

/** "12 months × 250.00". */
const describeQuantity = ({ quantity, unit }: BudgetLineView, price: string) =>
  `${[toShortDecimal(quantity, 3).replace(".", decimalMark()), unit].filter(Boolean).join(" ")} × ${price}`;
