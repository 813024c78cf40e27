import { useQuery } from "@tanstack/react-query";
import type { OpportunityView } from "@shared/validators/opportunities";
import { RetryLine } from "@/components/retry-line";
import { opportunityFunderQuery } from "@/lib/api/queries/awards";
import { effortQuery } from "@/lib/api/queries/opportunities";
import { useInBrowser } from "@/hooks/use-in-browser";
import { t } from "@/words";
import { Section } from "../components/section";
import { FactLines } from "./fact-lines";
import { weigh } from "./weigh";

/** Says what an opportunity may bring and asks, and what speaks for and against it, each with where it is from. */
export function WorthSection({ opportunity }: { opportunity: OpportunityView }) {
  const effort = useQuery(effortQuery(opportunity.id));
  const { data: funder } = useQuery(opportunityFunderQuery(opportunity.id));
  // A server that renders the page knows neither the call sheet nor the reader's clock.
  const isHere = useInBrowser(() => true, false);
  if (!isHere) return null;
  if (!effort.data) return <RetryLine query={effort} text={t("“Is it worth it?” could not be loaded.")} />;
  const worth = weigh({ opportunity, call: effort.data.call, pastAwards: funder?.summary ?? null });
  return (
    <Section title={t("Is it worth it?")}>
      <p className="mb-4 text-[0.9375rem] text-quiet">
        {t("Only what is known, each with where it is from. Nothing here is estimated.")}
      </p>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <FactLines title={t("What it may bring")} facts={worth.brings} />
        <FactLines title={t("What it asks")} facts={worth.asks} />
        <FactLines title={t("What speaks for it")} facts={worth.speaksFor} />
        <FactLines title={t("What speaks against it")} facts={worth.speaksAgainst} />
        <FactLines title={t("What is open")} facts={worth.open} />
      </div>
    </Section>
  );
}
