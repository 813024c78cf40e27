import type { EvalProfile } from "../types";

export const startupsOfTheUs: readonly EvalProfile[] = [
  {
    id: "us-startup-pain-therapeutics",
    name: "Synapse Relief Therapeutics",
    type: "Startup",
    entity: {
      country: "US",
      region: "Texas",
      industry: ["biotech", "health"],
      stage: "MVP",
      foundedYear: 2023,
      currentFundingSought: "2000000",
      annualRevenueCurrency: "USD",
      mission: "Pain relief that nobody becomes addicted to.",
      description:
        "We develop a non-opioid small molecule for chronic neuropathic pain. The lead series works in two animal models; we need money for lead optimisation and safety studies before a first trial.",
    },
    answers: {
      productDescription: "An oral, peripherally acting sodium channel blocker.",
      problemStatement: "Millions of patients with chronic pain are still given opioids.",
      useOfFunds: "Lead optimisation, toxicology and the filing for a first-in-human trial.",
    },
  },
  {
    id: "us-startup-sleep-apnea",
    name: "Clearnight Devices",
    type: "Startup",
    entity: {
      country: "US",
      region: "Minnesota",
      industry: ["medical-devices", "health"],
      stage: "Traction",
      foundedYear: 2018,
      annualRevenue: "240000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "3000000",
      description:
        "A small implantable stimulator for obstructive sleep apnea. We finished an NIH SBIR Phase II award and prepare a pivotal trial and the approval by the FDA.",
    },
    answers: { targetCustomers: "Sleep clinics and hospitals", patentCount: 4, runwayMonths: 9 },
  },
  {
    id: "us-startup-neuromodulation",
    name: "Moodwave",
    type: "Startup",
    entity: {
      country: "US",
      region: "California",
      industry: ["medical-devices", "health"],
      stage: "MVP",
      foundedYear: 2024,
      currentFundingSought: "750000",
      annualRevenueCurrency: "USD",
      description:
        "A wearable brain stimulation headband for treatment-resistant depression, used at home under the care of a psychiatrist. The prototype is being tested on the bench and with volunteers.",
    },
    answers: {
      problemStatement: "A third of people with depression are not helped by drugs.",
      productStage: "Working prototype, no clinical data yet",
    },
  },
  {
    id: "us-startup-grid-sensors",
    name: "Gridloom",
    type: "Startup",
    entity: {
      country: "US",
      region: "New York State",
      industry: ["energy", "hardware"],
      stage: "Growth",
      foundedYear: 2018,
      annualRevenue: "3100000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "2500000",
      description:
        "Line sensors and software with which utilities carry more power over the lines they have. Two utilities in New York State use them and want a larger demonstration.",
    },
    answers: {
      targetCustomers: "Electric utilities and grid operators",
      businessModel: "Hardware and a yearly licence",
    },
  },
  {
    id: "us-startup-electrolysis",
    name: "Lithos Electrolysis",
    type: "Startup",
    entity: {
      country: "US",
      region: "Massachusetts",
      industry: ["climate", "deep-tech", "manufacturing"],
      stage: "Idea",
      foundedYear: 2026,
      currentFundingSought: "300000",
      annualRevenueCurrency: "USD",
      mission: "Chemicals from air and clean power.",
      description:
        "A spin-out of a university laboratory: an electrolyser that turns captured carbon dioxide into ethylene. Two founders with doctorates, a cell on the bench, no customers yet.",
    },
    answers: {
      founderExperience: "Both founders did their doctorates on electrochemical reactors.",
      patentCount: 1,
    },
  },
  {
    id: "us-startup-ai-tools",
    name: "Promptforge",
    type: "Startup",
    entity: {
      country: "US",
      region: "California",
      industry: ["ai", "software"],
      stage: "MVP",
      foundedYear: 2026,
      currentFundingSought: "500000",
      annualRevenueCurrency: "USD",
      description:
        "Testing and monitoring for teams that build assistants on large language models. Two engineers, forty teams in a free beta. We look for pre-seed money and computing credits.",
    },
    answers: { techStack: ["TypeScript", "Python"], fundraisingStageSeeking: "Pre-seed" },
  },
  {
    id: "us-startup-space-tug",
    name: "Perigee Tugs",
    type: "Startup",
    entity: {
      country: "US",
      region: "Colorado",
      industry: ["space", "hardware"],
      stage: "MVP",
      foundedYear: 2024,
      currentFundingSought: "1000000",
      annualRevenueCurrency: "USD",
      description:
        "A water-fuelled thruster and a small tug that moves satellites between orbits. A ground demonstrator has fired for 200 hours; a flight in orbit comes next.",
    },
    answers: {
      productStage: "Ground demonstrator",
      targetCustomers: "Satellite operators, NASA and the Department of Defense",
    },
  },
  {
    id: "us-startup-game-studio",
    name: "Pixelquill Games",
    type: "Startup",
    entity: {
      country: "US",
      industry: ["media", "ai"],
      stage: "Idea",
      foundedYear: 2026,
      description:
        "A studio for role-playing games in which characters are driven by a language model. A playable demonstration exists.",
    },
    answers: { teamDescription: "Three people who shipped two games together." },
  },
  {
    id: "us-startup-hr-saas",
    name: "Fieldnote HR",
    type: "Startup",
    entity: {
      country: "US",
      region: "Illinois",
      industry: ["software", "workforce"],
      stage: "Traction",
      foundedYear: 2023,
      annualRevenue: "420000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "150000",
      description:
        "Scheduling and onboarding software that companies with field crews pay for by the seat. Sold to businesses only.",
    },
    answers: {
      businessModel: "Business-to-business subscription",
      customerCount: 61,
      monthlyGrowthRate: "9",
    },
  },
  {
    id: "us-startup-almost-empty",
    name: "Bluebird Labs",
    type: "Startup",
    entity: { country: "US", industry: ["software"] },
  },
  {
    id: "us-startup-electric-freight",
    name: "Harbor Electric Freight",
    type: "Startup",
    entity: {
      country: "US",
      region: "New York State",
      industry: ["mobility", "logistics", "energy"],
      stage: "Traction",
      foundedYear: 2021,
      annualRevenue: "1900000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "800000",
      description:
        "Last-mile freight in New York City. We replace our diesel vans and trucks by electric ones, put chargers at our depot and train drivers and mechanics for them.",
    },
    answers: { useOfFunds: "Twelve electric trucks and eight charging points" },
  },
];
