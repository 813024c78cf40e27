import type { EntityStage } from "./enums";

export type Round = {
  slug: string;
  label: string;
  /** The stages at which it is usually raised. */
  stages: readonly EntityStage[];
};

/** Funders count rounds, we count what exists. */
export const ROUNDS: readonly Round[] = [
  { slug: "idea", label: "Idea", stages: ["Idea"] },
  { slug: "pre_seed", label: "Pre-seed", stages: ["Idea", "MVP"] },
  { slug: "seed", label: "Seed", stages: ["MVP", "Traction"] },
  { slug: "series_a", label: "Series A", stages: ["Traction", "Growth"] },
  { slug: "growth", label: "Growth", stages: ["Growth", "Scale"] },
  { slug: "established", label: "Established", stages: ["Traction", "Growth", "Scale"] },
];

/** What the directory says of a funder who takes any round, and any industry. */
export const ANY_STAGE = "Any stage";
export const ALL_INDUSTRIES = "All industries";
