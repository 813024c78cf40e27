import { APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import { translateLabel } from "@shared/words/labels";
import { Money } from "@/components/money";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/format/format";
import { findLargest, getBarPercent, type Stage } from "../../pipeline";
import { t } from "@/words";
import { Bar, type BarTone } from "./bar";

// Padding on the left of both money columns gives their bars the same length.
const cellClass = "pt-0.5 ps-4 align-bottom first:ps-0";

/** A table with a bar for each figure. `currency` is undefined where there is no money to show. */
export function StageTable({ stages, currency }: { stages: readonly Stage[]; currency: string | undefined }) {
  const mostApplications = Math.max(...stages.map(({ count }) => count));
  // One scale for both columns, so that they can be compared.
  const mostMoney = findLargest(stages.flatMap(({ asked, awarded }) => [asked, awarded]));
  const columns = [t("Number"), ...(currency ? [t("Asked"), t("Awarded")] : [])];
  return (
    <div className="min-w-0">
      <h3 className="text-base">{t("By status")}</h3>
      <table className="mt-3 w-full table-fixed text-sm">
        <caption className="sr-only">{t("Applications by status")}</caption>
        <colgroup>
          <col className={currency ? "w-[22%]" : undefined} />
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={cn(cellClass, "text-start font-normal text-quiet")}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {stages.map(({ statuses, count, asked, awarded }) => (
          <tbody key={statuses[0]}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className="pt-3 text-start font-semibold">
                {getStageLabel(statuses)}
              </th>
            </tr>
            <tr>
              <td className={cellClass}>
                <Figure isNone={count === 0}>{formatCount(count)}</Figure>
                <Bar percent={getBarPercent(count, mostApplications)} tone="number" />
              </td>
              {currency && (
                <>
                  <MoneyCell amount={asked} most={mostMoney} currency={currency} tone="asked" />
                  <MoneyCell amount={awarded} most={mostMoney} currency={currency} tone="awarded" />
                </>
              )}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

function MoneyCell({
  amount,
  most,
  currency,
  tone,
}: {
  amount: string;
  most: string;
  currency: string;
  tone: BarTone;
}) {
  return (
    <td className={cellClass}>
      <Figure isNone={amount === "0"}>
        <Money amount={amount} currency={currency} form="short" />
      </Figure>
      <Bar percent={getBarPercent(amount, most)} tone={tone} />
    </td>
  );
}

function Figure({ isNone, children }: { isNone: boolean; children: React.ReactNode }) {
  return <span className={cn("mb-1 block", isNone && "text-quiet")}>{children}</span>;
}

const getStageLabel = ([first, second]: Stage["statuses"]): string =>
  second ? t("Accepted or funded") : first ? translateLabel(APPLICATION_STATUS_LABELS[first]) : "";
