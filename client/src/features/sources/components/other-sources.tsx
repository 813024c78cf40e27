import type { OtherSourceView } from "@shared/validators/sources";
import { formatCount } from "@/lib/format/format";
import { formatDay } from "./source-card";
import { t } from "@/words";

/** Lists the names of single pages and older lists, each with what is published of it. */
export function OtherSources({ others }: { others: readonly OtherSourceView[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">{t("Single pages and older lists")}</h2>
      <p className="mt-2 max-w-[68ch] leading-relaxed text-quiet">
        {t(
          "They were read once, or when an administrator asked for it. Their licences are not stated unless it says so.",
        )}
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {others.map(({ name, openCount, lastReadAt, attribution }) => (
          <li key={name} className="py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
              <span className="text-quiet tabular-nums">
                {t.count(openCount, "{n} open", "{n} open", { n: formatCount(openCount) })}
                {lastReadAt && (
                  <>
                    {"\u00A0· "}
                    {t("Last read {date}", { date: formatDay(lastReadAt) ?? "" })}
                  </>
                )}
              </span>
            </div>
            {attribution && <p className="mt-1 text-sm wrap-anywhere text-quiet">{attribution}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
