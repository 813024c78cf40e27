import { VersionedCache } from "../../../platform/concurrency/versioned-cache";
import type { PackedJson } from "../../../platform/text/packed-json";
import { estimateFactsBytes, type OpportunityFacts } from "./opportunity-facts";
import { type PackedRanking, countRankingBytes } from "./ranking-cache";

const MIB = 2 ** 20;

/** The caches of matching in this process, each limited to a number of bytes. */
export type MatchingCaches = {
  /** Whole answers about matches, by user and entity. Packed, one takes about 20 kB. */
  answers: VersionedCache<PackedJson>;
  /** The opportunities that each entity is eligible for, by entity. One takes about 50 kB. */
  rankings: VersionedCache<PackedRanking>;
  /**
   * The facts of opportunities, by opportunity. One takes about 2.5 kB. The version changes with every update
   * of the row.
   */
  facts: VersionedCache<OpportunityFacts>;
  /**
   * The vectors of searches, by their text. One takes 12 kB. The version is the model that made the vector.
   */
  searchVectors: VersionedCache<number[]>;
};

const NUMBER_BYTES = 8;

export const createMatchingCaches = (): MatchingCaches => ({
  answers: new VersionedCache(6 * MIB, ({ length }) => length),
  rankings: new VersionedCache(12 * MIB, countRankingBytes),
  facts: new VersionedCache(10 * MIB, estimateFactsBytes),
  searchVectors: new VersionedCache(2 * MIB, ({ length }) => length * NUMBER_BYTES),
});
