import { useState } from "react";
import { Link } from "wouter";
import { OwnCurrencyLine } from "@/components/own-currency";
import { TextLink } from "@/components/text-link";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { formatDeadline } from "@/lib/format/deadlines";
import { formatShortRange, humanise } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { preloadRoute } from "@/lib/api/preload";
import type { FunderOpportunityView } from "@shared/validators/catalogue";
import { translateLabel } from "@shared/words/labels";
import { t } from "@/words";
import { ProfileSection } from "./profile-section";

const SHOWN_FIRST = 5;

/** Lists the funder's open opportunities with their match. */
export function OpenOpportunities({
  funderName,
  opportunities,
  hasMore,
}: {
  funderName: string;
  opportunities: readonly FunderOpportunityView[];
  hasMore: boolean;
}) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? opportunities : opportunities.slice(0, SHOWN_FIRST);
  return (
    <ProfileSection title={t("Open opportunities")}>
      {opportunities.length === 0 && (
        <p className="text-[0.9375rem] text-quiet">
          {t("Nothing of this funder is open in our list now. Its own website may know of more.")}
        </p>
      )}
      <ul className="divide-y divide-line">
        {shown.map((opportunity) => (
          <li key={opportunity.id}>
            <Row opportunity={opportunity} />
          </li>
        ))}
      </ul>
      {shown.length < opportunities.length && (
        <Button variant="outline" className="mt-3 w-full" onClick={() => setWhole(true)}>
          {t("Show all {n}", { n: opportunities.length })}
        </Button>
      )}
      {hasMore && isWhole && (
        <p className="mt-3 text-[0.9375rem] text-quiet">
          {t.rich("These are the {n} that close soonest. {link}", {
            n: opportunities.length,
            link: (
              <TextLink
                href={paths.opportunitySearch({
                  search: `"${funderName}"`,
                  country: "",
                  sort: "relevance",
                  facets: {},
                })}
              >
                {t("Search for all of them")}
              </TextLink>
            ),
          })}
        </p>
      )}
    </ProfileSection>
  );
}

function Row({ opportunity }: { opportunity: FunderOpportunityView }) {
  const { id, name, fundingType, minAmount, maxAmount, currency } = opportunity;
  const href = paths.opportunity(id);
  return (
    <Link
      href={href}
      onPointerEnter={() => preloadRoute(href)}
      onFocus={() => preloadRoute(href)}
      className="-mx-3 block rounded-control px-3 py-3 transition-colors hover:bg-raised"
    >
      <span className="flex items-start justify-between gap-4">
        <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          {name}
        </span>
        {opportunity.matchScore !== null && (
          <span className="shrink-0 text-[0.9375rem] font-medium text-link">
            {t.rich("{score} match", {
              score: (
                <span className="font-display text-lg leading-6 font-semibold">
                  {t("{n}%", { n: opportunity.matchScore })}
                </span>
              ),
            })}
          </span>
        )}
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-quiet">
        <Badge tone="primary">{translateLabel(humanise(fundingType)).toUpperCase()}</Badge>
        <span>{formatShortRange(minAmount, maxAmount, currency)}</span>
        <OwnCurrencyLine range={opportunity} />
        <span>{formatDeadline(opportunity)}</span>
        {opportunity.isPutAway && <span>{t("You hid this § opportunity")}</span>}
      </span>
    </Link>
  );
}
