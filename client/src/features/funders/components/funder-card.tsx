import { ExternalLink } from "lucide-react";
import { ExternalButtonLink } from "@/components/button-link";
import { Avatar } from "@/ui/avatar";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { firstTwoLetters, formatMoney } from "@/lib/format/format";
import type { FunderView } from "@shared/validators/catalogue";
import { translateLabel } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import { getFunderTypeLabel } from "../funder-type";
import { t } from "@/words";

const GEOGRAPHIES_SHOWN = 2;
const INDUSTRIES_SHOWN = 3;

export function FunderCard({ funder, onView }: { funder: FunderView; onView: () => void }) {
  const { name, logoUrl, funderType, description, averageCheckSize, currency, website } = funder;
  return (
    <Card data-place={funder.id} className="flex h-full skip-unseen flex-col gap-4">
      <div className="flex min-w-0 items-start gap-3">
        <Avatar src={logoUrl} letters={firstTwoLetters(name)} shape="square" className="size-12" />
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="line-clamp-4 text-lg wrap-anywhere">
            {name}
          </h2>
          {funderType && (
            <Badge tone="primary" className="mt-1">
              {getFunderTypeLabel(funderType)}
            </Badge>
          )}
        </div>
      </div>
      <p dir="auto" className="line-clamp-3 text-[0.9375rem] text-quiet">
        {description || t("No description available")}
      </p>
      <div className="space-y-2">
        {averageCheckSize && (
          <p className="font-display text-lg font-semibold">
            {t("Avg: {amount}", { amount: formatMoney(averageCheckSize, currency) ?? "" })}
          </p>
        )}
        {funder.geographyFocus.length > 0 && (
          <p className="text-sm text-quiet">
            {funder.geographyFocus.slice(0, GEOGRAPHIES_SHOWN).map(translateLabel).join(listComma())}
          </p>
        )}
        {funder.industryFocus.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label={t("Industries")}>
            {funder.industryFocus.slice(0, INDUSTRIES_SHOWN).map((industry) => (
              <li key={industry} className="max-w-full">
                <Badge tone="outline">{translateLabel(industry)}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <Button
          variant="outline"
          className="flex-auto whitespace-nowrap"
          onClick={onView}
          aria-label={t("View Profile of {name}", { name })}
        >
          {t("View Profile")}
        </Button>
        <ExternalButtonLink
          href={website}
          variant="ghost"
          className="flex-auto whitespace-nowrap"
          aria-label={t("Website of {name} (opens in a new tab)", { name })}
        >
          {t("Website")}
          <ExternalLink aria-hidden="true" />
        </ExternalButtonLink>
      </div>
    </Card>
  );
}
