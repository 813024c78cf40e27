import { memo } from "react";
import {
  APPLICATION_STATUSES,
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
} from "@shared/constants/enums";
import type { TrackerEntryView } from "@shared/validators/trackers";
import { translateLabel } from "@shared/words/labels";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { formatExactMoney } from "@/lib/format/format";
import { Checkbox } from "@/ui/checkbox";
import { Select } from "@/ui/select";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";

export type EntryChoice = { isTicked: boolean; status: ApplicationStatus | null; isLinked: boolean };

export const listStatusOptions = () =>
  APPLICATION_STATUSES.map((value) => ({ value, label: translateLabel(APPLICATION_STATUS_LABELS[value]) }));

type Props = {
  entry: TrackerEntryView;
  choice: EntryChoice;
  isStatusMissing: boolean;
  onChange: (n: number, changed: Partial<EntryChoice>) => void;
};

/** A row of the file as it would be kept, to be ticked or left out. */
export const ProposedEntry = memo(function ProposedEntry({
  entry,
  choice,
  isStatusMissing,
  onChange,
}: Props) {
  const { n, title, state, unread, notes, opportunity, statusWord } = entry;
  const isNew = state === "new";
  const name = title ?? t("Row {n}", { n });
  return (
    <li
      className={cn(
        "space-y-2 rounded-card border p-3",
        isNew && choice.isTicked ? "border-good" : "border-line",
      )}
    >
      <Checkbox
        checked={isNew && choice.isTicked}
        disabled={!isNew}
        label={<bdi className="font-semibold wrap-anywhere">{name}</bdi>}
        hint={STATE_WORDS[state]}
        onChange={({ target }) => onChange(n, { isTicked: target.checked })}
      />
      <p className="text-sm wrap-anywhere text-quiet">
        <bdi>{describeEntry(entry)}</bdi>
      </p>
      {isNew && (
        <>
          <Select
            aria-label={t("Status of {name}", { name })}
            data-tracker-open={(choice.isTicked && choice.status === null) || undefined}
            value={choice.status ?? ""}
            placeholder={statusWord === "" ? t("Choose…") : t("Choose for “{word}”…", { word: statusWord })}
            required
            aria-invalid={(isStatusMissing && choice.isTicked && choice.status === null) || undefined}
            className="sm:max-w-80"
            options={listStatusOptions()}
            onChange={({ target }) => onChange(n, { status: target.value as ApplicationStatus })}
          />
          {opportunity && !opportunity.isTaken && (
            <Checkbox
              checked={choice.isLinked}
              label={t("As an application for “{name}” of the catalogue", { name: opportunity.name })}
              onChange={({ target }) => onChange(n, { isLinked: target.checked })}
            />
          )}
          {opportunity?.isTaken && (
            <p className="text-sm text-quiet">
              {t(
                "There is an application for “{name}” already, so this one is kept as a call outside the catalogue.",
                { name: opportunity.name },
              )}
            </p>
          )}
        </>
      )}
      {unread.length > 0 && (
        <p className="text-sm wrap-anywhere text-middle">
          {t("Not understood, so that it goes to the notes: {cells}", {
            cells: unread
              .map(({ header, text }) => (header === "" ? text : `${header}: ${text}`))
              .join("\u00A0· "),
          })}
        </p>
      )}
      {notes !== null && (
        <details className="text-sm">
          <summary className="cursor-pointer py-1 text-quiet">{t("Notes of {name}", { name })}</summary>
          <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
            {notes}
          </p>
        </details>
      )}
    </li>
  );
});

const STATE_WORDS: Record<TrackerEntryView["state"], string | undefined> = {
  new: undefined,
  known: t("Is there already: the same name, funder and day."),
  twice: t("Stands in the file twice, with the same name, funder and day."),
  nameless: t("Has neither the name of a grant nor a funder, so it cannot be kept."),
};

/** "Amber Trust · Sent 31 Dec 2028 · Requested $50,000" */
function describeEntry({
  title,
  funderName,
  submittedDate,
  decisionDate,
  askingAmount,
  askingCurrency,
  awardedAmount,
  awardedCurrency,
}: TrackerEntryView): string {
  return joinFacts([
    funderName !== title && funderName,
    submittedDate && t("Sent {date}", { date: formatDate(submittedDate) ?? submittedDate }),
    askingAmount !== null &&
      t("Requested {amount}", { amount: formatExactMoney(askingAmount, askingCurrency) ?? "" }),
    awardedAmount !== null &&
      t("Awarded {amount}", { amount: formatExactMoney(awardedAmount, awardedCurrency) ?? "" }),
    decisionDate && t("Decided {date}", { date: formatDate(decisionDate) ?? decisionDate }),
  ]);
}
