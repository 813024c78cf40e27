import { AlarmClock, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { DETAIL_COUNTRIES_MAX } from "@shared/constants/limits";
import { regionLabel } from "@shared/constants/regions/regions";
import type { OpportunityFactsView } from "@shared/validators/opportunities";
import { translateSentences } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import { useInBrowser } from "@/hooks/use-in-browser";
import { cn } from "@/lib/cn";
import { formatDate, formatInReaderZone } from "@/lib/format/dates";
import { formatClosing, formatDaysRemaining } from "@/lib/format/deadlines";
import { formatExactRange, formatShortRange } from "@/lib/format/format";
import { isUrgent, opensLater, listRegions } from "@/lib/format/opportunity-facts";
import { t } from "@/words";

/** The three main facts of an opportunity. */
export function MainFacts({
  opportunity,
  ownAmount,
  underDeadline,
}: {
  opportunity: OpportunityFactsView;
  /** The amount in the reader's currency. */
  ownAmount?: ReactNode;
  underDeadline?: ReactNode;
}) {
  return (
    <dl className="divide-y divide-line">
      <Fact label={t("Funding Amount")}>
        <Amount opportunity={opportunity} />
        {ownAmount}
      </Fact>
      <Fact label={t("Deadline")}>
        <Deadline opportunity={opportunity} />
        {underDeadline}
      </Fact>
      <Fact label={t("Eligible Regions")}>
        <EligibleRegions opportunity={opportunity} />
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="px-5 py-4 md:px-6 md:py-5">
      <dt className="text-[0.9375rem] font-medium text-quiet">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

const figureClass = "font-display font-semibold tracking-tight wrap-anywhere";

function Amount({ opportunity: { minAmount, maxAmount, currency } }: { opportunity: OpportunityFactsView }) {
  const short = formatShortRange(minAmount, maxAmount, currency);
  const exact = formatExactRange(minAmount, maxAmount, currency);
  return (
    <>
      <p className={cn(figureClass, /\d/.test(short) ? "text-[2rem] leading-10" : "text-xl text-quiet")}>
        {short}
      </p>
      {exact !== short && <p className="text-sm wrap-anywhere text-quiet">{exact}</p>}
    </>
  );
}

function Deadline({ opportunity }: { opportunity: OpportunityFactsView }) {
  const { closed, closesAt, deadline, deadlineNote, deadlineTimezone, deadlineTime, openDate } = opportunity;
  const urgent = !closed && isUrgent(opportunity);
  const Icon = urgent ? AlarmClock : Clock;
  // A server knows no reader's clock, so its page says nothing about it.
  const here = useInBrowser(
    () => (closesAt ? formatInReaderZone(closesAt, deadlineTimezone ?? "UTC") : undefined),
    undefined,
  );
  return (
    <>
      <p className={cn(figureClass, "text-2xl")}>{formatDate(deadline) ?? t("No due date")}</p>
      {deadline && (
        <p
          className={cn(
            "mt-0.5 flex items-center gap-1.5",
            urgent ? "font-semibold text-destructive" : "text-quiet",
          )}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {closed ? t("Closed") : formatDaysRemaining({ ...opportunity, deadline })}
        </p>
      )}
      {opensLater(opportunity) && (
        <p className="mt-1 font-semibold">{t("Opens on {date}", { date: formatDate(openDate) ?? "" })}</p>
      )}
      {deadline && (deadlineTimezone || deadlineTime) && (
        <p className="mt-1 text-sm text-quiet">
          {formatClosing(deadlineTime, deadlineTimezone)}
          {here && (
            <>
              {"\u00A0· "}
              {t("{moment} where you are", { moment: here })}
            </>
          )}
        </p>
      )}
      {deadlineNote && (
        <p dir="auto" className="mt-1 text-sm wrap-anywhere text-quiet">
          {translateSentences(deadlineNote)}
        </p>
      )}
    </>
  );
}

function EligibleRegions({ opportunity }: { opportunity: OpportunityFactsView }) {
  const { eligibleCountries, eligibleRegions } = opportunity;
  const regions = listRegions(eligibleCountries, DETAIL_COUNTRIES_MAX);
  const named = eligibleRegions.map(regionLabel).join(listComma());
  if (regions.kind === "global") return <p className={cn(figureClass, "text-xl")}>{t("Global")}</p>;
  if (regions.kind === "not-stated") {
    return named ? (
      <p className="font-medium">{named}</p>
    ) : (
      <p className="text-lg text-quiet">{t("Not stated")}</p>
    );
  }
  return (
    <>
      <p className="font-medium">{regions.shown.join(listComma())}</p>
      {regions.more.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center rounded-sm font-semibold text-link underline decoration-link/40 underline-offset-4 hover:decoration-link md:min-h-8 [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">
              {t.count(regions.more.length, "and 1 more", "and {n} more")}
            </span>
            <span className="hidden group-open:inline">{t("Show fewer")}</span>
          </summary>
          <p className="max-h-48 overflow-y-auto text-[0.9375rem]" tabIndex={0}>
            {regions.more.join(listComma())}
          </p>
        </details>
      )}
      {named && <p className="mt-1 text-sm text-quiet">{named}</p>}
    </>
  );
}
