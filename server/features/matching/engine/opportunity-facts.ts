import { LRUCache } from "lru-cache";
import type { Candidate } from "./match-types";

/** What matching knows of an opportunity, whoever it is shown beside. */
export type OpportunityFacts = Omit<Candidate, "similarity">;

/**
 * The facts of the opportunities that were ranked last, by id. Every ranking reads hundreds of them, and mostly the same ones. `version` is
 * another one after every change of the row.
 */
export type KnownFacts = LRUCache<string, { version: string; facts: OpportunityFacts }>;

/** Of some 2 kB each. */
const FACTS_MAX = 4_000;

export const createKnownFacts = (): KnownFacts => new LRUCache({ max: FACTS_MAX });
