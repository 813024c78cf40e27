import { EMBEDDING_DIMENSIONS } from "@shared/constants/limits";
import type { Deps } from "../../../context/deps";
import { selectCandidatesByIds } from "../../matching/matching.service";
import type { Candidate } from "../../matching/engine/match-types";
import type { Moments } from "../recipients";
import { selectNewOnShow, selectOpportunityVectors } from "./match.queries";

/** Of more, the latest are looked at: their vectors take 30 MB. So many at once come with a new source, of which nobody reads all. */
const NEW_MAX = 5_000;
const READ_AT_ONCE = 200;

/** An opportunity that came on show, beside no entity yet. */
export type NewOpportunity = {
  candidate: Candidate;
  deadlineTimezone: string | null;
  /** Milliseconds. */
  verifiedAt: number;
  /** Null while it has none of the present model. */
  vector: Float32Array | null;
};

/** What came on show since a moment and is open, with the vectors of the present model: read once for all people of a run. */
export async function loadNewOnShow(
  { db, embedder, matchingCaches: { facts } }: Pick<Deps, "db" | "embedder" | "matchingCaches">,
  since: Date,
  moments: Moments,
  yieldToEventLoop: () => Promise<void>,
): Promise<NewOpportunity[]> {
  const { model } = embedder;
  const rows = await selectNewOnShow(db, since, moments, NEW_MAX);
  const found: NewOpportunity[] = [];
  for (let from = 0; from < rows.length; from += READ_AT_ONCE) {
    const some = rows.slice(from, from + READ_AT_ONCE);
    const ids = some.map(({ id }) => id);
    const candidates = await selectCandidatesByIds({ db, facts }, ids, { vector: null, model, themes: [] });
    const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
    const vectors = await selectOpportunityVectors(db, ids, model);
    for (const { id, verifiedAt, deadlineTimezone } of some) {
      const candidate = byId.get(id);
      if (candidate && verifiedAt)
        found.push({
          candidate,
          deadlineTimezone,
          verifiedAt: verifiedAt.getTime(),
          vector: readVector(vectors.get(id) ?? null),
        });
      await yieldToEventLoop();
    }
  }
  return found;
}

/** A vector from the bytes of `vector_send`: two numbers of two bytes, and then four bytes for each dimension, the highest first. */
export function readVector(bytes: Buffer | null): Float32Array | null {
  if (bytes === null) return null;
  const vector = new Float32Array(EMBEDDING_DIMENSIONS);
  const own = Buffer.from(vector.buffer);
  own.set(bytes.subarray(4));
  own.swap32();
  return vector;
}
