import { useId } from "react";
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from "@shared/constants/enums";
import type { TrackerEntryView } from "@shared/validators/trackers";
import { translateLabel } from "@shared/words/labels";
import { Select } from "@/ui/select";
import { t } from "@/words";
import { listStatusOptions } from "./proposed-entry";

type Props = {
  entries: readonly TrackerEntryView[];
  chosen: ReadonlyMap<string, ApplicationStatus>;
  isTried: boolean;
  onChoose: (word: string, status: ApplicationStatus) => void;
};

/** What is proposed for a withdrawn application: it is over, and brought nothing. */
export const WITHDRAWN_AS: ApplicationStatus = "rejected";

/** Asks once for each word of the file that no status is known for. The word itself goes to the notes. */
export function UnknownStatuses({ entries, chosen, isTried, onChoose }: Props) {
  const id = useId();
  const noteId = useId();
  const counts = new Map<string, number>();
  const withdrawn = new Set<string>();
  for (const { state, status, statusWord, isWithdrawn } of entries) {
    if (state !== "new" || status !== null) continue;
    counts.set(statusWord, (counts.get(statusWord) ?? 0) + 1);
    if (isWithdrawn) withdrawn.add(statusWord);
  }
  const statusOf = (word: string) => chosen.get(word) ?? (withdrawn.has(word) ? WITHDRAWN_AS : undefined);
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
      {withdrawn.size > 0 && (
        <p id={noteId} className="text-sm">
          {t(
            "No status says that an application was withdrawn. It is kept as “{status}”, because it is over without a grant, unless you choose another one.",
            { status: translateLabel(APPLICATION_STATUS_LABELS[WITHDRAWN_AS]) },
          )}
        </p>
      )}
      {[...counts].map(([word, count]) => (
        <label key={word} className="grid gap-1.5 sm:grid-cols-2 sm:items-center sm:gap-4">
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{word}</bdi>{" "}
            <span className="text-sm text-quiet">{t.count(count, "in 1 row", "in {n} rows")}</span>
          </span>
          <Select
            value={statusOf(word) ?? ""}
            data-tracker-open={statusOf(word) === undefined || undefined}
            placeholder={t("Choose…")}
            required
            aria-describedby={withdrawn.has(word) ? noteId : undefined}
            aria-invalid={(isTried && statusOf(word) === undefined) || undefined}
            options={listStatusOptions()}
            onChange={({ target }) => onChoose(word, target.value as ApplicationStatus)}
          />
        </label>
      ))}
    </section>
  );
}
