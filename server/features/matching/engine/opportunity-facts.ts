import type { Candidate } from "./match-types";

/** What matching knows of an opportunity, whoever it is shown beside. Every ranking needs hundreds of them, and mostly the same ones. */
export type OpportunityFacts = Omit<Candidate, "similarity">;

/** The objects that hold the fields of one, measured. */
const FIELDS_BYTES = 1_900;
const ITEM_BYTES = 8;

/** About how much memory the facts of an opportunity take. */
export const factsBytes = (facts: OpportunityFacts): number =>
  Object.values({ ...facts, ...facts.stated }).reduce<number>(
    (sum, value) => sum + bytesOf(value),
    FIELDS_BYTES,
  );

function bytesOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + ITEM_BYTES + bytesOf(one), 0);
  return 0;
}
