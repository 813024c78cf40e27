import { createHash } from "node:crypto";
import type { Found, VersionedCache } from "../../../platform/concurrency/versioned-cache";
import type { Search } from "./candidates.queries";
import type { EntityFacts, Probe } from "./match-types";
import type { Place } from "./ranking";

/**
 * An opportunity that an entity is eligible for, and its place. Nothing else is cached, because there are
 * many.
 */
export type Ranked = Place & { featured: boolean };

/**
 * The opportunities that an entity is eligible for, best first. It is valid until the time (milliseconds) at
 * which the days left of one of them change. `isComplete` is true if there are no others.
 */
export type Ranking = { ranked: readonly Ranked[]; isComplete: boolean; until: number };

/** The count of numbers for one opportunity in `PackedRanking`: score, nearness, closes, featured. */
const NUMBERS_EACH = 4;

/**
 * A ranking as plain numbers, which take a fifth of the memory. An object with fractions takes about 300
 * bytes.
 */
export type PackedRanking = Omit<Ranking, "ranked"> & { ids: string[]; numbers: Float64Array };

function packRanking({ ranked, ...others }: Ranking): PackedRanking {
  const numbers = new Float64Array(ranked.length * NUMBERS_EACH);
  ranked.forEach(({ score, nearness, closes, featured }, n) =>
    numbers.set([score, nearness, closes, Number(featured)], n * NUMBERS_EACH),
  );
  return { ...others, ids: ranked.map(({ id }) => id), numbers };
}

/**
 * A cached ranking to read from. Lists need the best hundred of hundreds of places and the points of a page, so that
 * not all are unpacked for each request.
 */
export type RankingView = Omit<Ranking, "ranked"> & {
  /** Returns the best `max` places, best first. */
  readBest: (max: number) => Ranked[];
  /** Returns the points of those of these opportunities that are in the ranking, by id. */
  readScores: (ids: ReadonlySet<string>) => Map<string, number>;
};

function viewRanking({ ids, numbers, ...others }: PackedRanking): RankingView {
  return {
    ...others,
    readBest: (max) =>
      ids.slice(0, max).map((id, n): Ranked => {
        const offset = n * NUMBERS_EACH;
        return {
          id,
          score: numbers[offset]!,
          nearness: numbers[offset + 1]!,
          closes: numbers[offset + 2]!,
          featured: numbers[offset + 3] === 1,
        };
      }),
    readScores: (wanted) => {
      const scores = new Map<string, number>();
      ids.forEach((id, n) => {
        if (wanted.has(id)) scores.set(id, numbers[n * NUMBERS_EACH]!);
      });
      return scores;
    },
  };
}

/** The bytes of an id with its place in the list. */
const ID_BYTES = 56;

/** Returns the memory in bytes that a ranking takes. */
export const countRankingBytes = ({ ids, numbers }: PackedRanking): number =>
  ids.length * ID_BYTES + numbers.byteLength;

type Subject = Omit<Search, "words">;

/**
 * Finds the ranking of an entity, and caches it for as long as everything that it depends on stays the same:
 * the entity's facts and vector, the catalogue, the opportunities that the user has put away (`version`, see
 * `selectVersions`), and the days left. Callers that ask in the meantime share the result.
 */
export async function rememberRanking(
  rankings: VersionedCache<PackedRanking>,
  search: Subject,
  version: string,
  find: () => Promise<Found<Ranking>>,
): Promise<RankingView> {
  const packed = await rankings.readOrFind(
    search.entity.id,
    buildKey(search, version),
    search.now.getTime(),
    async () => {
      const { value, until } = await find();
      return { value: packRanking(value), until };
    },
  );
  return viewRanking(packed);
}

const buildKey = ({ userId, entity, probe }: Subject, version: string): string =>
  `${userId} ${findFingerprint(entity, probe)} ${version}`;

/** Entities are cached, so most are hashed once. */
const fingerprints = new WeakMap<EntityFacts, { probe: Probe; fingerprint: string }>();

/** Returns a hash of everything that an entity is compared by. */
function findFingerprint(entity: EntityFacts, probe: Probe): string {
  const known = fingerprints.get(entity);
  if (known?.probe === probe) return known.fingerprint;
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([entity, probe.model, probe.terms, probe.themes]))
    .update(probe.vector === null ? "" : Buffer.from(new Float64Array(probe.vector).buffer))
    .digest("base64");
  fingerprints.set(entity, { probe, fingerprint });
  return fingerprint;
}
