import type { ReactNode } from "react";
import type { OpportunityFactsView } from "@shared/validators/opportunities";
import { translateLabel } from "@shared/words/labels";
import { isSafeUrl } from "@/components/button-link";
import { OutsideLink } from "@/components/outside-link";
import { TextLink } from "@/components/text-link";
import { formatDate } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { t } from "@/words";
import { EmbedButton } from "./embed-button";

/** Says where the facts come from, when they were read and confirmed, and under which licence they are shown. */
export function SourceFacts({ opportunity }: { opportunity: OpportunityFactsView }) {
  const { lastSyncedAt, confirmedAt, licence, attribution } = opportunity;
  return (
    <div className="mt-5 border-t border-line pt-4 text-sm">
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
        <Line label={t("Source")}>
          <Origin opportunity={opportunity} />
        </Line>
        <Line label={t("Read")}>{formatDay(lastSyncedAt) ?? t("Not known")}</Line>
        {/* Another server may not say. */}
        {confirmedAt !== undefined && (
          <Line label={t("Confirmed")}>
            {confirmedAt
              ? t("{date}, by an administrator", { date: formatDay(confirmedAt) ?? "" })
              : t("Not yet by an administrator here")}
          </Line>
        )}
        <Line label={t("Licence")}>
          {licence ? <OutsideLink url={licence.url}>{licence.name}</OutsideLink> : t("Not stated")}
        </Line>
      </dl>
      {attribution && <p className="mt-2 wrap-anywhere text-quiet">{attribution}</p>}
      <EmbedButton opportunity={opportunity} />
    </div>
  );
}

/** Days are of UTC, because a server that renders the page does not know the reader's zone. */
const formatDay = (moment: string | null) => formatDate(moment?.slice(0, 10));

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 wrap-anywhere max-sm:mb-2">{children}</dd>
    </div>
  );
}

/** The source's name leads to what is known of it, and the page's host to the page itself. */
function Origin({ opportunity: { source, sourceId, sourceUrl } }: { opportunity: OpportunityFactsView }) {
  const page = isSafeUrl(sourceUrl) && new URL(sourceUrl).hostname;
  if (!source && !page) return t("Source not recorded");
  return (
    <>
      {source && (
        <TextLink href={sourceId ? paths.source(sourceId) : paths.sources}>{translateLabel(source)}</TextLink>
      )}
      {source && page && "\u00A0· "}
      {page && <OutsideLink url={sourceUrl}>{page}</OutsideLink>}
    </>
  );
}
