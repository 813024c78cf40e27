import type { OpportunityFactsView } from "@shared/validators/opportunities";
import { translateLabel } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import { FactList, type Fact } from "@/components/fact-list";
import { formatDate } from "@/lib/format/dates";
import { humanise } from "@/lib/format/format";
import { LOCALE } from "@/lib/language";
import { t } from "@/words";
import { Section } from "./section";

const SUPPORT = [
  { flag: "mentorSupport", name: t("Mentors") },
  { flag: "officeSpace", name: t("Office space") },
  { flag: "investorNetwork", name: t("Investor network") },
  { flag: "demoDay", name: t("Demo day") },
  { flag: "communityAccess", name: t("Community") },
] as const;

const formatPercent = (share: string) => t("{n}%", { n: Number(share).toLocaleString(LOCALE) });

function formatStake(min: string | null, max: string | null): string | undefined {
  if (min !== null && max !== null && Number(min) !== Number(max))
    return `${formatPercent(min)} - ${formatPercent(max)}`;
  const stake = max ?? min;
  return stake === null ? undefined : formatPercent(stake);
}

/** Shows the terms and the support that comes with the money. It renders nothing if neither is known. */
export function ProgrammeSection({ opportunity }: { opportunity: OpportunityFactsView }) {
  const { equityStakeMin, equityStakeMax, investmentType, applicationFrequency } = opportunity;
  const { programStartDate, programEndDate, durationWeeks, nextCohortDate } = opportunity;
  const support = SUPPORT.filter(({ flag }) => opportunity[flag]).map(({ name }) => name);
  const facts: Fact[] = [
    { label: t("Equity stake"), value: formatStake(equityStakeMin, equityStakeMax) },
    { label: t("Kind of investment"), value: investmentType && translateLabel(humanise(investmentType)) },
    { label: t("Starts"), value: formatDate(programStartDate) },
    { label: t("Ends"), value: formatDate(programEndDate) },
    {
      label: t("Duration"),
      value: durationWeeks && t.count(durationWeeks, "1 week", "{n} weeks"),
    },
    {
      label: t("Applications"),
      value: applicationFrequency && translateLabel(humanise(applicationFrequency)),
    },
    { label: t("Next cohort"), value: formatDate(nextCohortDate) },
    { label: t("Comes with"), value: support.join(listComma()) },
  ];
  if (facts.every(({ value }) => !value)) return null;
  return (
    <Section title={t("Programme")}>
      <FactList facts={facts} />
    </Section>
  );
}
