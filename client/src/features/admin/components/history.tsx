import type { CurationEntryView } from "@shared/validators/curation";
import { formatDateTime } from "@/lib/format/dates";
import { formatHistory } from "../wording";
import { t } from "@/words";

/** Lists who did what and when, newest first. */
export function History({ log }: { log: readonly CurationEntryView[] }) {
  if (log.length === 0) return null;
  const newestFirst = [...log].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <section aria-labelledby="history" className="mt-6 border-t border-line pt-5">
      <h3 id="history" className="text-base">
        {t("History")}
      </h3>
      <ol className="mt-2 space-y-1.5 text-[0.9375rem]">
        {newestFirst.map((entry, index) => (
          <li key={index} className="flex flex-wrap gap-x-3 wrap-anywhere">
            <span className="w-full shrink-0 text-quiet sm:w-40">{formatDateTime(entry.at)}</span>
            <span className="min-w-0">{formatHistory(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
