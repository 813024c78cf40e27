import { VersionedCache } from "../../../platform/concurrency/versioned-cache";
import type { PackedJson } from "../../../platform/text/packed-json";
import { factsBytes, type OpportunityFacts } from "./opportunity-facts";
import { type PackedRanking, rankingBytes } from "./ranking-cache";

const MIB = 2 ** 20;

/** What matching keeps in this process, each within a number of bytes. */
export type MatchingCaches = {
  /** Whole answers about matches, by person and entity; packed, one is some 20 kB. */
  answers: VersionedCache<PackedJson>;
  /** What each entity is eligible for, by entity: some 50 kB. */
  rankings: VersionedCache<PackedRanking>;
  /** The facts of opportunities, by opportunity: some 2.5 kB. The version is another one after every change of the row. */
  facts: VersionedCache<OpportunityFacts>;
  /** What searches are compared by, by their text: 12 kB. The version is the model that made the vector. */
  searchVectors: VersionedCache<number[]>;
};

const NUMBER_BYTES = 8;

export const createMatchingCaches = (): MatchingCaches => ({
  answers: new VersionedCache(6 * MIB, ({ length }) => length),
  rankings: new VersionedCache(12 * MIB, rankingBytes),
  facts: new VersionedCache(10 * MIB, factsBytes),
  searchVectors: new VersionedCache(2 * MIB, ({ length }) => length * NUMBER_BYTES),
});
