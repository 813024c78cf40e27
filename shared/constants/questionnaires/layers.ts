/**
 * The three steps of a profile. They have a file of their own, so that a screen can show them without loading
 * the questions.
 */
export const PROFILE_LAYERS = [
  { layer: 1, title: "Core Information", estimate: "20-30 seconds" },
  { layer: 2, title: "Financial & Impact Metrics", estimate: "1-3 minutes" },
  { layer: 3, title: "Detailed Profile", estimate: "5-10 minutes" },
] as const;
export type ProfileLayer = (typeof PROFILE_LAYERS)[number]["layer"];
