import { memo } from "react";
import { type LineFigures, splitLine, sumLines } from "@shared/budget/sums";
import { BUDGET_KIND_LABELS } from "@shared/constants/budget";
import type { BudgetLineView } from "@shared/validators/budgets";
import { translateLabel } from "@shared/words/labels";
import { cn } from "@/lib/cn";
import { t } from "@/words";
import { formatQuantity, formatUnits } from "../format-units";
import { lineLabels } from "./line-row";
import { FIGURES_HEADING } from "./figures-heading";

const cell = "px-1.5 py-1.5 align-top";
const figure = cn(cell, "text-end tabular-nums");

/** The lines on paper: a table of figures with its totals, in place of the boxes of the screen. */
export function PrintedLines({
  lines,
  figures,
  currency,
}: {
  lines: readonly BudgetLineView[];
  figures: readonly LineFigures[];
  currency: string;
}) {
  const total = sumLines(figures);
  const labels = lineLabels();
  return (
    // A screen has the same in boxes.
    <div aria-hidden="true" className="mb-6 hidden print:block">
      <table className="w-full text-xs">
        <caption className="mb-2 text-start text-base font-semibold">
          {t("Budget lines")} <span className="font-normal">{t("Amounts in {currency}", { currency })}</span>
        </caption>
        <thead>
          <tr className="border-b border-edge">
            {[labels.kind, labels.description].map((label) => (
              <th key={label} className={cn(cell, "text-start font-semibold")}>
                {label}
              </th>
            ))}
            {[
              ...[labels.year, labels.quantity, labels.unitPrice, t("Total")],
              ...[labels.ownShare, t("Funder’s share")],
            ].map((label) => (
              <th key={label} className={cn(cell, FIGURES_HEADING, "font-semibold")}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <PrintedLine key={line.id} line={line} figures={figures[place] ?? line} currency={currency} />
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr className="border-t-2 border-edge">
            <th colSpan={5} className={cn(cell, "text-start")}>
              {t("Total")}
            </th>
            {[total.total, total.own, total.funder].map((amount, index) => (
              <td key={index} className={figure}>
                {formatUnits(amount, currency)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Only the line that somebody types in is rendered again. */
const PrintedLine = memo(function PrintedLine({
  line: { kind, description, year, unit, workPackage, narrative },
  figures,
  currency,
}: {
  line: BudgetLineView;
  figures: LineFigures;
  currency: string;
}) {
  const { total, own, funder } = splitLine(figures);
  return (
    <tr className="border-b border-line">
      <td className={cell}>{translateLabel(BUDGET_KIND_LABELS[kind])}</td>
      <td dir="auto" className={cn(cell, "text-start wrap-anywhere")}>
        {description}
        {[workPackage, narrative].filter(Boolean).map((text) => (
          <span key={text} className="block whitespace-pre-wrap text-quiet">
            {text}
          </span>
        ))}
      </td>
      <td className={figure}>{year}</td>
      <td className={figure}>
        {formatQuantity(figures.quantity)} {unit && <bdi>{unit}</bdi>}
      </td>
      {[figures.unitPrice, total, own, funder].map((amount, index) => (
        <td key={index} className={figure}>
          {formatUnits(amount, currency)}
        </td>
      ))}
    </tr>
  );
});
