import { ExternalLink } from "lucide-react";
import type { OpportunityFactsView } from "@shared/validators/opportunities";
import { translateLabel } from "@shared/words/labels";
import { ExternalButtonLink, isSafeUrl } from "@/components/button-link";
import { textLinkClass } from "@/components/text-link";
import { Badge } from "@/ui/badge";
import { cn } from "@/lib/cn";
import { humanise } from "@/lib/format/format";
import { t } from "@/words";
import { Section } from "./section";
import { SourceFacts } from "./source-facts";

const lineLinkClass = cn(textLinkClass, "inline-flex min-h-11 items-center wrap-anywhere md:min-h-7");

/** Shows the funder, the contact and the source of the opportunity. */
export function FunderSection({ opportunity }: { opportunity: OpportunityFactsView }) {
  const { funderName, funderType, funderWebsite, applicationUrl } = opportunity;
  return (
    <Section title={t("Funder Information")}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <p dir="auto" className="text-lg leading-snug font-semibold wrap-anywhere">
            {funderName || t("Various § funders")}
          </p>
          {funderType && (
            <Badge className="mt-1.5">
              {translateLabel(funderType === "vc" ? "VC" : humanise(funderType))}
            </Badge>
          )}
        </div>
        <ExternalButtonLink href={applicationUrl} className="max-md:w-full">
          {t("Visit Application Page")}
          <ExternalLink aria-hidden="true" />
        </ExternalButtonLink>
      </div>
      <Contact opportunity={opportunity} website={funderWebsite} />
      <SourceFacts opportunity={opportunity} />
    </Section>
  );
}

function Contact({
  opportunity: { contactName, contactEmail, contactPhone },
  website,
}: {
  opportunity: OpportunityFactsView;
  website: string | null;
}) {
  const lines = [
    contactName && { label: t("Contact"), value: <span dir="auto">{contactName}</span> },
    contactEmail && {
      label: t("Email"),
      value: (
        <a href={`mailto:${encodeURIComponent(contactEmail)}`} className={lineLinkClass}>
          {contactEmail}
        </a>
      ),
    },
    contactPhone && { label: t("Phone"), value: contactPhone },
    isSafeUrl(website) && {
      label: t("Website"),
      value: (
        <a href={website} target="_blank" rel="noopener noreferrer" className={lineLinkClass}>
          {new URL(website).hostname}
          <span className="sr-only"> {t("(opens in a new tab)")}</span>
        </a>
      ),
    },
  ].filter((line) => typeof line === "object" && line !== null);
  if (lines.length === 0) return null;
  return (
    <dl className="mt-5 grid gap-x-4 gap-y-1 sm:grid-cols-[5rem_minmax(0,1fr)]">
      {lines.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="self-center text-quiet">{label}</dt>
          <dd className="min-w-0 self-center wrap-anywhere max-sm:mb-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
