import type { ReactNode } from "react";
import { industryLabel } from "@shared/constants/industries";
import type { OpportunityFactsView } from "@shared/validators/opportunities";
import type { OpportunityTranslationView } from "@shared/validators/translations";
import { translateLabel } from "@shared/words/labels";
import { Badge } from "@/ui/badge";
import { formatExactRange, humanise } from "@/lib/format/format";
import { t } from "@/words";
import { formatCoFunding } from "../co-funding";
import { Section } from "./section";
import { TranslatedTexts, SourceText } from "./translated-texts";

const ANY = "*";

/** Shows the eligibility rules that the source states. */
export function EligibilitySection({
  opportunity,
  translation,
}: {
  opportunity: OpportunityFactsView;
  translation?: OpportunityTranslationView | undefined;
}) {
  const { eligibleEntityTypes, eligibleEntityTypesOpenEnded, industryFocus, stageFocus } = opportunity;
  const { yearFoundedMin, yearFoundedMax, revenueMin, revenueMax, currency, eligibilityText } = opportunity;
  const { applicantLimit, consortiumMin } = opportunity;
  const founded = formatYears(yearFoundedMin, yearFoundedMax);
  const hasRevenueRule = Number(revenueMin ?? 0) > 0 || Number(revenueMax ?? 0) > 0;

  const rows: { label: string; value: ReactNode }[] = [];
  if (eligibleEntityTypes.length > 0) {
    const types = eligibleEntityTypes.map((type) => translateLabel(humanise(type)));
    rows.push({
      label: t("Entity types"),
      value: <Words words={eligibleEntityTypesOpenEnded ? [...types, t("and others")] : types} />,
    });
  }
  if (industryFocus.length > 0 && !industryFocus.includes(ANY)) {
    rows.push({
      label: t("Industries"),
      value: <Words words={industryFocus.map((industry) => translateLabel(industryLabel(industry)))} />,
    });
  }
  if (stageFocus.length > 0)
    rows.push({
      label: t("Stages"),
      value: <Words words={stageFocus.map((stage) => translateLabel(humanise(stage)))} />,
    });
  if (founded) rows.push({ label: t("Founded § rule"), value: founded });
  if (hasRevenueRule) {
    rows.push({ label: t("Annual revenue"), value: formatExactRange(revenueMin, revenueMax, currency) });
  }
  if (applicantLimit !== null)
    rows.push({
      label: t("Open only to"),
      value:
        applicantLimit === "invited" ? t("Those who were invited") : t("Those who have its funding already"),
    });
  const coFunding = formatCoFunding(opportunity);
  if (coFunding) rows.push({ label: t("Co-funding"), value: coFunding });
  if (consortiumMin !== null && consortiumMin > 1)
    rows.push({
      label: t("Partners"),
      value: t("At least {n} organisations apply together", { n: consortiumMin }),
    });

  return (
    <Section title={t("Eligibility Criteria")}>
      {rows.length > 0 && (
        <dl className="grid gap-4">
          {rows.map(({ label, value }) => (
            <div key={label} className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
              <dt className="text-quiet">{label}</dt>
              <dd className="min-w-0">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {eligibilityText && (
        <div className={rows.length > 0 ? "mt-5 border-t border-line pt-4" : undefined}>
          <h3 className="text-base">{t("In the source's own words")}</h3>
          <div className="mt-1.5">
            {translation ? (
              <TranslatedTexts originals={{ eligibilityText }} translation={translation} />
            ) : (
              <SourceText>{eligibilityText}</SourceText>
            )}
          </div>
        </div>
      )}
      {rows.length === 0 && !eligibilityText && (
        <p className="text-quiet">{t("Who may apply is not recorded. Check the application page.")}</p>
      )}
    </Section>
  );
}

function formatYears(min: number | null, max: number | null): string | undefined {
  if (min !== null && max !== null)
    return min === max ? t("In {year}", { year: min }) : t("From {min} to {max}", { min, max });
  if (min !== null) return t("{year} or later", { year: min });
  return max === null ? undefined : t("{year} or earlier", { year: max });
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="min-w-0">
          <Badge className="wrap-anywhere">{word}</Badge>
        </li>
      ))}
    </ul>
  );
}
