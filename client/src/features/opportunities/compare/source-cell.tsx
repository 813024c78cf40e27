import type { ComparedView } from "@shared/validators/comparisons";
import { translateLabel } from "@shared/words/labels";
import { isSafeUrl } from "@/components/button-link";
import { OutsideLink } from "@/components/outside-link";
import { formatDate } from "@/lib/format/dates";
import { t } from "@/words";

/** The source of the facts with its page, and the day on which it was read. */
export function SourceCell({ opportunity }: { opportunity: ComparedView }) {
  const { source, sourceUrl, lastSyncedAt, confirmedAt } = opportunity;
  const [read, confirmed] = [lastSyncedAt, confirmedAt].map((moment) => formatDate(moment?.slice(0, 10)));
  return (
    <>
      <p>{source ? translateLabel(source) : t("Source not recorded")}</p>
      {isSafeUrl(sourceUrl) && (
        <p>
          <OutsideLink url={sourceUrl}>{new URL(sourceUrl).hostname}</OutsideLink>
        </p>
      )}
      <p className="text-sm text-quiet">
        {read
          ? t("As of {date}", { date: read })
          : confirmed
            ? t("Confirmed on {date}", { date: confirmed })
            : t("The day it was read is not known")}
      </p>
    </>
  );
}
