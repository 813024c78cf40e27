import type { BudgetKind } from "@shared/constants/budget";
import type { ApplicationStatus, EntityType } from "@shared/constants/enums";
import type { Answers } from "@shared/constants/questionnaires/questions";
import { COLD_ROOMS, EVENING_COURSES, REFILL_SHOP, type DemoWork } from "./demo-work-data";

/**
 * An application for an opportunity of the catalogue. Days are counted from today, with negative numbers for
 * the past.
 */
export type DemoApplication = {
  /** Ids of the catalogue. The first published one is applied for. */
  opportunities: readonly string[];
  status: ApplicationStatus;
  askingAmount: string;
  createdDay: number;
  updatedDay: number;
  submittedDay?: number;
  decisionDay?: number;
  awardedAmount?: string;
  notes?: string;
  narrative?: string;
  aiDraftNarrative?: string;
  funderFeedback?: string;
  budget?: readonly DemoBudgetLine[];
  work?: DemoWork;
  tasks?: readonly DemoTask[];
};

/** `assignee` is the first name of a colleague; without it the task is the demo user's. */
export type DemoTask = { title: string; dueDay: number; assignee?: string; doneDay?: number };

/** Quantities are in thousandths, amounts in the smallest unit of the currency, here always hundredths. */
export type DemoBudgetLine = {
  year: number;
  kind: BudgetKind;
  workPackage?: string;
  description: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  ownShare?: number;
  narrative?: string;
};

export type DemoEntity = {
  name: string;
  type: EntityType;
  /** Answers to the type's questionnaire by field. More answers make a more complete profile. */
  answers: Answers;
  applications: readonly DemoApplication[];
  hasColleagues?: boolean;
};

/** Invented organisations. Their names say that they are not real. */
export const DEMO_ENTITIES: readonly DemoEntity[] = [
  {
    name: "Sunbird Cold Chain (demo)",
    hasColleagues: true,
    type: "Startup",
    answers: {
      description:
        "Solar-powered cold rooms at farm markets in Ghana. Farmers pay by the crate and day, and lose less of their tomatoes and greens.",
      industry: ["agriculture", "energy", "climate"],
      country: "GH",
      stage: "Traction",
      foundedYear: 2022,
      fundingAmountSeeking: "150000",
      annualRevenueCurrency: "USD",
      teamSize: 9,
      employeesCount: 7,
      annualRevenue: "64000",
      monthlyRecurringRevenue: "6100",
      monthlyGrowthRate: "7",
      grossMargin: "41",
      customerCount: 380,
      totalFundraisedToDate: "45000",
      equityGivenAway: "6",
      burnRate: "4200",
      runwayMonths: 8,
      fundraisingStageSeeking: "Seed",
      problemStatement:
        "Up to a third of the vegetables that reach the markets we serve spoil before they are sold, because there is no cooling between harvest and customer.",
      productDescription:
        "A walk-in cold room with its own solar panels and batteries, run by a local agent. Crates are booked and paid for by phone.",
      productStage: "Live and growing",
      targetCustomers: "Smallholder farmers and market traders within 30 km of a cold room.",
      competitors: ["Ice sellers", "Diesel cold stores"],
      businessModel: "Pay per use",
      goToMarketStrategy:
        "One agent for each market, paid by the crate; farmers' groups bring their members.",
      founderName: "Ama Mensah",
      founderExperience: "Six years of running a vegetable wholesale business in Kumasi.",
      useOfFunds: "60 % four more cold rooms, 25 % working capital, 15 % training of agents, over 14 months.",
      goals: "Eight cold rooms and 1,000 paying farmers in 18 months.",
      mission: "No harvest lost for want of cold.",
      socialImpact: "Farmers who use the rooms report selling four crates in five, up from three.",
      headquarters: "Kumasi",
      region: "Ashanti",
      countriesOperating: ["GH"],
      expansionCountries: ["NG", "KE"],
    },
    applications: [
      {
        opportunities: ["prog-189", "prog-057"],
        status: "draft",
        askingAmount: "100000",
        createdDay: -16,
        updatedDay: -11,
        notes: "Ask the bank for the loan confirmation before writing the budget.",
        narrative:
          "Sunbird builds solar cold rooms at farm markets in Ghana. Three more rooms reach 400 farmers within 30 km of a market. The total budget is 105,000 US dollars.",
        work: COLD_ROOMS,
        budget: [
          {
            ...{ year: 1, kind: "equipment", workPackage: "WP1", description: "Cold rooms with panels" },
            ...{ quantity: 3_000, unit: "room", unitPrice: 2_150_000, ownShare: 950_000 },
            narrative: "Quotes of two makers; the room in Techiman replaces ice.",
          },
          {
            ...{ year: 1, kind: "personnel", workPackage: "WP2", description: "Agents at the markets" },
            ...{ quantity: 36_000, unit: "month", unitPrice: 42_000 },
            narrative: "Three agents for a year, at what agents earn today.",
          },
          {
            ...{ year: 2, kind: "personnel", workPackage: "WP2", description: "Agents at the markets" },
            ...{ quantity: 36_000, unit: "month", unitPrice: 44_500 },
          },
          {
            ...{ year: 1, kind: "travel", workPackage: "WP2", description: "Visits to farmers’ groups" },
            ...{ quantity: 42_500, unit: "day", unitPrice: 6_550 },
          },
          {
            ...{ year: 2, kind: "contractual", workPackage: "WP3", description: "Survey of losses" },
            ...{ quantity: 1_000, unit: "survey", unitPrice: 620_000, ownShare: 120_000 },
          },
          {
            ...{ year: 2, kind: "indirect", description: "Office and accounts" },
            ...{ quantity: 1_000, unit: "lump sum", unitPrice: 780_000 },
          },
        ],
      },
      {
        opportunities: ["prog-208", "prog-002"],
        status: "submitted",
        askingAmount: "500000",
        createdDay: -30,
        updatedDay: -12,
        submittedDay: -12,
        narrative:
          "Sunbird runs solar cold rooms at farm markets in Ghana. 380 farmers and traders pay by the crate; revenue was 64,000 US dollars in the last twelve months and grows by 7 % a month.",
      },
      {
        opportunities: ["prog-032", "prog-013"],
        status: "under_review",
        askingAmount: "100000",
        createdDay: -58,
        updatedDay: -20,
        submittedDay: -41,
        notes: "First interview went well; they asked for the list of agents.",
      },
      {
        opportunities: ["prog-185", "prog-011"],
        status: "funded",
        askingAmount: "5000",
        createdDay: -160,
        updatedDay: 0,
        submittedDay: -140,
        decisionDay: 0,
        awardedAmount: "5000",
      },
    ],
  },
  {
    name: "Hudson Skills Commons (demo)",
    hasColleagues: true,
    type: "Nonprofit",
    answers: {
      description:
        "Free evening courses in heat-pump and solar installation for adults without work in New York State.",
      industry: ["workforce", "energy", "education"],
      country: "US",
      stage: "Growth",
      foundedYear: 2016,
      fundingNeeded: "400000",
      annualRevenueCurrency: "USD",
      annualBudget: "910000",
      annualExpenses: "884000",
      staffCount: 14,
      volunteersCount: 60,
      boardSize: 7,
      beneficiariesReached: 520,
      fundingGap: "180000",
      totalFundraisedToDate: "3100000",
      mission: "Every household that wants clean heat finds somebody trained to install it.",
      beneficiaries:
        "Adults who are out of work or in insecure jobs; half of last year's students were women.",
      programs: "Two twelve-week courses a year at three sites, with paid placements at local firms.",
      region: "New York",
    },
    applications: [
      {
        opportunities: ["prog-026", "363446"],
        status: "in_progress",
        askingAmount: "40000",
        tasks: [
          { title: "Ask the county for its letter of support", dueDay: 4 },
          { title: "Write how many found work within six months", dueDay: 12, assignee: "Amina" },
          { title: "Read the guidelines once more before sending", dueDay: 30, assignee: "Tom" },
          { title: "Ask the sites for their dates", dueDay: -3, doneDay: -4, assignee: "Amina" },
        ],
        createdDay: -9,
        updatedDay: -2,
        aiDraftNarrative:
          "## Need\nAdults without work in New York State lack training in the trades that clean heating needs.\n\n## Solution\nTwo twelve-week evening courses a year at three sites, with paid placements at local firms.\n\n## Impact\n520 people reached. [add: how many found work within six months]\n\n## Budget and use of funds\nAsked for: 40,000 USD. [add: the budget by line]\n\n## Team\n14 staff and 60 volunteers.\n\n## Fit with this funder\n[add: why this funder]",
      },
      {
        opportunities: ["prog-139", "prog-068"],
        status: "accepted",
        askingAmount: "250000",
        createdDay: -120,
        updatedDay: -6,
        submittedDay: -95,
        decisionDay: -6,
        awardedAmount: "220000",
        notes: "Agreement to be signed; the first payment follows it.",
        narrative:
          "Two twelve-week evening courses a year at three sites, with paid placements at local firms. 520 people have taken a course so far.",
        work: EVENING_COURSES,
      },
    ],
  },
  {
    name: "Ubuntu Refill (demo)",
    type: "Social Enterprise",
    answers: {
      description:
        "Refill shops for soap and staples in Cape Town townships: cheaper by the cup, and without plastic packaging.",
      industry: ["waste", "consumer", "social-enterprise"],
      country: "ZA",
      stage: "MVP",
      foundedYear: 2024,
      fundingNeeded: "180000",
      annualRevenueCurrency: "ZAR",
      annualRevenue: "410000",
      profitability: "Not yet profitable",
      peopleReached: 2300,
      teamSize: 5,
      mission: "Good basics at fair prices, and no sachets in the river.",
      businessModel: "We buy in bulk and sell by weight through shops owned by local traders.",
    },
    applications: [
      {
        opportunities: ["prog-137", "prog-011"],
        status: "rejected",
        askingAmount: "180000",
        createdDay: -210,
        updatedDay: -88,
        submittedDay: -190,
        decisionDay: -88,
        funderFeedback: "Please apply again with twelve months of sales records.",
      },
      {
        opportunities: ["prog-185", "prog-011"],
        status: "completed",
        askingAmount: "5000",
        createdDay: -420,
        updatedDay: -45,
        submittedDay: -400,
        decisionDay: -330,
        awardedAmount: "5000",
        notes: "Final report sent and accepted.",
        work: REFILL_SHOP,
      },
    ],
  },
  {
    name: "Wanjiru Kamau, open maps (demo)",
    type: "Individual",
    answers: {
      description:
        "Maps of safe walking routes to school, made with pupils in Nairobi and free for all to use.",
      industry: ["open-source", "mobility", "children"],
      country: "KE",
      stage: "Idea",
    },
    applications: [
      {
        opportunities: ["prog-212", "prog-188"],
        status: "draft",
        askingAmount: "10000",
        createdDay: -3,
        updatedDay: -1,
      },
    ],
  },
  {
    name: "Coastal Soils Group (demo)",
    type: "Research",
    answers: {
      description:
        "How salt marshes store carbon, and what protects them: field stations and models for planners.",
      industry: ["climate", "environment", "science"],
      country: "US",
      stage: "Traction",
      foundedYear: 2014,
      annualRevenueCurrency: "USD",
      annualBudget: "620000",
      publicationsCount: 48,
      citationsCount: 1900,
      researchAreas: ["Soil carbon", "Coastal wetlands"],
      institution: "A demo university",
    },
    applications: [
      {
        opportunities: ["349724", "357579", "347328"],
        status: "in_progress",
        askingAmount: "350000",
        createdDay: -22,
        updatedDay: -4,
      },
    ],
  },
  {
    name: "Elm Road School (demo)",
    type: "School",
    answers: {
      description: "A primary school that wants a garden and an outdoor classroom.",
      industry: ["education"],
      country: "GB",
    },
    applications: [],
  },
];
