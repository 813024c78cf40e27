import type { Opportunity } from "@shared/schema/index";
import type { DraftOpportunity } from "./types";

type Flag = { [K in keyof Opportunity]: Opportunity[K] extends boolean ? K : never }[keyof Opportunity];

const REQUIREMENTS = {
  businessPlanRequired: "Business Plan",
  pitchDeckRequired: "Pitch Deck",
  financialProjectionsRequired: "Financial Projections",
  legalEntityRequired: "Legal Entity Documentation",
  registeredBusinessRequired: "Registered Business Certificate",
} satisfies Partial<Record<Flag, string>>;

const SUPPORT = {
  mentorSupport: "mentoring",
  officeSpace: "office space",
  investorNetwork: "an investor network",
  demoDay: "a demo day",
  communityAccess: "a community",
} satisfies Partial<Record<Flag, string>>;

export type DraftSource = Pick<
  Opportunity,
  | keyof Omit<DraftOpportunity, "callAiRules" | "callCriteria" | "callLimits" | "requirements" | "support">
  | keyof typeof REQUIREMENTS
  | keyof typeof SUPPORT
>;

/** The names of what an opportunity is marked with. */
function namesOf<K extends string>(names: Record<K, string>, flags: Record<NoInfer<K>, boolean>): string[] {
  return (Object.keys(names) as K[]).filter((flag) => flags[flag]).map((flag) => names[flag]);
}

/** What a draft may say about an opportunity. */
export function draftOpportunity(opportunity: DraftSource): DraftOpportunity {
  return {
    name: opportunity.name,
    funderName: opportunity.funderName,
    fundingType: opportunity.fundingType,
    description: opportunity.description,
    minAmount: opportunity.minAmount,
    maxAmount: opportunity.maxAmount,
    currency: opportunity.currency,
    equityStakeMin: opportunity.equityStakeMin,
    equityStakeMax: opportunity.equityStakeMax,
    deadline: opportunity.deadline,
    eligibleEntityTypes: opportunity.eligibleEntityTypes,
    eligibleEntityTypesOpenEnded: opportunity.eligibleEntityTypesOpenEnded,
    eligibleCountries: opportunity.eligibleCountries,
    eligibilityText: opportunity.eligibilityText,
    industryFocus: opportunity.industryFocus,
    stageFocus: opportunity.stageFocus,
    requirements: namesOf(REQUIREMENTS, opportunity),
    durationWeeks: opportunity.durationWeeks,
    support: namesOf(SUPPORT, opportunity),
    applicationUrl: opportunity.applicationUrl,
  };
}
