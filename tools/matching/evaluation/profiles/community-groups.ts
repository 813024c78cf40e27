import type { EvalProfile } from "../types";

export const communityGroups: readonly EvalProfile[] = [
  {
    id: "us-community-radio-club",
    name: "Blue Ridge Amateur Radio Club",
    type: "Community Group",
    entity: {
      country: "US",
      region: "Virginia",
      industry: ["telecoms", "education"],
      currentFundingSought: "20000",
      annualRevenueCurrency: "USD",
      description:
        "A radio club that builds a repeater network with open designs and teaches licence courses at schools.",
    },
    answers: {
      groupType: "Club",
      membersCount: 84,
      focusAreas: ["Amateur radio", "Emergency communication"],
    },
  },
  {
    id: "ke-community-youth-group",
    name: "Mathare Youth Tailors",
    type: "Community Group",
    entity: {
      country: "KE",
      industry: ["consumer", "workforce"],
      stage: "Idea",
      currentFundingSought: "300000",
      annualRevenueCurrency: "KES",
      description:
        "A registered youth group of twelve, all between 19 and 30, that wants to start a tailoring business together.",
    },
  },
  {
    id: "cv-community-village-association",
    name: "Associação de Ribeira Alta",
    type: "Community Group",
    entity: {
      country: "CV",
      industry: ["community", "water"],
      currentFundingSought: "8000",
      annualRevenueCurrency: "USD",
      description:
        "A village association on Santo Antão that wants to repair the spring and the water tank of 60 families.",
    },
    answers: { focusAreas: ["Water", "Community development"], location: "Santo Antão, Cape Verde" },
  },
  {
    id: "us-community-fishing-crews",
    name: "Kodiak Crews for Safety",
    type: "Community Group",
    entity: {
      country: "US",
      region: "Alaska",
      industry: ["agriculture", "workforce", "community"],
      currentFundingSought: "250000",
      annualRevenueCurrency: "USD",
      description:
        "Commercial fishermen and their families who run safety drills and cold-water survival courses in the harbours of Alaska.",
    },
  },
  {
    id: "gh-community-neighbourhood",
    name: "Nima Neighbours",
    type: "Community Group",
    entity: {
      country: "GH",
      industry: ["community", "waste"],
      currentFundingSought: "4000",
      annualRevenueCurrency: "USD",
      description: "Neighbours in Accra who clear drains and sort waste before the rains.",
    },
  },
];
