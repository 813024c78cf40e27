import type { ApplicationListItem } from "@shared/validators/applications";
import type { EntityView } from "@shared/validators/entities";
import type {
  MatchGate,
  MatchPart,
  OpportunityCardView,
  OpportunityView,
} from "@shared/validators/opportunities";

const DAY_MS = 86_400_000;

/** Builds an id with a number in it. */
export const testId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
/** Returns the calendar date (UTC) in this many days. */
export const formatDateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** A deadline on today's date (UTC) whose hour is so many minutes ahead, or has passed. */
export const closesIn = (minutes: number) => ({
  deadline: formatDateIn(0),
  deadlineTimezone: null,
  deadlineTime: "17:00",
  closesAt: new Date(Date.now() + minutes * 60_000).toISOString(),
});
/** Returns the timestamp in this many days. */
export const formatMomentIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

export function buildCard(parts: Partial<OpportunityCardView> = {}): OpportunityCardView {
  return {
    id: testId(1),
    name: "Clean Water Pilot Fund",
    slug: "clean-water-pilot-fund",
    funderName: "Water Trust",
    description: "Pilots of clean water in small towns.",
    fundingType: "grant",
    minAmount: "25000.00",
    maxAmount: "100000.00",
    currency: "USD",
    deadline: formatDateIn(21),
    deadlineTimezone: null,
    deadlineTime: null,
    closesAt: null,
    deadlineNote: null,
    openDate: null,
    eligibleCountries: ["GH"],
    eligibleEntityTypes: ["Nonprofit"],
    featured: false,
    createdAt: formatMomentIn(-30),
    matchScore: 81,
    feedback: null,
    ...parts,
  };
}

export function buildOpportunity(parts: Partial<OpportunityView> = {}): OpportunityView {
  return {
    ...buildCard(),
    closed: false,
    funderType: "foundation",
    funderLogoUrl: null,
    funderWebsite: null,
    applicationUrl: "https://example.org/apply",
    equityStakeMin: null,
    equityStakeMax: null,
    investmentType: null,
    eligibleEntityTypesOpenEnded: false,
    eligibleRegions: [],
    eligibilityText: null,
    industryFocus: [],
    stageFocus: [],
    yearFoundedMin: null,
    yearFoundedMax: null,
    revenueMin: null,
    revenueMax: null,
    applicantLimit: null,
    coFunding: null,
    coFundingShare: null,
    consortiumMin: null,
    businessPlanRequired: false,
    pitchDeckRequired: false,
    financialProjectionsRequired: false,
    legalEntityRequired: false,
    registeredBusinessRequired: false,
    programStartDate: null,
    programEndDate: null,
    durationWeeks: null,
    applicationFrequency: null,
    nextCohortDate: null,
    mentorSupport: false,
    officeSpace: false,
    investorNetwork: false,
    demoDay: false,
    communityAccess: false,
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    source: null,
    sourceId: null,
    sourceUrl: null,
    attribution: null,
    licence: null,
    confirmedAt: null,
    verificationStatus: "verified",
    lastSyncedAt: null,
    matchedEntityId: null,
    matchReasons: [],
    matchParts: [],
    matchGates: [],
    ...parts,
  };
}

/** Builds the parts of a score of 74. */
export const buildParts = (): MatchPart[] => [
  { part: "rules", label: "Rules", points: 24, max: 30, how: "4 of 5 rules are met, 1 is unknown: 24 of 30" },
  { part: "text", label: "Words", points: 22, max: 30, how: "The texts are alike by 0.73: 22 of 30" },
  { part: "industry", label: "Industry", points: 15, max: 15, how: "1 of 1 industries is shared: 15 of 15" },
  {
    part: "amount",
    label: "Amount",
    points: 8,
    max: 15,
    how: "USD 50,000 is half of what is sought: 8 of 15",
  },
  { part: "time", label: "Time left", points: 5, max: 10, how: "21 of 42 days: 5 of 10" },
  { part: "experience", label: "Experience", points: -24, max: 0, how: "Of 100 such, 50 were relevant" },
];

export function buildGate(parts: Partial<MatchGate> = {}): MatchGate {
  return {
    gate: "country",
    label: "Country",
    verdict: "met",
    opportunity: "Ghana, Kenya",
    profile: "Ghana",
    ask: [],
    ...parts,
  };
}

export function buildEntityView(parts: Partial<EntityView> = {}): EntityView {
  return {
    id: testId(500),
    name: "Volta Clean Water",
    type: "Nonprofit",
    stage: "MVP",
    description: null,
    mission: null,
    industry: [],
    country: "GH",
    profileCompletionScore: 80,
    layer1Complete: true,
    layer2Complete: true,
    layer3Complete: false,
    lastProfileUpdate: null,
    createdAt: formatMomentIn(-60),
    updatedAt: formatMomentIn(-5),
    ...parts,
  };
}

export function buildApplicationItem(parts: Partial<ApplicationListItem> = {}): ApplicationListItem {
  return {
    id: testId(700),
    status: "draft",
    title: "Clean Water Pilot Fund",
    askingAmount: "50000.00",
    askingCurrency: "USD",
    awardedAmount: null,
    awardedCurrency: null,
    aiProvider: null,
    submittedDate: null,
    decisionDate: null,
    funderName: null,
    createdAt: formatMomentIn(-30),
    updatedAt: formatMomentIn(-1),
    version: 1,
    opportunity: {
      id: testId(1),
      name: "Clean Water Pilot Fund",
      funderName: "Water Trust",
      fundingType: "grant",
      deadline: null,
      deadlineTimezone: null,
      deadlineTime: null,
      closesAt: null,
    },
    entity: { id: testId(500), name: "Volta Clean Water", type: "Nonprofit" },
    ...parts,
  };
}
