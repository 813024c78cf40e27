import type { EvalProfile } from "../types";

export const individuals: readonly EvalProfile[] = [
  {
    id: "ng-individual-corps-member",
    name: "Chidinma Okafor",
    type: "Individual",
    entity: {
      country: "NG",
      industry: ["agriculture", "food"],
      stage: "Idea",
      currentFundingSought: "2000000",
      annualRevenueCurrency: "NGN",
      description:
        "I serve in the National Youth Service Corps in Enugu and want to start a poultry farm with a business plan I wrote in camp.",
    },
    answers: { education: "Bachelor of agriculture", projectDescription: "500 layers and a feed mixer" },
  },
  {
    id: "ke-individual-market-trader",
    name: "Akinyi Odhiambo",
    type: "Individual",
    entity: {
      country: "KE",
      industry: ["food", "consumer"],
      stage: "Traction",
      currentFundingSought: "30000",
      annualRevenueCurrency: "KES",
      description: "I sell vegetables at a stall in Kibera and need a small loan for stock and a fridge.",
    },
  },
  {
    id: "us-individual-teen-maker",
    name: "Riley Chen",
    type: "Individual",
    entity: {
      country: "US",
      industry: ["hardware", "science"],
      stage: "Idea",
      currentFundingSought: "1500",
      annualRevenueCurrency: "USD",
      description: "I am 17 and build a cheap telescope mount with open designs in my garage. I need parts.",
    },
  },
  {
    id: "us-individual-dropout-founder",
    name: "Maya Goldberg",
    type: "Individual",
    entity: {
      country: "US",
      region: "California",
      industry: ["ai", "software"],
      stage: "Idea",
      currentFundingSought: "250000",
      annualRevenueCurrency: "USD",
      description:
        "I left college at 20 to build software that reads engineering drawings. No company yet; I look for a co-founder, a stipend and the first money.",
    },
    answers: { skills: ["Machine learning", "Full-stack development"] },
  },
  {
    id: "gb-individual-ml-engineer",
    name: "Oliver Adeyemi",
    type: "Individual",
    entity: {
      country: "GB",
      industry: ["ai", "deep-tech"],
      stage: "Idea",
      currentFundingSought: "250000",
      annualRevenueCurrency: "GBP",
      description:
        "Machine learning engineer in London, ten years in robotics. I am about to leave my job to found a company and look for a residency where I meet a co-founder.",
    },
  },
  {
    id: "us-individual-neuro-postdoc",
    name: "Dr. Sofia Ramirez",
    type: "Individual",
    entity: {
      country: "US",
      region: "Maryland",
      industry: ["science", "health"],
      description:
        "Neuroscientist who begins a postdoctoral position at a university this spring. I study how memory fails in dementia and want a fellowship and later a laboratory of my own.",
    },
    answers: { title: "Postdoctoral researcher", education: "PhD in neuroscience", yearsOfExperience: 6 },
  },
  {
    id: "us-individual-membrane-chemist",
    name: "Dr. Priya Natarajan",
    type: "Individual",
    entity: {
      country: "US",
      industry: ["science", "manufacturing", "climate"],
      stage: "Idea",
      currentFundingSought: "200000",
      annualRevenueCurrency: "USD",
      description:
        "Chemist who wants to turn the membrane of her doctoral thesis into a company that separates solvents with a tenth of the energy.",
    },
    answers: { projectDescription: "From laboratory membrane to a module that a plant can test" },
  },
  {
    id: "us-individual-audiologist",
    name: "Dr. Hannah Lee",
    type: "Individual",
    entity: {
      country: "US",
      industry: ["health", "science"],
      description:
        "Audiologist with an Au.D. and a Ph.D. I study how cochlear implants are programmed and look for money for my first years of independent research.",
    },
  },
  {
    id: "au-individual-founder",
    name: "Jack Whitfield",
    type: "Individual",
    entity: {
      country: "AU",
      industry: ["software", "energy"],
      stage: "Idea",
      currentFundingSought: "260000",
      annualRevenueCurrency: "AUD",
      description:
        "Product manager in Melbourne who wants to found a company for home batteries and has no co-founder yet.",
    },
  },
  {
    id: "de-individual-founder",
    name: "Lena Hoffmann",
    type: "Individual",
    entity: {
      country: "DE",
      industry: ["software"],
      stage: "MVP",
      currentFundingSought: "400000",
      annualRevenueCurrency: "EUR",
      description:
        "Software engineer in Berlin with a prototype for planning shifts in hospitals. Not incorporated yet.",
    },
  },
  { id: "ph-individual-almost-empty", name: "Jose Reyes", type: "Individual", entity: { country: "PH" } },
];
