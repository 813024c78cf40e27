import { useId, useMemo, useState } from "react";
import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ApplicationListItem } from "@shared/validators/applications";
import { Select } from "@/ui/select";
import { formatSums } from "@/lib/format/awards";
import { LOCALE } from "@/lib/language";
import { listCurrencies, sumByMonth, groupByStage, sumByCurrency } from "../../pipeline";
import { t } from "@/words";
import { MonthChart } from "./month-chart";
import { StageTable } from "./stage-table";

/** All applications by status and by month. Charts show one currency at a time, the text names all of them. */
export default function FundingPipeline({ applications }: { applications: readonly ApplicationListItem[] }) {
  const currencies = useMemo(() => listCurrencies(applications), [applications]);
  const [chosen, setChosen] = useState("");
  const currency = currencies.includes(chosen) ? chosen : currencies[0];
  const stages = useMemo(
    () => groupByStage(applications, currency ?? DEFAULT_CURRENCY),
    [applications, currency],
  );
  const months = useMemo(
    () => (currency ? sumByMonth(applications, currency) : []),
    [applications, currency],
  );
  return (
    <div className="grid gap-x-10 gap-y-7 md:max-lg:grid-cols-2">
      <div className="md:max-lg:col-span-2">
        <p className="text-[0.9375rem]">{formatSummary(applications)}</p>
        {currencies.length > 1 && currency && (
          <CurrencyChoice currencies={currencies} value={currency} onValueChange={setChosen} />
        )}
      </div>
      <StageTable stages={stages} currency={currency} />
      {currency && <MonthChart months={months} currency={currency} />}
    </div>
  );
}

function formatSummary(applications: readonly ApplicationListItem[]): string {
  const { asked, awarded } = sumByCurrency(applications);
  const n = applications.length;
  if (asked.length === 0 && awarded.length === 0)
    return t.count(n, "1 application, with no amount yet.", "{n} applications, with no amount yet.");
  const all =
    asked.length > 0
      ? t.count(n, "1 application for {asked}.", "{n} applications for {asked} in all.", {
          asked: formatSums(asked),
        })
      : t.count(n, "1 application.", "{n} applications.");
  const won =
    awarded.length > 0
      ? t("{awarded} awarded so far.", { awarded: formatSums(awarded) })
      : t("Nothing awarded yet.");
  return `${all} ${won}`;
}

function CurrencyChoice({
  currencies,
  value,
  onValueChange,
}: {
  currencies: readonly string[];
  value: string;
  onValueChange: (currency: string) => void;
}) {
  const id = useId();
  return (
    <div className="mt-3 flex items-center gap-3">
      <label htmlFor={id} className="text-[0.9375rem] text-quiet">
        {t("Amounts in")}
      </label>
      <Select
        id={id}
        className="min-w-0 flex-1"
        options={currencies.map((currency) => ({ value: currency, label: formatCurrency(currency) }))}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </div>
  );
}

/** "USD · US Dollar": the code comes first, because a narrow screen cuts off the end. Only the code where the browser has no name. */
function formatCurrency(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const name = new Intl.DisplayNames(LOCALE, { type: "currency" }).of(currency);
  return name && name !== currency ? `${currency} · ${name}` : currency;
}
