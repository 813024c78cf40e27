import type { Candidate } from "./match-types";

/**
 * The facts of an opportunity that are the same for every entity. Every ranking needs hundreds of them, and
 * mostly the same ones.
 */
export type OpportunityFacts = Omit<Candidate, "similarity">;

/** The measured size of the objects that hold the fields. */
const FIELDS_BYTES = 1_900;
const ITEM_BYTES = 8;

/** Estimates the memory in bytes that the facts of an opportunity take. */
export const estimateFactsBytes = (facts: OpportunityFacts): number =>
  Object.values({ ...facts, ...facts.stated }).reduce<number>(
    (sum, value) => sum + measureBytes(value),
    FIELDS_BYTES,
  );

function measureBytes(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (Array.isArray(value))
    return value.reduce<number>((sum, item) => sum + ITEM_BYTES + measureBytes(item), 0);
  return 0;
}
