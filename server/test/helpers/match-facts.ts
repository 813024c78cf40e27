import type { Gates } from "../../features/matching/engine/gates";
import { readStatedWords } from "../../features/matching/engine/stated-in-words";
import type { Candidate, EntityWithAnswers } from "../../features/matching/engine/match-types";

/** The current time in tests of pure functions. */
export const NOW = new Date("2030-06-15T12:00:00Z");
const DAY_MS = 86_400_000;
export const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
/** A deadline after so many days on the calendar (UTC), at the end of its day or at an hour of it. */
export function dueIn(days: number, deadlineTime: string | null = null) {
  const deadline = daysFromNow(days).toISOString().slice(0, 10);
  const closesAt = deadlineTime
    ? new Date(`${deadline}T${deadlineTime}:00Z`)
    : new Date(Date.parse(deadline) + DAY_MS);
  return { deadline, deadlineTime, closesAt };
}

export const someGates: Gates = {
  type: "met",
  country: "met",
  stage: "met",
  foundedYear: "met",
  revenue: "met",
  coFunding: "met",
  consortium: "met",
  deadline: "met",
};

/** A start-up with all facts stated. */
export const makeFacts = (facts: Partial<EntityWithAnswers> = {}): EntityWithAnswers => ({
  id: "entity",
  name: "Acme",
  mission: null,
  description: null,
  type: "Startup",
  country: "KE",
  countriesOperating: null,
  region: null,
  industry: ["climate"],
  stage: "MVP",
  foundedYear: 2028,
  annualRevenue: "10000",
  annualRevenueCurrency: "USD",
  currentFundingSought: "50000",
  answers: null,
  ...facts,
});

/** An opportunity that states nothing. */
export const anOpportunity = ({
  description = null,
  ...fields
}: Partial<Candidate> & { description?: string | null } = {}): Candidate => {
  const facts = { ...NOTHING_STATED, ...fields };
  return { ...facts, stated: readStatedWords({ ...facts, description }) };
};

const NOTHING_STATED: Omit<Candidate, "stated"> = {
  id: "opportunity",
  name: "Opportunity",
  funderName: null,
  source: null,
  featured: false,
  currency: "USD",
  minAmount: null,
  maxAmount: null,
  eligibleEntityTypes: [],
  eligibleEntityTypesOpenEnded: false,
  eligibleCountries: [],
  eligibleRegions: [],
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
  deadline: null,
  deadlineTimezone: null,
  deadlineTime: null,
  applicants: null,
  closesAt: null,
  similarity: null,
  themes: [],
};

/** An opportunity for which the start-up above is eligible. */
export const makeCandidate = (fields: Partial<Candidate> = {}): Candidate =>
  anOpportunity({ eligibleEntityTypes: ["Startup"], eligibleCountries: ["KE"], ...fields });
