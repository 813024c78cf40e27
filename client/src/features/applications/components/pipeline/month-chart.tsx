import { ChevronDown } from "lucide-react";
import { Money } from "@/components/money";
import { cn } from "@/lib/cn";
import { formatMoney } from "@/lib/format/format";
import { LOCALE } from "@/lib/language";
import { findLargest, getBarPercent, type Month } from "../../pipeline";
import { t } from "@/words";
import { BAR_TONES } from "./bar";

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: "UTC" });
  return (month: string) => formatter.format(new Date(`${month}-01T00:00:00Z`));
};
const monthAndYear = format({ month: "long", year: "numeric" });
const monthLetter = format({ month: "narrow" });

/** Columns of requested and awarded amounts, a sentence about them, and the same data as a table that can be opened. */
export function MonthChart({ months, currency }: { months: readonly Month[]; currency: string }) {
  const most = findLargest(months.flatMap(({ asked, awarded }) => [asked, awarded]));
  return (
    <div className="min-w-0">
      <h3 className="text-base">{t("Last 12 months")}</h3>
      {most === "0" ? (
        <p className="mt-2 text-sm text-quiet">
          {t("Nothing was sent or awarded in this currency in the last 12 months.")}
        </p>
      ) : (
        <>
          <p className="mt-1 text-sm text-quiet">{formatSummary(months, currency)}</p>
          <Legend />
          <Columns months={months} most={most} label={formatMoney(most, currency) ?? ""} />
          <details className="group mt-3">
            <summary className="flex min-h-11 w-fit items-center gap-1.5 rounded-sm text-sm font-semibold text-link md:min-h-8">
              {t("Figures by month")}
              <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <MonthTable months={months} currency={currency} />
          </details>
        </>
      )}
    </div>
  );
}

function formatSummary(months: readonly Month[], currency: string): string {
  const peak = (of: "asked" | "awarded") => {
    const amount = findLargest(months.map((month) => month[of]));
    const month = months.find((each) => each[of] === amount)?.month ?? "";
    return amount === "0"
      ? null
      : { amount: formatMoney(amount, currency) ?? "", month: monthAndYear(month) };
  };
  const [asked, awarded] = [peak("asked"), peak("awarded")];
  return [
    asked && t("Most was asked in {month}: {amount}.", asked),
    awarded && t("Most was awarded in {month}: {amount}.", awarded),
  ]
    .filter(Boolean)
    .join(" ");
}

function Legend() {
  return (
    <div aria-hidden="true" className="mt-3 flex gap-5 text-sm">
      {(
        [
          ["asked", t("Asked")],
          ["awarded", t("Awarded")],
        ] as const
      ).map(([tone, label]) => (
        <span key={tone} className="flex items-center gap-2">
          <span className={cn("size-3 rounded-[3px] forced-color-adjust-none", BAR_TONES[tone])} />
          {label}
        </span>
      ))}
    </div>
  );
}

/** Hidden from screen readers: the sentence above and the table below say the same. */
function Columns({ months, most, label }: { months: readonly Month[]; most: string; label: string }) {
  return (
    <div aria-hidden="true" className="mt-3">
      <p className="border-b border-dashed border-line pb-0.5 text-xs text-quiet">{label}</p>
      <div className="flex h-28 items-end border-b border-edge">
        {months.map(({ month, asked, awarded }) => (
          <div key={month} className="flex h-full flex-1 items-end justify-center gap-px">
            <Column percent={getBarPercent(asked, most)} tone="asked" />
            <Column percent={getBarPercent(awarded, most)} tone="awarded" />
          </div>
        ))}
      </div>
      <div className="mt-1 flex text-center text-xs text-quiet">
        {months.map(({ month }, index) => (
          <span key={month} className="relative flex-1">
            {monthLetter(month)}
            {(index === 0 || (month.endsWith("-01") && index > 1)) && (
              <span className="block w-0 whitespace-nowrap">{month.slice(0, 4)}</span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

function Column({ percent, tone }: { percent: number; tone: "asked" | "awarded" }) {
  return (
    <span
      className={cn(
        "w-[38%] max-w-3 rounded-t-[3px] forced-color-adjust-none",
        percent > 0 && BAR_TONES[tone],
      )}
      style={{ height: `${percent}%` }}
    />
  );
}

function MonthTable({ months, currency }: { months: readonly Month[]; currency: string }) {
  const cellClass = "py-1.5 ps-3 text-end first:ps-0 first:text-start";
  return (
    <>
      <table className="mt-1 w-full text-sm">
        <caption className="sr-only">{t("Asked and awarded, month by month")}</caption>
        <thead>
          <tr className="border-b border-line text-quiet">
            {[t("Month"), t("Asked"), t("Awarded")].map((column) => (
              <th key={column} scope="col" className={cn(cellClass, "font-normal")}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {[...months].reverse().map(({ month, asked, awarded }) => (
            <tr key={month}>
              <th scope="row" className={cn(cellClass, "font-normal")}>
                {monthAndYear(month)}
              </th>
              {[asked, awarded].map((amount, index) => (
                <td key={index} className={cn(cellClass, amount === "0" && "text-quiet")}>
                  <Money amount={amount} currency={currency} form="short" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-quiet">
        {t("Asked counts in the month of sending, awarded in the month of the decision.")}
      </p>
    </>
  );
}
