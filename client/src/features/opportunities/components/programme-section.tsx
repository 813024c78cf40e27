import type { OpportunityView } from "@shared/validators/opportunities";
import { FactList, type Fact } from "@/components/fact-list";
import { formatDate } from "@/lib/dates";
import { humanise } from "@/lib/format";
import { Section } from "./section";

const SUPPORT = [
  { flag: "mentorSupport", name: "Mentors" },
  { flag: "officeSpace", name: "Office space" },
  { flag: "investorNetwork", name: "Investor network" },
  { flag: "demoDay", name: "Demo day" },
  { flag: "communityAccess", name: "Community" },
] as const;

const percent = (share: string) => `${Number(share)}%`;

function stakeText(min: string | null, max: string | null): string | undefined {
  if (min !== null && max !== null && Number(min) !== Number(max)) return `${percent(min)} - ${percent(max)}`;
  const only = max ?? min;
  return only === null ? undefined : percent(only);
}

/** Terms and what comes with the money; left out when nothing is known. */
export function ProgrammeSection({ opportunity }: { opportunity: OpportunityView }) {
  const { equityStakeMin, equityStakeMax, investmentType, applicationFrequency } = opportunity;
  const { programStartDate, programEndDate, durationWeeks, nextCohortDate } = opportunity;
  const support = SUPPORT.filter(({ flag }) => opportunity[flag]).map(({ name }) => name);
  const facts: Fact[] = [
    { label: "Equity stake", value: stakeText(equityStakeMin, equityStakeMax) },
    { label: "Kind of investment", value: investmentType && humanise(investmentType) },
    { label: "Starts", value: formatDate(programStartDate) },
    { label: "Ends", value: formatDate(programEndDate) },
    {
      label: "Duration",
      value: durationWeeks && `${durationWeeks} ${durationWeeks === 1 ? "week" : "weeks"}`,
    },
    { label: "Applications", value: applicationFrequency && humanise(applicationFrequency) },
    { label: "Next cohort", value: formatDate(nextCohortDate) },
    { label: "Comes with", value: support.join(", ") },
  ];
  if (facts.every(({ value }) => !value)) return null;
  return (
    <Section title="Programme">
      <FactList facts={facts} />
    </Section>
  );
}
