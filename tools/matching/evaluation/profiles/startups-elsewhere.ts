import type { EvalProfile } from "../types";

export const startupsElsewhere: readonly EvalProfile[] = [
  {
    id: "ke-startup-solar-drying",
    name: "Kuza Harvest",
    type: "Startup",
    entity: {
      country: "KE",
      countriesOperating: ["KE", "UG"],
      industry: ["agriculture", "climate", "energy"],
      stage: "Traction",
      foundedYear: 2022,
      annualRevenue: "88000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "100000",
      description:
        "Solar dryers for mango and chilli farmers, rented by the day and booked and paid for by mobile phone. 900 smallholder farmers use them.",
    },
    answers: {
      socialImpact: "Farmers lose a third less of their harvest.",
      targetCustomers: "Smallholder farmers and their cooperatives",
    },
  },
  {
    id: "ng-startup-sme-ledger",
    name: "Naira Ledger",
    type: "Startup",
    entity: {
      country: "NG",
      industry: ["fintech", "software"],
      stage: "MVP",
      foundedYear: 2025,
      currentFundingSought: "100000",
      annualRevenueCurrency: "USD",
      description:
        "Bookkeeping by voice for market traders, from which lenders get a credit score. 1,200 traders in Lagos use it.",
    },
    answers: { problemStatement: "Traders without books get no loans.", fundraisingStageSeeking: "Pre-seed" },
  },
  {
    id: "gh-startup-mobile-health",
    name: "Sahel Health Line",
    type: "Startup",
    entity: {
      country: "GH",
      countriesOperating: ["GH", "BF", "SN"],
      industry: ["health", "telecoms"],
      stage: "Traction",
      foundedYear: 2021,
      annualRevenue: "61000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "200000",
      mission: "A nurse on every phone.",
      description:
        "Pregnant women in villages reach a nurse through a feature phone, by voice and USSD, in four languages. Mobile operators and two health ministries pay for it.",
    },
    answers: { socialImpact: "41,000 women were advised; more of them gave birth in a clinic." },
  },
  {
    id: "in-startup-retail-ai",
    name: "Udyam Lens",
    type: "Startup",
    entity: {
      country: "IN",
      industry: ["ai", "e-commerce", "software"],
      stage: "Traction",
      foundedYear: 2024,
      annualRevenue: "310000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "2000000",
      description:
        "Camera software that counts the stock of small Indian shops and orders what is missing. 3,400 shops pay for it; we raise a seed round.",
    },
    answers: { fundraisingStageSeeking: "Seed", monthlyGrowthRate: "14" },
  },
  {
    id: "de-startup-heat-storage",
    name: "Wärmekreis",
    type: "Startup",
    entity: {
      country: "DE",
      industry: ["energy", "climate", "manufacturing"],
      stage: "MVP",
      foundedYear: 2023,
      currentFundingSought: "1000000",
      annualRevenueCurrency: "EUR",
      description:
        "Brick heat stores that give factories steam from cheap wind power at night, in place of gas. A pilot runs at a brewery.",
    },
    answers: { productStage: "Pilot at a customer", useOfFunds: "A first commercial project" },
  },
  {
    id: "fr-startup-b2b-payments",
    name: "Bancora PME",
    type: "Startup",
    entity: {
      country: "FR",
      industry: ["fintech"],
      stage: "MVP",
      foundedYear: 2025,
      currentFundingSought: "150000",
      annualRevenueCurrency: "EUR",
      description:
        "Payments between European businesses that match invoices by themselves. Pilots with two banks; we look for more banks and insurers, and for an investor.",
    },
  },
  {
    id: "br-startup-enzymes",
    name: "Brisa Enzimas",
    type: "Startup",
    entity: {
      country: "BR",
      industry: ["biotech", "agriculture"],
      stage: "MVP",
      foundedYear: 2024,
      currentFundingSought: "500000",
      annualRevenueCurrency: "USD",
      description:
        "Enzymes designed on the computer and grown in yeast that break down sugar-cane straw. We have a strain and need a laboratory abroad and a first investor.",
    },
    answers: { patentCount: 1, founderExperience: "Two biochemists and a fermentation engineer" },
  },
  {
    id: "ca-startup-ocean-carbon",
    name: "Tidewise",
    type: "Startup",
    entity: {
      country: "CA",
      industry: ["climate", "environment", "hardware"],
      stage: "MVP",
      foundedYear: 2024,
      currentFundingSought: "250000",
      annualRevenueCurrency: "CAD",
      description:
        "Floating sensors in Nova Scotia that measure how much carbon the sea takes up, for companies that sell ocean carbon removal.",
    },
    answers: { targetCustomers: "Ocean carbon removal companies and seaweed farms" },
  },
  {
    id: "ph-startup-market-vendors",
    name: "Palengke Go",
    type: "Startup",
    entity: {
      country: "PH",
      industry: ["e-commerce", "logistics"],
      stage: "MVP",
      foundedYear: 2025,
      currentFundingSought: "150000",
      annualRevenueCurrency: "USD",
      description:
        "Vendors of wet markets in Cebu sell through our app and share riders. 210 vendors, 4,000 orders a month.",
    },
  },
  {
    id: "au-startup-ecg",
    name: "Carda Scan",
    type: "Startup",
    entity: {
      country: "AU",
      industry: ["medical-devices", "health", "ai"],
      stage: "Traction",
      foundedYear: 2021,
      annualRevenue: "150000",
      annualRevenueCurrency: "AUD",
      currentFundingSought: "1200000",
      description:
        "An ECG patch whose software finds heart failure early. Registered in Australia, used in eleven clinics; we want partners across Asia and the United States.",
    },
    answers: { goToMarketStrategy: "Distribution partners in Singapore, Japan and the United States" },
  },
  {
    id: "mk-startup-freight-saas",
    name: "Vardar Freight",
    type: "Startup",
    entity: {
      country: "MK",
      industry: ["logistics", "software"],
      stage: "MVP",
      foundedYear: 2025,
      currentFundingSought: "50000",
      annualRevenueCurrency: "EUR",
      description:
        "Software for small haulage companies in the Balkans: customs papers, routes and invoices in one place.",
    },
  },
  {
    id: "sg-startup-web3-identity",
    name: "Keystamp",
    type: "Startup",
    entity: {
      country: "SG",
      industry: ["web3"],
      stage: "Idea",
      foundedYear: 2026,
      currentFundingSought: "400000",
      annualRevenueCurrency: "USD",
      description:
        "Proofs on a blockchain that a person is real, without saying who. A protocol design and a test network.",
    },
  },
];
