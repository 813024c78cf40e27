import { VersionedCache } from "../../../platform/concurrency/versioned-cache";
import type { PackedJson } from "../../../platform/text/packed-json";
import { estimateFactsBytes, type OpportunityFacts } from "./opportunity-facts";
import type { Own } from "./rank-entity";
import { type PackedRanking, countRankingBytes } from "./ranking-cache";

const MIB = 2 ** 20;

/** The caches of matching in this process, each limited to a number of bytes. */
export type MatchingCaches = {
  /** Whole answers about matches, by user and entity. Packed, one takes about 20 kB. */
  answers: VersionedCache<PackedJson>;
  /** The opportunities that each entity is eligible for, by entity. One takes about 12 kB. */
  rankings: VersionedCache<PackedRanking>;
  /**
   * The facts of opportunities, by opportunity. One takes about 2.5 kB. The version changes with every update
   * of the row.
   */
  facts: VersionedCache<OpportunityFacts>;
  /**
   * What the entities of a user are compared by, by user and entity. One entity takes about 50 kB, with the words that
   * are read from its texts.
   */
  probes: VersionedCache<readonly Own[]>;
  /** How many opportunities are published. The version is that of the catalogue. */
  totals: VersionedCache<CatalogueTotals>;
  /**
   * The vectors of searches, by their text. One takes 12 kB. The version is the model that made the vector.
   */
  searchVectors: VersionedCache<number[]>;
};

/** The published opportunities, and the featured ones among them. */
export type CatalogueTotals = { total: number; featured: number };

const NUMBER_BYTES = 8;
/** The number itself, and its digits for the database. */
const VECTOR_NUMBER_BYTES = NUMBER_BYTES + 20;
/** The words of a text, with their stems and places, take several times its length. */
const READ_TEXT_FACTOR = 8;

const countProbesBytes = (probes: readonly Own[]) =>
  probes.reduce(
    (sum, { entity, probe }) =>
      sum +
      (probe.vector?.length ?? 0) * VECTOR_NUMBER_BYTES +
      JSON.stringify(entity).length * READ_TEXT_FACTOR,
    0,
  );

export const createMatchingCaches = (): MatchingCaches => ({
  answers: new VersionedCache(6 * MIB, ({ length }) => length),
  rankings: new VersionedCache(7 * MIB, countRankingBytes),
  facts: new VersionedCache(10 * MIB, estimateFactsBytes),
  probes: new VersionedCache(4 * MIB, countProbesBytes),
  totals: new VersionedCache(MIB, () => NUMBER_BYTES),
  searchVectors: new VersionedCache(2 * MIB, ({ length }) => length * NUMBER_BYTES),
});
