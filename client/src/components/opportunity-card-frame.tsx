import { AlarmClock, CalendarDays, Globe, MapPin, Star } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { PublicCardView } from "@shared/validators/public-catalogue";
import { translateLabel } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { formatDeadline, isClosed } from "@/lib/format/deadlines";
import { formatCardAmount, humanise } from "@/lib/format/format";
import { isFarAhead, isUrgent, listRegions, opensLater } from "@/lib/format/opportunity-facts";
import { Badge } from "../ui/badge";
import { cardClass } from "../ui/card";
import { t } from "@/words";

const COUNTRIES_SHOWN = 2;

export const cardFrameClass = cn(cardClass, "flex flex-col p-5 md:p-6");

/** Shows the facts of one opportunity in a list, for members and visitors alike; the whole card is a link to it. */
export function OpportunityCardFrame({
  opportunity,
  href,
  onPrefetch,
  corner,
  note,
  ownAmount,
  actions,
}: {
  opportunity: PublicCardView;
  href: string;
  /** Is called when the card is likely to be opened. */
  onPrefetch: () => void;
  /** Stands at the end of the first line. */
  corner?: ReactNode;
  note?: ReactNode;
  /** The amount in the reader's currency. */
  ownAmount?: ReactNode;
  actions?: ReactNode;
}) {
  const { id, name, funderName, description, fundingType, minAmount, maxAmount, currency } = opportunity;
  return (
    <article
      data-card=""
      data-place={id}
      onPointerEnter={onPrefetch}
      onTouchStart={onPrefetch}
      className={cn(
        cardFrameClass,
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
        {corner}
      </div>
      <h3 dir="auto" className="mt-3 line-clamp-3 text-lg leading-snug wrap-anywhere">
        <Link
          href={href}
          onFocus={onPrefetch}
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
      {note}
      <div className="mt-auto flex flex-wrap items-end gap-x-2 pt-5">
        <div className="min-w-0 flex-1 basis-48">
          <AmountLine text={formatCardAmount(minAmount, maxAmount, currency)} />
          {ownAmount}
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
            <DeadlineLine opportunity={opportunity} />
            <RegionsLine countries={opportunity.eligibleCountries} />
          </div>
        </div>
        {actions}
      </div>
    </article>
  );
}

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

function DeadlineLine({ opportunity }: { opportunity: PublicCardView }) {
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
        {!deadlineTime && isClosed(opportunity) && (
          <span className="text-quiet">
            {"\u00A0· "}
            {t("Closed")}
          </span>
        )}
        {isFarAhead(opportunity) && (
          <span className="text-quiet">
            {"\u00A0· "}
            {formatDate(deadline)}
          </span>
        )}
        {opensLater(opportunity) && (
          <span className="text-quiet">
            {"\u00A0· "}
            {t("Opens on {date}", { date: formatDate(openDate) ?? "" })}
          </span>
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
          `${regions.shown.join(listComma())}${regions.more.length > 0 ? ` +${regions.more.length}` : ""}`}
      </span>
    </p>
  );
}
