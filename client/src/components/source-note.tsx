import { formatDate } from "@/lib/format/dates";
import { isSafeUrl } from "./button-link";
import { textLinkClass } from "./text-link";
import { t } from "@/words";

/** Says where a catalogue entry comes from and when it was last checked. */
export function SourceNote({
  sourceUrl,
  lastSyncedAt,
  attribution,
}: {
  sourceUrl: string | null;
  lastSyncedAt: string | null;
  attribution?: string | null;
}) {
  return (
    <div className="space-y-1 border-t border-line pt-4 text-sm text-quiet">
      <p>
        {isSafeUrl(sourceUrl)
          ? t.rich("Source: {link}", {
              link: (
                <a href={sourceUrl} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
                  {new URL(sourceUrl).hostname}
                </a>
              ),
            })
          : t("Source not recorded")}
        {lastSyncedAt && (
          <>
            {"\u00A0· "}
            {t("Last checked {date}", { date: formatDate(lastSyncedAt.slice(0, 10)) ?? "" })}
          </>
        )}
      </p>
      {attribution && <p className="wrap-anywhere">{attribution}</p>}
    </div>
  );
}
