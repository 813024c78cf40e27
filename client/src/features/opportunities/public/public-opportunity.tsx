import { ArrowLeft, Star } from "lucide-react";
import { ANY_VALUE } from "@shared/constants/facets";
import { findIndustries, industryLabel } from "@shared/constants/industries";
import type { PublicOpportunityView } from "@shared/validators/public-catalogue";
import { translateLabel } from "@shared/words/labels";
import { ButtonLink } from "@/components/button-link";
import { PageHeader } from "@/components/page-header";
import { TextLink } from "@/components/text-link";
import { humanise } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { Alert } from "@/ui/alert";
import { Badge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { t } from "@/words";
import { DocumentsSection } from "../components/documents-section";
import { EligibilitySection } from "../components/eligibility-section";
import { FunderSection } from "../components/funder-section";
import { MainFacts } from "../components/main-facts";
import { ProgrammeSection } from "../components/programme-section";
import { Section } from "../components/section";
import { detailGridClass, factsColumnClass, textColumnClass } from "../detail-layout";
import { PublicCards } from "@/components/public-card";
import { SignUpCard } from "@/components/sign-up-card";

/** All that everybody may know of one opportunity, and how to go on from here. */
export function PublicOpportunity({ opportunity }: { opportunity: PublicOpportunityView }) {
  const { id, name, closed, description, similar, funder } = opportunity;
  return (
    <>
      <PageHeader
        above={
          <ButtonLink href={paths.opportunities} variant="ghost" className="-ms-4 print:hidden">
            <ArrowLeft aria-hidden="true" />
            {t("All opportunities")}
          </ButtonLink>
        }
        documentTitle={name}
        title={<span className="wrap-anywhere">{name}</span>}
        subtitle={<Subtitle opportunity={opportunity} />}
      />
      {closed && (
        <Alert tone="warning" title={t("This call has closed")} className="mb-6">
          {similar.length > 0
            ? t("The open opportunities at the end of this page are about the same things.")
            : t("It may open again. The funder’s page says more.")}
        </Alert>
      )}
      <div className={detailGridClass}>
        <div className={factsColumnClass}>
          <Card flush className="divide-y divide-line">
            <MainFacts opportunity={opportunity} />
            {!closed && (
              <div className="p-5 md:p-6 print:hidden">
                <ButtonLink
                  href={paths.signupFor(paths.opportunity(id))}
                  variant="accent"
                  size="lg"
                  className="w-full"
                >
                  {t("See how well you match")}
                </ButtonLink>
                <p className="mt-2.5 text-center text-sm text-quiet">{t("It is free to start.")}</p>
              </div>
            )}
          </Card>
        </div>
        <div className={textColumnClass}>
          <Section title={t("About")}>
            {description ? (
              <p dir="auto" className="max-w-[68ch] leading-relaxed wrap-anywhere whitespace-pre-line">
                {description}
              </p>
            ) : (
              <p className="text-quiet">{t("No description is recorded.")}</p>
            )}
          </Section>
          <EligibilitySection opportunity={opportunity} />
          <DocumentsSection opportunity={opportunity} />
          <ProgrammeSection opportunity={opportunity} />
          <FunderSection opportunity={opportunity} />
          {funder && (
            <p>
              <TextLink href={paths.publicFunder(funder.id)}>
                {t("Everything open from {funder}", { funder: funder.name })}
              </TextLink>
            </p>
          )}
          <Themes opportunity={opportunity} />
        </div>
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="mt-10 print:hidden">
          <h2 id="similar" className="mb-4 text-2xl">
            {closed ? t("Open opportunities about the same things") : t("More like this")}
          </h2>
          <PublicCards opportunities={similar} />
        </section>
      )}
      <div className="mt-8">
        <SignUpCard next={paths.opportunity(id)} />
      </div>
    </>
  );
}

function Subtitle({
  opportunity: { fundingType, featured, closed, funderName },
}: {
  opportunity: PublicOpportunityView;
}) {
  return (
    <span className="flex flex-wrap items-center gap-2 pt-1">
      <Badge tone="primary">{translateLabel(humanise(fundingType)).toUpperCase()}</Badge>
      {featured && (
        <Badge tone="outline">
          <Star aria-hidden="true" /> {t("Featured")}
        </Badge>
      )}
      {closed && <Badge tone="destructive">{t("Closed")}</Badge>}
      {funderName && (
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {funderName}
        </span>
      )}
    </span>
  );
}

/** Leads to everything else about the same themes. */
function Themes({ opportunity: { industryFocus } }: { opportunity: PublicOpportunityView }) {
  const slugs = [...new Set(industryFocus.flatMap((tag) => findIndustries(tag)))].filter(
    (slug) => slug !== ANY_VALUE,
  );
  if (slugs.length === 0) return null;
  return (
    <nav aria-label={t("Themes")} className="flex flex-wrap gap-x-5 gap-y-1 print:hidden">
      {slugs.map((slug) => (
        <TextLink
          key={slug}
          href={paths.theme(slug)}
          className="inline-flex min-h-11 items-center md:min-h-8"
        >
          {t("Funding: {theme}", { theme: translateLabel(industryLabel(slug)) })}
        </TextLink>
      ))}
    </nav>
  );
}
