import type { CallChangeView, CallView } from "@shared/validators/calls";
import { formatDateTime } from "@/lib/format/dates";
import { Fold } from "@/ui/fold";
import { t } from "@/words";
import { KIND_LABELS } from "../wording";
import { CallQuote } from "./call-quote";

/** What an amended call says otherwise, line by line. */
export function CallChanges({ call: { changes, pages } }: { call: CallView }) {
  if (changes.length === 0) return null;
  return (
    <section aria-label={t("What has changed")} className="space-y-3">
      {changes.map(({ changedAt, changes: lines }) => (
        <Fold
          key={changedAt}
          level={2}
          className="py-4"
          title={t.count(lines.length, "1 line has changed", "{n} lines have changed")}
          note={formatDateTime(changedAt)}
        >
          {() => (
            <ul className="divide-y divide-line">
              {lines.map((line, at) => (
                <li key={at} className="py-4 first:pt-0 last:pb-0">
                  <h3 className="mb-2 text-base">{KIND_LABELS[line.kind]}</h3>
                  <dl className="grid gap-4 sm:grid-cols-2">
                    <Side name={t("Before § call")} said={line.before} pages={pages} />
                    <Side name={t("After § call")} said={line.after} pages={pages} />
                  </dl>
                </li>
              ))}
            </ul>
          )}
        </Fold>
      ))}
    </section>
  );
}

function Side({ name, said, pages }: { name: string; said: CallChangeView["before"]; pages: number }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-sm font-semibold">{name}</dt>
      <dd>
        {said ? (
          <CallQuote quote={said.quote} page={said.page} pages={pages} />
        ) : (
          <p className="text-quiet">{t("Nothing § call")}</p>
        )}
      </dd>
    </div>
  );
}
