import { formatDate } from "@/lib/dates";
import { isSafeUrl } from "./button-link";
import { textLinkClass } from "./text-link";

/** Where a catalogue entry comes from and when that was last looked at. */
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
        {isSafeUrl(sourceUrl) ? (
          <>
            Source:{" "}
            <a href={sourceUrl} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
              {new URL(sourceUrl).hostname}
            </a>
          </>
        ) : (
          "Source not recorded"
        )}
        {lastSyncedAt && <> · Last checked {formatDate(lastSyncedAt)}</>}
      </p>
      {attribution && <p className="wrap-anywhere">{attribution}</p>}
    </div>
  );
}
