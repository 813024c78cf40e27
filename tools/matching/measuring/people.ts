import type { CreateEntityInput } from "@shared/validators/entities";

/**
 * Entities of users who request their matches at the same time. The share of the catalogue that is open to
 * them ranges from half to 1 %.
 */
export const PEOPLE: readonly CreateEntityInput[] = [
  {
    name: "Kettle & Wire",
    type: "Startup",
    country: "US",
    stage: "MVP",
    industry: ["energy", "hardware"],
    description: "Sensors that show small factories where they lose heat and electricity.",
  },
  {
    name: "Shamba Link",
    type: "Startup",
    country: "KE",
    stage: "Traction",
    industry: ["agriculture", "fintech"],
    description:
      "Smallholder farmers sell maize and beans to city shops by phone and are paid by mobile money.",
  },
  {
    name: "Wazi School",
    type: "School",
    country: "KE",
    stage: "Growth",
    industry: ["education"],
    description: "A rural secondary school that teaches girls science and computing.",
  },
  {
    name: "Clean River Trust",
    type: "Nonprofit",
    country: "GB",
    stage: "Growth",
    industry: ["environment", "water"],
    description: "Volunteers measure and clean rivers and restore wetlands with local schools.",
  },
  {
    name: "Lab for Early Signals",
    type: "Research",
    country: "US",
    stage: "Idea",
    industry: ["health", "biotech"],
    description: "Blood tests that find pancreatic cancer early from cell-free DNA.",
  },
  {
    name: "Ana Souza",
    type: "Individual",
    country: "BR",
    stage: "Idea",
    industry: ["arts", "media"],
    description: "A documentary film about river fishing and the people who live of it.",
  },
  {
    name: "Suva Town Council",
    type: "Government",
    country: "FJ",
    stage: "Scale",
    industry: ["housing", "climate"],
    description: "Drainage and shelters that protect a coastal town from cyclones and floods.",
  },
  {
    name: "Mitra Karya",
    type: "Social Enterprise",
    country: "ID",
    stage: "Traction",
    industry: ["waste", "social-enterprise"],
    description: "Waste pickers run a plant that turns plastic into building blocks.",
  },
];
