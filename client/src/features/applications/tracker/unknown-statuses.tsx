import { useId } from "react";
import type { ApplicationStatus } from "@shared/constants/enums";
import type { TrackerEntryView } from "@shared/validators/trackers";
import { Select } from "@/ui/select";
import { t } from "@/words";
import { listStatusOptions } from "./proposed-entry";

type Props = {
  entries: readonly TrackerEntryView[];
  chosen: ReadonlyMap<string, ApplicationStatus>;
  isTried: boolean;
  onChoose: (word: string, status: ApplicationStatus) => void;
};

/** Asks once for each word of the file that no status is known for. The word itself goes to the notes. */
export function UnknownStatuses({ entries, chosen, isTried, onChoose }: Props) {
  const id = useId();
  const counts = new Map<string, number>();
  for (const { state, status, statusWord } of entries)
    if (state === "new" && status === null) counts.set(statusWord, (counts.get(statusWord) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <section aria-labelledby={id} className="space-y-3 rounded-card border border-line p-4">
      <div>
        <h3 id={id} className="text-base">
          {t("What these words of the file mean")}
        </h3>
        <p className="text-sm text-quiet">
          {t("Choose the nearest status. The word itself is kept in the notes.")}
        </p>
      </div>
      {[...counts].map(([word, count]) => (
        <label key={word} className="grid gap-1.5 sm:grid-cols-2 sm:items-center sm:gap-4">
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{word}</bdi>{" "}
            <span className="text-sm text-quiet">{t.count(count, "in 1 row", "in {n} rows")}</span>
          </span>
          <Select
            value={chosen.get(word) ?? ""}
            data-tracker-open={!chosen.has(word) || undefined}
            placeholder={t("Choose…")}
            required
            aria-invalid={(isTried && !chosen.has(word)) || undefined}
            options={listStatusOptions()}
            onChange={({ target }) => onChoose(word, target.value as ApplicationStatus)}
          />
        </label>
      ))}
    </section>
  );
}
