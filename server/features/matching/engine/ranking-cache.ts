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

/** The bytes of an id as a number, not as text. */
const ID_BYTES = 16;

/**
 * A ranking as plain numbers, which take a tenth of the memory: an object with fractions takes about 300 bytes. For
 * each opportunity there are its id, its nearness and when it closes, its score and whether it is featured.
 */
export type PackedRanking = Omit<Ranking, "ranked"> & {
  ids: Buffer;
  fractions: Float64Array;
  wholes: Uint8Array;
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

function packRanking({ ranked, ...others }: Ranking): PackedRanking {
  return {
    ...others,
    ids: Buffer.concat(ranked.map(({ id }) => packId(id))),
    fractions: Float64Array.from(ranked.flatMap(({ nearness, closes }) => [nearness, closes])),
    wholes: Uint8Array.from(ranked.flatMap(({ score, featured }) => [score, Number(featured)])),
  };
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

function viewRanking({ ids, fractions, wholes, ...others }: PackedRanking): RankingView {
  return {
    ...others,
    readBest: (max) =>
      Array.from({ length: Math.min(max, ids.length / ID_BYTES) }, (_, n): Ranked => ({
        id: unpackId(ids, n),
        score: wholes[2 * n]!,
        nearness: fractions[2 * n]!,
        closes: fractions[2 * n + 1]!,
        featured: wholes[2 * n + 1] === 1,
      })),
    readScores: (wanted) => {
      const scores = new Map<string, number>();
      for (const id of wanted) {
        const n = findId(ids, packId(id));
        if (n >= 0) scores.set(id, wholes[2 * n]!);
      }
      return scores;
    },
  };
}

/** Returns the memory in bytes that a ranking takes. */
export const countRankingBytes = ({ ids, fractions, wholes }: PackedRanking): number =>
  ids.byteLength + fractions.byteLength + wholes.byteLength;

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

/** Returns the cached ranking of an entity, if it is still valid. */
export function peekRanking(
  rankings: VersionedCache<PackedRanking>,
  search: Subject,
  version: string,
): RankingView | undefined {
  const packed = rankings.read(search.entity.id, buildKey(search, version), search.now.getTime());
  return packed && viewRanking(packed);
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
