import type { EvalProfile } from "../types";

export const governments: readonly EvalProfile[] = [
  {
    id: "us-government-county-health",
    name: "San Marcos County Health Department",
    type: "Government",
    entity: {
      country: "US",
      region: "California",
      industry: ["health"],
      currentFundingSought: "800000",
      annualRevenueCurrency: "USD",
      description:
        "A county health department: outbreaks and emergencies, injury prevention, maternal and child health, and HIV care.",
    },
    answers: {
      mandate: "Public health of 410,000 people",
      programs: "Emergency response, injury prevention, HIV care",
    },
  },
  {
    id: "us-government-tribal-health",
    name: "Red Mesa Nation Division of Health",
    type: "Government",
    entity: {
      country: "US",
      region: "New Mexico",
      industry: ["health"],
      currentFundingSought: "500000",
      annualRevenueCurrency: "USD",
      description:
        "The health division of a federally recognized tribe. We run clinics, public health nursing, suicide prevention and treatment for youth, and plan to take over more services ourselves.",
    },
  },
  {
    id: "us-government-state-parks",
    name: "State Parks and Recreation Department",
    type: "Government",
    entity: {
      country: "US",
      region: "Oregon",
      industry: ["environment", "tourism"],
      currentFundingSought: "2000000",
      annualRevenueCurrency: "USD",
      description:
        "The state agency for parks. With cities we want to build parks and trails in neighbourhoods that have none.",
    },
  },
  {
    id: "us-government-city-sustainability",
    name: "City of Lakeport Office of Sustainability",
    type: "Government",
    entity: {
      country: "US",
      region: "New York State",
      industry: ["energy", "mobility", "climate"],
      stage: "Growth",
      currentFundingSought: "1500000",
      annualRevenueCurrency: "USD",
      description:
        "We cut the energy use of city buildings, put charging points at them, electrify the school buses and renew the port of a city in New York State.",
    },
  },
  {
    id: "us-government-feed-control",
    name: "State Department of Agriculture, Feed Control",
    type: "Government",
    entity: {
      country: "US",
      region: "Indiana",
      industry: ["agriculture", "food"],
      currentFundingSought: "300000",
      annualRevenueCurrency: "USD",
      description:
        "The state programme that inspects makers of animal feed and samples meat in shops for resistant bacteria.",
    },
    answers: { mandate: "Safety of animal food" },
  },
  {
    id: "us-government-planning-district",
    name: "Pine Belt Regional Planning Commission",
    type: "Government",
    entity: {
      country: "US",
      region: "Mississippi",
      industry: ["community", "workforce"],
      currentFundingSought: "250000",
      annualRevenueCurrency: "USD",
      description:
        "A district of nine counties in Mississippi that plans its economic development after the loss of a large mill.",
    },
  },
  {
    id: "us-government-highway-patrol",
    name: "State Highway Patrol",
    type: "Government",
    entity: {
      country: "US",
      region: "Missouri",
      industry: ["mobility", "security"],
      currentFundingSought: "1000000",
      annualRevenueCurrency: "USD",
      description:
        "Traffic enforcement on the roads of the state. We want to try cameras and data against speeding and drunk driving.",
    },
  },
  {
    id: "us-government-veterans-department",
    name: "State Department of Veterans Affairs",
    type: "Government",
    entity: {
      country: "US",
      region: "Tennessee",
      industry: ["health", "housing"],
      currentFundingSought: "12000000",
      annualRevenueCurrency: "USD",
      description:
        "The state's homes and cemeteries for veterans. We plan a new nursing home and tell schools the stories of those buried in our cemeteries.",
    },
  },
  {
    id: "rw-government-health-ministry",
    name: "Rwanda Centre for Disease Preparedness",
    type: "Government",
    entity: {
      country: "RW",
      industry: ["health"],
      currentFundingSought: "2000000",
      annualRevenueCurrency: "USD",
      description: "The national body for outbreaks, HIV and resistant infections in hospitals.",
    },
  },
];
