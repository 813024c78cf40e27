import type { EntityStage } from "./enums";

export type Round = {
  slug: string;
  label: string;
  /** The round is usually raised at these stages. */
  stages: readonly EntityStage[];
};

/** Funders name funding rounds, while an entity has a stage. */
export const ROUNDS: readonly Round[] = [
  { slug: "idea", label: "Idea", stages: ["Idea"] },
  { slug: "pre_seed", label: "Pre-seed", stages: ["Idea", "MVP"] },
  { slug: "seed", label: "Seed", stages: ["MVP", "Traction"] },
  { slug: "series_a", label: "Series A", stages: ["Traction", "Growth"] },
  { slug: "growth", label: "Growth", stages: ["Growth", "Scale"] },
  { slug: "established", label: "Established", stages: ["Traction", "Growth", "Scale"] },
];

/** The directory shows these for a funder that takes any round, or any industry. */
export const ANY_STAGE = "Any stage";
export const ALL_INDUSTRIES = "All industries";
