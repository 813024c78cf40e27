import { useQueryClient } from "@tanstack/react-query";
import { AlarmClock, CalendarDays, Globe, MapPin, Star } from "lucide-react";
import { memo } from "react";
import { Link } from "wouter";
import type { MatchedOpportunityView, OpportunityCardView } from "@shared/validators/opportunities";
import { translateLabel } from "@shared/words/labels";
import { afterPaint } from "@/lib/browser/after-paint";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { formatDeadline, isClosed } from "@/lib/format/deadlines";
import { putAwayText } from "@/lib/format/feedback-wording";
import { formatCardAmount, humanise } from "@/lib/format/format";
import { isFarAhead, isUrgent, listRegions, opensLater } from "@/lib/format/opportunity-facts";
import { paths } from "@/lib/paths";
import { preloadRoute } from "@/lib/api/preload";
import { opportunityQuery } from "@/lib/api/queries/opportunities";
import { FeedbackButtons } from "./feedback-buttons";
import { MatchBreakdown } from "./match-breakdown";
import { MatchButton } from "./match-button";
import { OwnCurrencyLine } from "./own-currency";
import { Badge } from "../ui/badge";
import { cardClass } from "../ui/card";
import { Skeleton } from "../ui/skeleton";
import { t } from "@/words";

const COUNTRIES_SHOWN = 2;

const frameClass = cn(cardClass, "flex flex-col p-5 md:p-6");

/**
 * Shows one opportunity in a list; the whole card opens it. `entityId` is the entity that the score is for,
 * if there is only one.
 */
export const OpportunityCard = memo(function OpportunityCard({
  opportunity,
  entityId,
}: {
  opportunity: OpportunityCardView & Partial<Pick<MatchedOpportunityView, "matchParts" | "matchedEntityId">>;
  entityId?: string;
}) {
  const client = useQueryClient();
  const { id, name, funderName, description, fundingType, minAmount, maxAmount, currency } = opportunity;
  const { matchScore, matchParts, feedback } = opportunity;
  const href = paths.opportunity(id, entityId);
  const match = matchScore === null ? undefined : Math.round(matchScore);
  // On a phone the user may be pressing a button, which has to react first.
  const prefetch = () =>
    afterPaint(() => {
      preloadRoute(href);
      void client.prefetchQuery(opportunityQuery(id, entityId));
    });

  return (
    <article
      data-card=""
      data-place={id}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      className={cn(
        frameClass,
        "relative h-full min-w-0 transition-colors hover:border-edge",
        "has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ring",
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <p className="flex min-w-0 flex-1 basis-30 flex-wrap gap-1.5">
          <Badge tone="primary">{translateLabel(humanise(fundingType)).toUpperCase()}</Badge>
          {opportunity.featured && (
            <Badge tone="outline">
              <Star aria-hidden="true" /> {t("Featured")}
            </Badge>
          )}
        </p>
        {match !== undefined && (
          <MatchButton match={match}>
            {() => <MatchBreakdown id={id} entityId={entityId} score={match} parts={matchParts} />}
          </MatchButton>
        )}
      </div>
      <h3 dir="auto" className="mt-3 line-clamp-3 text-lg leading-snug wrap-anywhere">
        <Link
          href={href}
          onFocus={prefetch}
          className="outline-none after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </Link>
      </h3>
      {funderName && (
        <p dir="auto" className="mt-0.5 truncate text-[0.9375rem] text-quiet">
          {funderName}
        </p>
      )}
      {description && (
        <p dir="auto" className="mt-2.5 line-clamp-2 text-[0.9375rem] wrap-anywhere text-quiet">
          {description}
        </p>
      )}
      {feedback?.kind === "dismissed" && (
        <p className="mt-3 text-[0.9375rem] text-quiet">{putAwayText(feedback)}</p>
      )}
      <div className="mt-auto flex flex-wrap items-end gap-x-2 pt-5">
        <div className="min-w-0 flex-1 basis-48">
          <AmountLine text={formatCardAmount(minAmount, maxAmount, currency)} />
          <OwnCurrencyLine
            range={opportunity}
            entityId={entityId ?? opportunity.matchedEntityId}
            className="block text-[0.9375rem] wrap-anywhere text-quiet"
          />
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
            <DeadlineLine opportunity={opportunity} />
            <RegionsLine countries={opportunity.eligibleCountries} />
          </div>
        </div>
        <FeedbackButtons id={id} name={name} feedback={feedback} className="-mr-3 -mb-3 ml-auto" />
      </div>
    </article>
  );
});

/** Shows a figure large, and a text such as "Amount not stated" smaller. */
function AmountLine({ text }: { text: string }) {
  const isFigure = /\d/.test(text);
  return (
    <p
      className={cn(
        "font-display leading-8 font-semibold tracking-tight wrap-anywhere",
        isFigure ? "text-2xl" : "text-lg text-quiet",
      )}
    >
      {text}
    </p>
  );
}

function DeadlineLine({ opportunity }: { opportunity: OpportunityCardView }) {
  const { deadline, deadlineTime, openDate } = opportunity;
  const urgent = isUrgent(opportunity);
  const Icon = urgent ? AlarmClock : CalendarDays;
  return (
    <p className={cn("flex items-center gap-1.5", urgent ? "font-semibold text-destructive" : "text-ink")}>
      <Icon aria-hidden="true" className={cn("size-4 shrink-0", !urgent && "text-quiet")} />
      <span>
        {urgent && <span className="sr-only">{t("Closing soon:")} </span>}
        <span>{formatDeadline(opportunity)}</span>
        {/* The specification has the days counted on from a day that has passed. */}
        {!deadlineTime && isClosed(opportunity) && <span className="text-quiet"> · {t("Closed")}</span>}
        {isFarAhead(opportunity) && <span className="text-quiet"> · {formatDate(deadline)}</span>}
        {opensLater(opportunity) && (
          <span className="text-quiet"> · {t("Opens on {date}", { date: formatDate(openDate) ?? "" })}</span>
        )}
      </span>
    </p>
  );
}

function RegionsLine({ countries }: { countries: readonly string[] }) {
  const regions = listRegions(countries, COUNTRIES_SHOWN);
  const Icon = regions.kind === "global" ? Globe : MapPin;
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-quiet">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">
        {regions.kind === "global" && t("Global")}
        {regions.kind === "not-stated" && t("Countries not stated")}
        {regions.kind === "countries" &&
          `${regions.shown.join(", ")}${regions.more.length > 0 ? ` +${regions.more.length}` : ""}`}
      </span>
    </p>
  );
}

/** Shows the shape of a card while it loads. */
export function OpportunityCardSkeleton() {
  return (
    <div className={frameClass}>
      <div className="flex justify-between">
        <Skeleton className="h-6 w-16" />
        <Skeleton className="h-6 w-20" />
      </div>
      <Skeleton className="mt-4 h-5 w-4/5" />
      <Skeleton className="mt-2 h-4 w-2/5" />
      <Skeleton className="mt-4 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-3/4" />
      <Skeleton className="mt-7 h-7 w-40" />
      <Skeleton className="mt-3 h-4 w-56 max-w-full" />
    </div>
  );
}

export const opportunityGridClass = "grid gap-4 md:grid-cols-2 md:gap-6";
