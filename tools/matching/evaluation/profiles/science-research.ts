import type { EvalProfile } from "../types";

/**
 * Research groups of the United States in the natural sciences, computing and engineering. The other groups
 * are in `research-groups.ts`.
 */
export const scienceResearch: readonly EvalProfile[] = [
  {
    id: "us-research-atmosphere",
    name: "Storm and Cloud Observatory",
    type: "Research",
    entity: {
      country: "US",
      region: "Oklahoma",
      industry: ["science", "environment", "climate"],
      currentFundingSought: "500000",
      annualRevenueCurrency: "USD",
      description:
        "Radars and aircraft that look into thunderstorms, models of clouds and air quality, and summers in the field for students.",
    },
    answers: { researchAreas: ["Atmospheric science", "Weather observation"] },
  },
  {
    id: "us-research-plants",
    name: "Plant and Microbe Ecology Laboratory",
    type: "Research",
    entity: {
      country: "US",
      region: "California",
      industry: ["science", "agriculture", "environment"],
      currentFundingSought: "450000",
      annualRevenueCurrency: "USD",
      description:
        "How fungi and bacteria help and harm plants, from molecules to fields, with plots that we have watched for twenty years.",
    },
    answers: { researchAreas: ["Plant pathology", "Ecology", "Evolution"] },
  },
  {
    id: "us-research-computing",
    name: "Open Research Computing Center",
    type: "Research",
    entity: {
      country: "US",
      region: "Indiana",
      industry: ["science", "software", "open-source"],
      currentFundingSought: "600000",
      annualRevenueCurrency: "USD",
      description:
        "Software engineers and librarians who build and keep tools and data archives for scientists, and teach them to use large computers.",
    },
    answers: { researchAreas: ["Cyberinfrastructure", "Open science", "Research software"] },
  },
  {
    id: "us-research-flight",
    name: "Flight Dynamics and Sensing Laboratory",
    type: "Research",
    entity: {
      country: "US",
      region: "Georgia",
      industry: ["science", "space", "security"],
      currentFundingSought: "750000",
      annualRevenueCurrency: "USD",
      description:
        "A university laboratory for the control of aircraft and spacecraft, flows at high speed, and radio and infrared sensors. Most of our work is for the armed forces and NASA.",
    },
    answers: { researchAreas: ["Aerospace engineering", "Fluid dynamics", "Control", "Sensing"] },
  },
];
