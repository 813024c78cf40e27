import { MATCHES_MAX } from "@shared/constants/limits";
import type { Found, VersionedCache } from "../../../platform/concurrency/versioned-cache";
import type { EntityVersion } from "./cache.queries";
import type { Place } from "./ranking";

/**
 * An opportunity that an entity is eligible for, and its place. Nothing else is cached, because there are
 * many.
 */
type Ranked = Place & { featured: boolean };

/**
 * The opportunities that an entity is eligible for, best first. It is valid until the time (milliseconds) at
 * which the days left of one of them change. `isComplete` is true if there are no others.
 */
export type Ranking = { ranked: readonly Ranked[]; isComplete: boolean; until: number };

/** The bytes of an id as a number, not as text. */
const ID_BYTES = 16;

/** Of a ranking, only the best places are cached in full. Lists need nothing else of the others than their points. */
export const BEST_MAX = MATCHES_MAX;

/**
 * A ranking as plain numbers, which take a twentieth of the memory: an object with fractions takes about 300 bytes. For
 * each opportunity there are its id and its score, and for the best also the nearness, when it closes, and whether it is
 * featured.
 */
export type PackedRanking = Omit<Ranking, "ranked"> & {
  ids: Buffer;
  scores: Uint8Array;
  fractions: Float64Array;
  featured: Uint8Array;
};

const packId = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");

function unpackId(ids: Buffer, n: number): string {
  const hex = ids.toString("hex", n * ID_BYTES, (n + 1) * ID_BYTES);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Finds the place of an id in a ranking; -1 if it is not there. */
function findId(ids: Buffer, id: Buffer): number {
  if (id.length !== ID_BYTES) return -1;
  let at = ids.indexOf(id);
  // The end of one id and the beginning of the next may look like another id.
  while (at > 0 && at % ID_BYTES !== 0) at = ids.indexOf(id, at + 1);
  return at < 0 ? -1 : at / ID_BYTES;
}

/** Packs ids into memory of their own. A small `Buffer` shares a block of up to 64 kB, and would keep all of it. */
function packIds(ids: readonly string[]): Buffer {
  const packed = Buffer.alloc(ids.length * ID_BYTES);
  ids.forEach((id, n) => packed.write(id.replaceAll("-", ""), n * ID_BYTES, "hex"));
  return packed;
}

function packRanking({ ranked, ...others }: Ranking): PackedRanking {
  const best = ranked.slice(0, BEST_MAX);
  return {
    ...others,
    ids: packIds(ranked.map(({ id }) => id)),
    scores: Uint8Array.from(ranked, ({ score }) => score),
    fractions: Float64Array.from(best.flatMap(({ nearness, closes }) => [nearness, closes])),
    featured: Uint8Array.from(best, ({ featured }) => Number(featured)),
  };
}

/**
 * A cached ranking to read from. Lists need the best hundred of hundreds of places and the points of a page, so that
 * not all are unpacked for each request.
 */
export type RankingView = Omit<Ranking, "ranked"> & {
  /** Returns the best `max` places, best first, and at most `BEST_MAX`. */
  readBest: (max: number) => Ranked[];
  /** Returns the ids of the best `max` opportunities, best first. */
  readIds: (max: number) => string[];
  /** Returns the points of those of these opportunities that are in the ranking, by id. */
  readScores: (ids: ReadonlySet<string>) => Map<string, number>;
};

function viewRanking({ ids, scores, fractions, featured, ...others }: PackedRanking): RankingView {
  return {
    ...others,
    readBest: (max) =>
      Array.from({ length: Math.min(max, featured.length) }, (_, n): Ranked => ({
        id: unpackId(ids, n),
        score: scores[n]!,
        nearness: fractions[2 * n]!,
        closes: fractions[2 * n + 1]!,
        featured: featured[n] === 1,
      })),
    readIds: (max) => Array.from({ length: Math.min(max, scores.length) }, (_, n) => unpackId(ids, n)),
    readScores: (wanted) => {
      const found = new Map<string, number>();
      for (const id of wanted) {
        const n = findId(ids, packId(id));
        if (n >= 0) found.set(id, scores[n]!);
      }
      return found;
    },
  };
}

/** Returns the memory in bytes that a ranking takes. */
export const countRankingBytes = ({ ids, scores, fractions, featured }: PackedRanking): number =>
  ids.byteLength + scores.byteLength + fractions.byteLength + featured.byteLength;

/** What a ranking is found for. Its vector is made of the entity's row, so it is enough to know that there is one. */
export type RankedSubject = {
  userId: string;
  entity: EntityVersion;
  /** The model that makes vectors. */
  model: string;
  /** The version of rankings (see `selectVersions`). */
  version: string;
  now: Date;
};

/**
 * Finds the ranking of an entity, and caches it for as long as everything that it depends on stays the same:
 * the entity, the catalogue, the opportunities that the user has hidden, and the days left. Callers that ask in the
 * meantime share the result.
 */
export async function rememberRanking(
  rankings: VersionedCache<PackedRanking>,
  subject: RankedSubject,
  find: () => Promise<Found<Ranking>>,
): Promise<RankingView> {
  const packed = await rankings.readOrFind(
    subject.entity.id,
    buildKey(subject),
    subject.now.getTime(),
    async () => {
      const { value, until } = await find();
      return { value: packRanking(value), until };
    },
  );
  return viewRanking(packed);
}

/** Returns the cached ranking of an entity, if it is still valid. */
export function peekRanking(
  rankings: VersionedCache<PackedRanking>,
  subject: RankedSubject,
): RankingView | undefined {
  const packed = rankings.read(subject.entity.id, buildKey(subject), subject.now.getTime());
  return packed && viewRanking(packed);
}

const buildKey = ({ userId, entity, model, version }: RankedSubject): string =>
  `${userId} ${entity.version} ${entity.hasVector ? model : ""} ${version}`;
