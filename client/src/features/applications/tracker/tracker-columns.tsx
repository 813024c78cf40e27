import { useId } from "react";
import { CURRENCY_CODES, DEFAULT_CURRENCY } from "@shared/constants/money";
import { REPEATED_MEANINGS, TRACKER_MEANINGS, type TrackerMeaning } from "@shared/constants/trackers";
import { listComma } from "@shared/words/language";
import type { TrackerView } from "@shared/validators/trackers";
import { Fold } from "@/ui/fold";
import { Select } from "@/ui/select";
import { t } from "@/words";
import type { TrackerReading } from "./tracker-api";

const MEANING_LABELS: Record<TrackerMeaning, string> = {
  title: t("Name of the grant"),
  funder: t("Funder"),
  status: t("Status"),
  askingAmount: t("Amount requested"),
  awardedAmount: t("Amount awarded"),
  currency: t("Currency"),
  submittedDate: t("Sent on"),
  decisionDate: t("Decided on"),
  deadline: t("Deadline (goes to the notes)"),
  link: t("Link (goes to the notes)"),
  notes: t("Notes"),
  none: t("Leave out"),
};

type Props = {
  found: TrackerView;
  reading: TrackerReading;
  isDayOrderMissing: boolean;
  onChange: (reading: TrackerReading) => void;
};

/** What each column means, and what the file leaves open: the order of day and month, and the currency. */
export function TrackerColumns({ found, reading, isDayOrderMissing, onChange }: Props) {
  const { columns, asksDayOrder, asksCurrency } = found;
  const id = useId();
  const hasName = columns.some(({ meaning }) => meaning === "title" || meaning === "funder");
  const choose = (at: number, meaning: TrackerMeaning) =>
    onChange({
      ...reading,
      columns: columns.map((column, index) => {
        if (index === at) return meaning;
        const isTaken = column.meaning === meaning && !REPEATED_MEANINGS.includes(meaning);
        return isTaken ? "notes" : column.meaning;
      }),
    });
  return (
    <div className="space-y-4">
      <Fold
        level={3}
        title={t("What the columns mean")}
        note={describeColumns(found)}
        openWhen={!hasName}
        className="py-4"
      >
        {() => (
          <ul className="space-y-4">
            {columns.map(({ header, meaning, sample }, at) => (
              <li key={at}>
                <label className="grid gap-1.5 sm:grid-cols-2 sm:items-center sm:gap-4">
                  <span className="min-w-0">
                    <bdi className="block font-semibold wrap-anywhere">
                      {header === "" ? t("Column {n}", { n: at + 1 }) : header}
                    </bdi>
                    {sample !== "" && (
                      <bdi className="block truncate text-sm text-quiet">
                        {t("Such as “{sample}”", { sample })}
                      </bdi>
                    )}
                  </span>
                  <Select
                    value={meaning}
                    options={TRACKER_MEANINGS.map((value) => ({ value, label: MEANING_LABELS[value] }))}
                    onChange={({ target }) => choose(at, target.value as TrackerMeaning)}
                  />
                </label>
              </li>
            ))}
          </ul>
        )}
      </Fold>
      {(asksDayOrder || asksCurrency) && (
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          {asksDayOrder && (
            <div className="space-y-1.5">
              <label htmlFor={`${id}-order`} className="block text-[0.9375rem] font-semibold">
                {t("How days such as 03/04/2025 are meant")}
              </label>
              <Select
                id={`${id}-order`}
                data-tracker-open={reading.dayOrder === undefined || undefined}
                value={reading.dayOrder ?? ""}
                placeholder={t("Choose…")}
                required
                aria-invalid={isDayOrderMissing || undefined}
                aria-describedby={isDayOrderMissing ? `${id}-order-problem` : undefined}
                options={[
                  { value: "day", label: t("Day first: 3 April") },
                  { value: "month", label: t("Month first: March 4") },
                ]}
                onChange={({ target }) => onChange({ ...reading, dayOrder: target.value as "day" | "month" })}
              />
              {isDayOrderMissing && (
                <p id={`${id}-order-problem`} className="text-sm font-medium text-destructive">
                  {t("Choose what comes first, the day or the month.")}
                </p>
              )}
            </div>
          )}
          {asksCurrency && (
            <label className="block space-y-1.5">
              <span className="block text-[0.9375rem] font-semibold">
                {t("Currency of amounts without one")}
              </span>
              <Select
                value={reading.currency ?? DEFAULT_CURRENCY}
                options={CURRENCY_CODES.map((value) => ({ value, label: value }))}
                onChange={({ target }) => onChange({ ...reading, currency: target.value })}
              />
            </label>
          )}
        </div>
      )}
    </div>
  );
}

/** "Name of the grant, Funder, Status" */
function describeColumns({ columns }: TrackerView): string {
  const known = columns.filter(({ meaning }) => !REPEATED_MEANINGS.includes(meaning));
  return known.length === 0
    ? t("None is known. Choose which one has the name.")
    : known.map(({ meaning }) => MEANING_LABELS[meaning]).join(listComma());
}
