import { createHash } from "node:crypto";
import type { Found, VersionedCache } from "../../../platform/concurrency/versioned-cache";
import type { Search } from "./candidates.queries";
import type { Place } from "./ranking";

/** An opportunity that an entity is eligible for, and where it stands: no more is remembered of it, for there are many. */
export type Ranked = Place & { featured: boolean };

/**
 * What an entity is eligible for, best first, up to the time (milliseconds) at which the days left of one of them change. `isComplete`:
 * there is nothing else.
 */
export type Ranking = { ranked: readonly Ranked[]; isComplete: boolean; until: number };

/** Numbers of one opportunity in `PackedRanking`: score, nearness, closes, featured. */
const NUMBERS_EACH = 4;

/** A ranking takes a fifth of the memory as plain numbers: an object with fractions in it takes some 300 bytes. */
export type PackedRanking = Omit<Ranking, "ranked"> & { ids: string[]; numbers: Float64Array };

function pack({ ranked, ...rest }: Ranking): PackedRanking {
  const numbers = new Float64Array(ranked.length * NUMBERS_EACH);
  ranked.forEach(({ score, nearness, closes, featured }, n) =>
    numbers.set([score, nearness, closes, Number(featured)], n * NUMBERS_EACH),
  );
  return { ...rest, ids: ranked.map(({ id }) => id), numbers };
}

function unpack({ ids, numbers, ...rest }: PackedRanking): Ranking {
  const ranked = ids.map((id, n): Ranked => {
    const at = n * NUMBERS_EACH;
    return {
      id,
      score: numbers[at]!,
      nearness: numbers[at + 1]!,
      closes: numbers[at + 2]!,
      featured: numbers[at + 3] === 1,
    };
  });
  return { ...rest, ranked };
}

/** An id with its place in the list. */
const ID_BYTES = 56;

/** How much memory a ranking takes. */
export const rankingBytes = ({ ids, numbers }: PackedRanking): number =>
  ids.length * ID_BYTES + numbers.byteLength;

type Subject = Omit<Search, "words">;

/**
 * The ranking of an entity, found once for as long as everything that it depends on stays the same: the entity's facts and vector, the
 * catalogue, what the user has put away (`version`, see `selectVersions`), and the days that are left. Those who ask meanwhile share it.
 */
export async function rememberRanking(
  rankings: VersionedCache<PackedRanking>,
  search: Subject,
  version: string,
  find: () => Promise<Found<Ranking>>,
): Promise<Ranking> {
  const packed = await rankings.readOrFind(
    search.entity.id,
    keyOf(search, version),
    search.now.getTime(),
    async () => {
      const { value, until } = await find();
      return { value: pack(value), until };
    },
  );
  return unpack(packed);
}

function keyOf({ userId, entity, probe }: Subject, version: string): string {
  const vector = probe.vector === null ? "" : Buffer.from(new Float64Array(probe.vector).buffer);
  return createHash("sha256")
    .update(JSON.stringify([userId, entity, probe.model, probe.themes, version]))
    .update(vector)
    .digest("base64");
}
